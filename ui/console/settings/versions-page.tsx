import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type {
  SettingsOverview,
  SettingsVersion,
} from '../../../schemas/types/http/market-settings.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Grid, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Select } from '../../components/select.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';
import { PageState } from '../page-state.tsx';
import { useReading } from '../use-reading.ts';
import { ChangesBetween } from './changes-between.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { usePublishing } from './use-publishing.ts';
import { VersionTable } from './version-table.tsx';

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
