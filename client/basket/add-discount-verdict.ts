import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import { excludes } from '../../core/deals/excludes.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { AddDealVerdict } from './add-deal-verdict.ts';
import type { Basket } from '../../core/basket/basket.ts';

/**
 * Judges a discount before it is applied: one that is active has reached its limit, and it may not stand
 * beside a deal that either side names [DEA-31, DEA-78, BSK-40].
 */
export const judgeNewDiscount = (
  discount: Discount | undefined,
  basket: Basket,
  catalogue: Catalogue | undefined,
): AddDealVerdict => {
  if (!discount || !catalogue) return { kind: 'unavailable' };
  if (basket.discountId === discount.id) {
    return { kind: 'limit', max: discount.maxPerCustomer ?? 1, isOffer: true };
  }
  const conflicts = basket.deals
    .map(({ dealId }) => dealId)
    .filter((id) => excludes(discount, catalogue.deals.get(id) ?? { id }));
  return conflicts.length > 0
    ? { kind: 'conflict', with: [...new Set(conflicts)] }
    : { kind: 'added' };
};
