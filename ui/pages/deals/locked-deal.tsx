import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';

/** In place of the builder for a deal that is not unlocked [DEA-08]. */
export const LockedDeal = ({ deal }: { readonly deal: Deal }) => {
  const { deals } = useApp();
  const { t } = useWords();
  return (
    <EmptyState
      level={1}
      icon="lock"
      title={deal.title}
      action={<Button to="/order/deals/">{t('deals.back')}</Button>}
    >
      {t(deals.lockedMessage(deal))}
    </EmptyState>
  );
};
