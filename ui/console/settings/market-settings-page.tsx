import type { CSSObject, Theme } from '@emotion/react';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { mayOperator } from '../../../core/operators/operator-roles.ts';
import type {
  SettingsFinding,
  SettingsOverview,
} from '../../../schemas/types/http/market-settings.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { Heading } from '../../components/heading.tsx';
import { Row, Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { Text } from '../../components/text.tsx';
import { TextLink } from '../../components/text-link.tsx';
import { useWords } from '../../words/words-context.tsx';
import { useConsole } from '../console-context.tsx';
import { PageState } from '../page-state.tsx';
import { useReading } from '../use-reading.ts';
import { FileEditor } from './file-editor.tsx';
import { FindingList } from './finding-list.tsx';
import { PlanList } from './plan-list.tsx';
import { PublishPart } from './publish-part.tsx';
import { SourceNotice } from './source-notice.tsx';
import { isError, useSettingsCheck } from './use-settings-check.ts';
import { useSettingsWork } from './use-settings-work.ts';
import { WorkNotices } from './work-notices.tsx';

const columns = (theme: Theme): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  alignItems: 'start',
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
});

/** A place for news that takes no room while there is none. */
const quiet: CSSObject = { '&:empty': { position: 'absolute' } };

/** A market's files in an editor, with what is wrong and what follows beside it [OPR-21]. */
export function MarketSettingsPage() {
  const { t } = useWords();
  const { market = '' } = useParams();
  const { settings } = useConsole();
  const reading = useReading(useCallback(() => settings.overview(), [settings]));
  const { again } = reading;
  // Somebody else may have published while this window lay behind others.
  useEffect(() => {
    window.addEventListener('focus', again);
    return () => window.removeEventListener('focus', again);
  }, [again]);
  return (
    <PageState reading={reading}>
      {(overview) =>
        overview.markets.some(({ id }) => id === market) ? (
          <MarketSettings key={market} market={market} overview={overview} again={again} />
        ) : (
          <EmptyState icon="warning" title={t('page.unknown.title')}>
            {t('page.unknown.text')}
          </EmptyState>
        )
      }
    </PageState>
  );
}

interface MarketSettingsProps {
  readonly market: string;
  readonly overview: SettingsOverview;
  readonly again: () => void;
}

/** Where a finding leads to; another object each time that it is pressed. */
interface Shown {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

function MarketSettings({ market, overview, again }: MarketSettingsProps) {
  const { t } = useWords();
  const { profile } = useConsole();
  const own = useSettingsWork(market, overview.version);
  const { work } = own;
  const mayEdit = mayOperator(profile.role, 'publish-settings');
  const judged = useSettingsCheck(market, mayEdit ? work : undefined);
  const [path, setPath] = useState('manifest.json');
  const [shown, setShown] = useState<Shown>();
  const [published, setPublished] = useState<number>();
  const latest = Math.max(overview.version, judged.latest ?? 0);
  const isOutdated = work !== undefined && latest > work.version;
  const isJudged = work !== undefined && judged.work === work;
  const canPublish =
    overview.mayPublish && isJudged && !isOutdated && judged.plan?.problems.length === 0;
  const show = ({ path: file, line = 1, column = 1 }: SettingsFinding) => {
    if (file === undefined) return;
    setPath(file);
    setShown({ path: file, line, column });
  };
  const files = overview.markets.find(({ id }) => id === market)?.files ?? [];
  return (
    <Stack gap={5}>
      <Row justify="space-between">
        <Heading level={1}>{t('settings.ofMarket', { market: market.toUpperCase() })}</Heading>
        <TextLink to={`/settings/${market}/versions`}>{t('settings.history')}</TextLink>
      </Row>
      <SourceNotice overview={overview} />
      <div role="status" css={quiet}>
        {published !== undefined && !work && (
          <Notice tone="success">{t('settings.published', { version: published })}</Notice>
        )}
      </div>
      <WorkNotices
        market={market}
        own={own}
        latest={latest}
        hasFailed={judged.hasFailed}
        again={judged.again}
      />
      <div css={columns}>
        <FileEditor
          market={market}
          files={files}
          version={work?.version ?? overview.version}
          path={path}
          texts={work?.texts ?? {}}
          findings={isJudged ? judged.findings : []}
          place={shown?.path === path ? shown : undefined}
          isReadOnly={!mayEdit}
          onPick={(file) => {
            setShown(undefined);
            setPath(file);
          }}
          onType={own.type}
        />
        {mayEdit && (
          <Stack gap={5}>
            <FindingList
              findings={judged.findings}
              isChecking={work !== undefined && !isJudged && !judged.hasFailed}
              onShow={show}
            />
            <Stack gap={2} as="section">
              <Heading level={2} look="heading">
                {t('settings.plan')}
              </Heading>
              <PlanOf work={work !== undefined} judged={judged} isJudged={isJudged} />
            </Stack>
            {overview.mayPublish && (
              <PublishPart
                market={market}
                work={work}
                plan={canPublish ? judged.plan : undefined}
                onDone={(version) => {
                  own.discard();
                  setPublished(version);
                  again();
                }}
                onClose={again}
              />
            )}
          </Stack>
        )}
      </div>
    </Stack>
  );
}

interface PlanOfProps {
  readonly work: boolean;
  readonly judged: ReturnType<typeof useSettingsCheck>;
  readonly isJudged: boolean;
}

function PlanOf({ work, judged, isJudged }: PlanOfProps) {
  const { t } = useWords();
  if (!work) return <Text tone="muted">{t('settings.nothingTyped')}</Text>;
  if (isJudged && judged.findings.some(isError)) {
    return <Text tone="muted">{t('settings.mendFirst')}</Text>;
  }
  if (!isJudged || !judged.plan) return <Text tone="muted">{t('settings.planning')}</Text>;
  return <PlanList plan={judged.plan} />;
}
