import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import type { Basket } from '../../core/basket/basket.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { UpsellRule } from '../../schemas/types/catalogue/upsell.ts';

/** Whether a deal is what a rule asks for; a field that the deal has not is nothing [UPS-04]. */
export function holdsFor({ field, operator, value }: UpsellRule, deal: Deal): boolean {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(deal);
  const found = fields.find(([name]) => name === field)?.[1];
  if (operator === 'eq') return found === value;
  if (Array.isArray(found)) return found.includes(value);
  return typeof found === 'string' && typeof value === 'string' && found.includes(value);
}

/** Whether all the rules hold for one and the same deal [UPS-05]. */
export const matchesDeal = (rules: readonly UpsellRule[], deal: Deal): boolean =>
  rules.every((rule) => holdsFor(rule, deal));

/** A line of a basket: a loose item by itself, or a deal. */
interface Line {
  /** `basketItemId` or `basketDealId`. */
  readonly id: string;
  readonly choices: readonly Choice[];
  /** Deal it is; undefined for a loose item. */
  readonly dealId?: string;
}

/** The lines that upsells can hang on: upsells hang on no upsell. */
const linesOf = ({ deals, items }: Basket): readonly Line[] => [
  ...items
    .filter(({ upsellParentId }) => upsellParentId === undefined)
    .map(({ basketItemId, choice }) => ({ id: basketItemId, choices: [choice] })),
  ...deals.map(({ basketDealId, dealId, choices }) => ({
    id: basketDealId,
    dealId,
    choices: Object.values(choices).flat(),
  })),
];

/** How many upsells of a line were taken, those that the deal assistant has put into a deal among them [UPS-08]. */
export const takenOf = (id: string, { deals, items }: Basket): number => {
  const origins = deals.flatMap((deal) => Object.values(deal.origins ?? {}).flat());
  return [...items, ...origins].filter(({ upsellParentId }) => upsellParentId === id).length;
};

/** Whether an upsell's rules hold for a deal of the basket; without rules they always do [UPS-05]. */
export function matchesBasket(
  { match = [] }: Upsell,
  basket: Basket,
  catalogue: Catalogue,
): boolean {
  return match.length === 0 || basket.deals.some(({ dealId }) => isMatch(match, dealId, catalogue));
}

const isMatch = (
  rules: NonNullable<Upsell['match']>,
  dealId: string,
  { deals }: Catalogue,
): boolean => {
  const deal = deals.get(dealId);
  return deal !== undefined && matchesDeal(rules, deal);
};

/**
 * The line of the basket that an upsell hangs on: the first with its product, or with a product of its type; without
 * either the first deal that its rules match, or else the first line. A line that has as many upsells as are allowed
 * is ignored [UPS-08].
 * @param maxCount upsells that one line may have
 * @returns `basketItemId` or `basketDealId`; undefined when there is no such line
 */
export function parentOf(
  { productId, productType, match = [] }: Upsell,
  basket: Basket,
  catalogue: Catalogue,
  maxCount: number,
): string | undefined {
  const isWanted = ({ choices, dealId }: Line): boolean => {
    if (productId !== undefined) return choices.some((choice) => choice.productId === productId);
    if (productType !== undefined) return choices.some(({ type }) => type === productType);
    if (match.length === 0) return true;
    return dealId !== undefined && isMatch(match, dealId, catalogue);
  };
  return linesOf(basket).find((line) => isWanted(line) && takenOf(line.id, basket) < maxCount)?.id;
}
