import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { useWords } from '../../words/words-context.tsx';
import type { useSettingsWork } from './use-settings-work.ts';

interface WorkNoticesProps {
  readonly market: string;
  readonly own: ReturnType<typeof useSettingsWork>;
  /** The version published last. */
  readonly latest: number;
  /** The server could not be asked for a check. */
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** What somebody should know of what they have typed: that it is still there, or that another version came meanwhile. */
export function WorkNotices({ market, own, latest, hasFailed, again }: WorkNoticesProps) {
  const { t } = useWords();
  const { work, isFound } = own;
  if (!work) return null;
  const discard = (
    <Button size="small" variant="secondary" onClick={own.discard}>
      {t('settings.discard')}
    </Button>
  );
  return (
    <Stack gap={3}>
      {latest > work.version && (
        <Notice
          tone="warning"
          announce
          title={t('settings.outdated', { version: latest })}
          action={
            <>
              <Button size="small" onClick={() => own.moveTo(latest)}>
                {t('settings.goOn', { version: latest })}
              </Button>
              {work.version > 0 && (
                <Button
                  size="small"
                  variant="secondary"
                  to={`/settings/${market}/versions?from=${work.version}&to=${latest}`}
                >
                  {t('settings.seeChanges')}
                </Button>
              )}
              {discard}
            </>
          }
        >
          {t('settings.outdatedText')}
        </Notice>
      )}
      {isFound && latest <= work.version && (
        <Notice
          title={t('settings.stillThere', { files: Object.keys(work.texts).join(', ') })}
          action={discard}
        />
      )}
      {hasFailed && (
        <Notice
          tone="danger"
          announce
          action={
            <Button size="small" onClick={again}>
              {t('page.again')}
            </Button>
          }
        >
          {t('settings.notChecked')}
        </Notice>
      )}
    </Stack>
  );
}
