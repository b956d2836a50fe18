import { observer } from 'mobx-react-lite';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import { slotsOf } from '../../../core/deals/deal-slots.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { Button } from '../../components/button.tsx';
import { Stack } from '../../components/layout.tsx';
import { Notice } from '../../components/notice.tsx';
import { useFittingDeals } from '../../menu-parts/use-fitting-deals.ts';
import { useWishWords } from '../../menu-parts/use-wish-words.ts';
import { useApp } from '../../store-context.tsx';
import { useWords } from '../../words/words-context.tsx';
import { slotTitle } from './slot-title.ts';

interface UnfillableNoticeProps {
  readonly deal: Deal;
  readonly catalogue: Catalogue;
}

/** Says that a deal cannot be filled with what the customer eats, and by which of its parts [SHP-20]. */
export const UnfillableNotice = observer(function UnfillableNotice(props: UnfillableNoticeProps) {
  const { deal, catalogue } = props;
  const { t, locale } = useWords();
  const { wishes } = useApp();
  const names = useWishWords();
  const { unfillable } = useFittingDeals(catalogue);
  const slots = unfillable(deal);
  if (slots.length === 0) return null;
  const parts = slots.map((slot) => slotTitle(slot, slotsOf(deal), t));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
  return (
    <Notice tone="warning">
      <Stack gap={2}>
        {t('search.dealUnfit', { wishes: names.all, parts: list })}
        <div>
          <Button size="small" variant="secondary" onClick={() => wishes.clear()}>
            {t('search.clearAll')}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
});
