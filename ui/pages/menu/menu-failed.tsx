import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { useRetry } from '../../platform/use-retry.ts';
import { useWords } from '../../words/words-context.tsx';

/** Says that products did not come, and tries again [MNU-10]. */
export function MenuFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useWords();
  useRetry(true, onRetry);
  return (
    <Notice
      tone="danger"
      announce
      title={t('menu.failed.title')}
      action={
        <Button size="small" variant="secondary" icon="refresh" onClick={onRetry}>
          {t('menu.failed.retry')}
        </Button>
      }
    >
      {t('menu.failed.text')}
    </Notice>
  );
}
