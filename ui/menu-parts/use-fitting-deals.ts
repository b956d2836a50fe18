import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { DealSlot } from '../../core/deals/deal-slots.ts';
import { unfillableSlots } from '../../core/deals/fits-wishes.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { useApp } from '../store-context.tsx';
import { type Fits, useFits } from './use-fits.ts';

/** The size that a slot asks for, where its products have sizes. */
export const sizeOf = ({ option }: DealSlot): string | undefined =>
  option.type === 'pizza' ? option.subtype : undefined;

/** What the customer's wishes make of deals [SHP-20]. */
export interface FittingDeals extends Fits {
  /** Slots that the customer can put nothing into that fits. */
  readonly unfillable: (deal: Deal) => readonly DealSlot[];
  /** Of some deals those that the customer can fill. */
  readonly fillable: (deals: readonly Deal[]) => readonly Deal[];
}

/** Judges deals by the customer's wishes, once the catalogue has come; for observers. */
export function useFittingDeals(catalogue: Catalogue | undefined): FittingDeals {
  const { count } = useApp().wishes;
  const judge = useFits(catalogue);
  const unfillable = (deal: Deal) =>
    count === 0 || !catalogue
      ? []
      : unfillableSlots(deal, catalogue, (product, slot) => judge.fits(product, sizeOf(slot)));
  return {
    ...judge,
    unfillable,
    fillable: (deals) => deals.filter((deal) => unfillable(deal).length === 0),
  };
}
