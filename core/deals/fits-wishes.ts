import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { type DealSlot, productsOfSlot, slotsOf } from './deal-slots.ts';

/** Whether a product may stand in a slot, besides what the deal itself says. */
export type SlotRule = (product: Product, slot: DealSlot) => boolean;

/** The slots that a deal asks for and that a customer can put nothing into by a rule, such as what they do not eat [SHP-20]. */
export const unfillableSlots = (
  deal: Deal,
  catalogue: Catalogue,
  fits: SlotRule,
): readonly DealSlot[] =>
  slotsOf(deal).filter(
    (slot) =>
      slot.isRequired && !productsOfSlot(slot, catalogue).some((product) => fits(product, slot)),
  );
