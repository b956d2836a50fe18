import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Choice } from '../menu/choice.ts';
import { defaultChoice } from '../menu/default-choice.ts';
import { isHalfAndHalf } from '../menu/listed-products.ts';
import type { DealPricing } from './fill-slots.ts';
import { priceDeal } from './price-deal.ts';
import { type DealSlot, productsOfSlot, slotsOf } from './deal-slots.ts';

/** A product as it is, at the size a slot wants; at each of its sizes where the slot leaves that open. */
const choicesOf = ({ option }: DealSlot, product: Product): readonly Choice[] =>
  product.type === 'pizza' && option.subtype === undefined
    ? (product.sizes ?? []).map(({ id }) => defaultChoice(product, id))
    : [defaultChoice(product, product.type === 'pizza' ? option.subtype : undefined)];

/**
 * The least that a deal costs when all it requires is chosen, in minor units; undefined when a slot cannot be filled.
 * Slots are looked at one by one, which is right for kinds whose slots cost what they cost whatever is in the others,
 * as the standard prices do [SHP-03].
 */
export function cheapestComplete(deal: Deal, pricing: DealPricing): number | undefined {
  const priceOf = (choices: Readonly<Record<number, readonly Choice[]>>) =>
    priceDeal({ dealId: deal.id, choices }, pricing);
  const cheapest: Record<number, readonly Choice[]> = {};
  for (const slot of slotsOf(deal).filter(({ isRequired }) => isRequired)) {
    const whole = productsOfSlot(slot, pricing.catalogue).filter((one) => !isHalfAndHalf(one));
    const offered = whole.flatMap((product) =>
      choicesOf(slot, product).flatMap((choice) => {
        const price = priceOf({ [slot.slot]: [choice] })?.price;
        return price === undefined ? [] : [{ choice, price }];
      }),
    );
    const [best] = offered.toSorted((a, b) => a.price - b.price);
    if (!best) return undefined;
    cheapest[slot.slot] = Array.from({ length: slot.items }, () => best.choice);
  }
  const priced = priceOf(cheapest);
  return priced?.isComplete ? priced.price : undefined;
}
