import { EmptyState } from '../../components/empty-state.tsx';
import { useWords } from '../../words/words-context.tsx';

/** In place of products where there are none. */
export function MenuEmpty() {
  const { t } = useWords();
  return (
    <EmptyState icon="table" title={t('menu.empty.title')}>
      {t('menu.empty.text')}
    </EmptyState>
  );
}
