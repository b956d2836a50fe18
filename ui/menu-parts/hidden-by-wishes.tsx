import { observer } from 'mobx-react-lite';
import { Button } from '../components/button.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { Text } from '../components/text.tsx';
import { useApp } from '../store-context.tsx';
import { useWords } from '../words/words-context.tsx';

/** How many things of a list the customer's wishes leave out [SHP-20]. */
export function HiddenByWishes({ count }: { readonly count: number }) {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <Text size="small" tone="muted">
      {t('search.hidden', { count })}
    </Text>
  );
}

interface NothingFitsProps {
  readonly level?: 2 | 3 | undefined;
}

/** In place of a list of which nothing fits the customer's wishes: why, and the way out [SHP-20]. */
export const NothingFits = observer(function NothingFits({ level = 2 }: NothingFitsProps) {
  const { t } = useWords();
  const { wishes } = useApp();
  return (
    <EmptyState
      icon="filter"
      level={level}
      title={t('search.nothingFits.title')}
      action={<Button onClick={() => wishes.clear()}>{t('search.clearAll')}</Button>}
    >
      {t('search.nothingFits.text')}
    </EmptyState>
  );
});
