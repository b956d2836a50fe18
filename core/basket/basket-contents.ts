import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Choice } from '../menu/choice.ts';
import type { Basket } from './basket.ts';
import type { PricedBasket } from './priced-basket.ts';
import { voucherTerms } from '../vouchers/voucher-terms.ts';
import type { DiscountTerms } from '../vouchers/discount-value.ts';

/** Every choice of a basket, inside deals and loose. */
const allChoices = ({ deals, items }: Pick<Basket, 'deals' | 'items'>): Choice[] => [
  ...deals.flatMap(({ choices }) => Object.values(choices).flat()),
  ...items.map(({ choice }) => choice),
];

/** The products of a basket, one for each item, inside deals and loose; unknown ones are left out. */
export const productsOf = (
  basket: Pick<Basket, 'deals' | 'items'>,
  { products }: Pick<Catalogue, 'products'>,
): Product[] =>
  allChoices(basket)
    .map(({ productId }) => products.get(productId))
    .filter((product) => product !== undefined);

/** Whether there is nothing to order. */
export const isEmpty = ({ deals, items }: Basket): boolean =>
  deals.length === 0 && items.length === 0;

/** How many reward deals a basket holds [BSK-82]. */
export const rewardCount = (
  { deals }: Pick<Basket, 'deals'>,
  catalogue: Pick<Catalogue, 'deals'>,
): number => deals.filter(({ dealId }) => catalogue.deals.get(dealId)?.loyalty === true).length;

/** Whether a gift card pays: credit or a gift-card voucher, also when nothing of it is used [BSK-58]. */
const hasGiftCard = (basket: Basket, priced: PricedBasket): boolean =>
  basket.credit !== undefined ||
  priced.giftVoucher > 0 ||
  Object.values(priced.deals).some(({ faceValue }) => faceValue > 0);

/**
 * Whether less than nothing would be due without a gift card, which nobody may order [BSK-58, CHK-102]. No discount is
 * worth that much [VOU-07]: it guards against prices that plugins work out.
 */
export const isBelowNothing = (basket: Basket, priced: PricedBasket): boolean =>
  priced.amountDue < 0 && !hasGiftCard(basket, priced);

/** A basket with alcohol needs a pizza, a side of any sort or a dessert; drinks and dips do not count [BSK-61]. */
export function isAlcoholRefused(basket: Basket, catalogue: Catalogue): boolean {
  const products = productsOf(basket, catalogue);
  const hasFood = products.some(({ type }) => type !== 'drink' && type !== 'dip');
  return !hasFood && products.some(({ alcohol }) => alcohol === true);
}

/** The terms of the active discount: those of the active voucher where it is that one's, else the deals list's [BSK-40, VOU-26]. */
export const activeDiscount = (
  { discountId, voucher }: Pick<Basket, 'discountId' | 'voucher'>,
  { discounts }: Pick<Catalogue, 'discounts'>,
): DiscountTerms | undefined => {
  if (discountId === undefined) return undefined;
  const own = voucher && voucherTerms(voucher);
  return own?.id === discountId ? own : discounts.get(discountId);
};
