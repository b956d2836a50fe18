import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useWords } from '../../words/words-context.tsx';

interface MenuEmptyProps {
  /** Switches off the filter that hides everything; absent where none does. */
  readonly onReset: (() => void) | undefined;
}

/** In place of products where there are none. */
export function MenuEmpty({ onReset }: MenuEmptyProps) {
  const { t } = useWords();
  if (!onReset) {
    return (
      <EmptyState icon="table" title={t('menu.empty.title')}>
        {t('menu.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="leaf"
      title={t('menu.empty.filteredTitle')}
      action={<Button onClick={onReset}>{t('menu.empty.reset')}</Button>}
    >
      {t('menu.empty.filteredText')}
    </EmptyState>
  );
}
