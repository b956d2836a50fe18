import type { CSSObject } from '@emotion/react';
import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type {
  SettingsOverview,
  SettingsVersion,
} from '../../../schemas/types/http/market-settings.ts';
import { Button } from '../../components/button.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid, Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Select } from '../../components/select.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';
import { PageState } from '../page-state.tsx';
import { tableStyle } from '../table-style.ts';
import { useFormats } from '../use-formats.ts';
import { useReading } from '../use-reading.ts';
import { ChangesBetween } from './changes-between.tsx';
import { planText } from './plan-style.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { usePublishing } from './use-publishing.ts';

/** The rows of a table have lines already. */
const noLine: CSSObject = { borderBottom: 'none' };

/** The versions of a market: who published what and why, what differs between two, and the way back [OPR-21]. */
export function VersionsPage() {
  const { t } = useWords();
  const { market = '' } = useParams();
  const { settings } = useConsole();
  const reading = useReading(
    useCallback(async () => {
      const [overview, versions] = await Promise.all([
        settings.overview(),
        settings.versions(market),
      ]);
      return { overview, versions };
    }, [settings, market]),
  );
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <TextLink to={`/settings/${market}`}>
          {t('settings.ofMarket', { market: market.toUpperCase() })}
        </TextLink>
        <Heading level={1}>{t('settings.historyOf', { market: market.toUpperCase() })}</Heading>
      </Stack>
      <PageState reading={reading}>
        {({ overview, versions }) =>
          versions.length === 0 ? (
            <EmptyState icon="clock" title={t('settings.noVersions')}>
              {t('settings.noVersionsText')}
            </EmptyState>
          ) : (
            <History
              market={market}
              overview={overview}
              versions={versions}
              again={reading.again}
            />
          )
        }
      </PageState>
    </Stack>
  );
}

interface HistoryProps {
  readonly market: string;
  readonly overview: SettingsOverview;
  readonly versions: readonly SettingsVersion[];
  readonly again: () => void;
}

function History({ market, overview, versions, again }: HistoryProps) {
  const { t } = useWords();
  const { settings } = useConsole();
  const [back, setBack] = useState<number>();
  const [done, setDone] = useState<number>();
  const publishing = usePublishing(({ version }) => {
    setBack(undefined);
    setDone(version);
    again();
  });
  return (
    <>
      <div role="status">
        {done !== undefined && (
          <Notice tone="success">{t('settings.published', { version: done })}</Notice>
        )}
      </div>
      <Comparison market={market} versions={versions} />
      <VersionTable
        versions={versions}
        onBack={
          overview.mayPublish
            ? (number) => {
                publishing.begin();
                setBack(number);
              }
            : undefined
        }
      />
      {back !== undefined && (
        <ReasonDialog
          title={t('settings.backTitle', { version: back })}
          confirm={t('settings.backNow')}
          isBusy={publishing.isBusy}
          failure={publishing.failure}
          onClose={() => {
            setBack(undefined);
            again();
          }}
          onConfirm={(reason) =>
            void publishing.publish((key) =>
              settings.rollBack(market, { version: overview.version, to: back, reason }, key),
            )
          }
        >
          <Text>{t('settings.backText')}</Text>
          <ChangesBetween market={market} from={overview.version} to={back} />
        </ReasonDialog>
      )}
    </>
  );
}

/** What differs between two versions that are chosen; the last two, unless the address says others. */
function Comparison({ market, versions }: Pick<HistoryProps, 'market' | 'versions'>) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const [last, one = last] = versions;
  const from = Number(search.get('from') ?? one?.number);
  const to = Number(search.get('to') ?? last?.number);
  const choose = (name: 'from' | 'to', value: string) =>
    setSearch({ from: String(from), to: String(to), [name]: value }, { replace: true });
  const numbers = [...new Set([...versions.map(({ number }) => number), from, to])].toSorted(
    (first, second) => second - first,
  );
  const options = numbers.map((number) => ({
    value: String(number),
    label: t('settings.version', { version: number }),
  }));
  return (
    <Stack gap={3} as="section">
      <Heading level={2} look="heading">
        {t('settings.compare')}
      </Heading>
      <Grid gap={3}>
        {(['from', 'to'] as const).map((name) => (
          <Select
            key={name}
            label={t(`settings.${name}`)}
            value={String(name === 'from' ? from : to)}
            options={options}
            onChange={({ target }) => choose(name, target.value)}
          />
        ))}
      </Grid>
      <ChangesBetween market={market} from={from} to={to} />
    </Stack>
  );
}

interface VersionTableProps {
  readonly versions: readonly SettingsVersion[];
  readonly onBack: ((number: number) => void) | undefined;
}

function VersionTable({ versions, onBack }: VersionTableProps) {
  const { t } = useWords();
  const { exact } = useFormats();
  return (
    <table css={tableStyle}>
      <caption hidden>{t('settings.history')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('settings.number')}</th>
          <th scope="col">{t('audit.at')}</th>
          <th scope="col">{t('audit.who')}</th>
          <th scope="col">{t('settings.why')}</th>
          <th scope="col">{t('settings.wayBack')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map(({ number, publishedAt, author, reason, restores, plan }, index) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{exact(publishedAt)}</td>
            <td>{author}</td>
            <td>
              <Disclosure summary={reason} css={noLine}>
                <pre css={planText}>{plan}</pre>
              </Disclosure>
              {restores !== undefined && (
                <Text size="small" tone="muted">
                  {t('settings.restores', { version: restores })}
                </Text>
              )}
            </td>
            <td>
              {index > 0 && onBack ? (
                <Row justify="end">
                  <Button size="small" variant="secondary" onClick={() => onBack(number)}>
                    {t('settings.back', { version: number })}
                  </Button>
                </Row>
              ) : (
                t(index === 0 ? 'settings.present' : 'settings.earlier')
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
