import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useWords } from '../../words/words-context.tsx';

/** In place of a part of a page that failed to render [SHL-66]. */
export const PanelFailure = ({ linkToDeals = false }: { readonly linkToDeals?: boolean }) => {
  const { t } = useWords();
  return (
    <EmptyState
      icon="warning"
      title={t('shell.failure.title')}
      action={
        linkToDeals ? <Button to="/order/deals/">{t('shell.failure.toDeals')}</Button> : undefined
      }
    >
      {t('shell.failure.message')}
    </EmptyState>
  );
};
