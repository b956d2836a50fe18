import type { Deal, DealOption } from '../../schemas/types/catalogue/deal.ts';
import type { Product, ProductType } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Choice } from '../menu/choice.ts';
import { recipeOf } from '../menu/default-choice.ts';

/** One place to fill in a deal. */
export interface DealSlot {
  /** Number of the slot, from 0: required slots first, then optional ones, each in option order [DEA-24]. */
  readonly slot: number;
  readonly optionIndex: number;
  readonly option: DealOption;
  readonly isRequired: boolean;
  /** Items to choose in it: 1, or the dips of a multi-dip slot [DEA-25]. */
  readonly items: number;
}

/** Deals are frozen data, so the slots of each are worked out once. */
const known = new WeakMap<Deal, readonly DealSlot[]>();

/** The slots of a deal [DEA-23, DEA-24, DEA-25]. */
export function slotsOf(deal: Deal): readonly DealSlot[] {
  let slots = known.get(deal);
  if (!slots) {
    slots = [...slotsWith(deal, true), ...slotsWith(deal, false)].map((slot, index) => ({
      ...slot,
      slot: index,
    }));
    known.set(deal, slots);
  }
  return slots;
}

/**
 * The slot of a deal at a choice id when its option is of a type.
 * @throws when the deal has no option of that type there [DEA-29]
 */
export function slotOfType(deal: Deal, type: ProductType, choiceId: number): DealSlot {
  const slot = slotsOf(deal)[choiceId];
  if (slot?.option.type === type) return slot;
  throw new Error(`Deal ${deal.id} has no ${type} option at choice ${choiceId}.`);
}

function slotsWith(deal: Deal, isRequired: boolean): Omit<DealSlot, 'slot'>[] {
  return deal.options.flatMap((option, optionIndex) => {
    const { required, optional, items } = slotCounts(option);
    return Array.from({ length: isRequired ? required : optional }, () => ({
      optionIndex,
      option,
      isRequired,
      items,
    }));
  });
}

/** Several dips share one required slot; anything else has a slot for every item. */
function slotCounts(option: DealOption): { required: number; optional: number; items: number } {
  const count = option.count ?? 1;
  if (option.type === 'dip' && count > 1) return { required: 1, optional: 0, items: count };
  const required = option.min ?? count;
  return { required, optional: Math.max(0, (option.max ?? count) - required), items: 1 };
}

/**
 * Whether a slot offers a product: the option's type, its kind and entities where given, and its
 * subtype, which for pizzas is the size [DEA-27]. A product sold in deals only must be named [MNU-40].
 */
export function slotOffers({ option }: DealSlot, product: Product): boolean {
  if (product.type !== option.type) return false;
  if (option.kind !== undefined && product.kind !== option.kind) return false;
  if (!fitsSubtype(option, product)) return false;
  if (option.entities) return option.entities.includes(product.id);
  return product.dealOnly !== true && product.hidden !== true;
}

/** The products a slot offers, in menu order. */
export const productsOfSlot = (slot: DealSlot, catalogue: Catalogue): Product[] =>
  [...catalogue.products.values()].filter((product) => slotOffers(slot, product));

/**
 * Whether a slot takes a choice: its product must be on offer there and a pizza must have the size of
 * the option. A half-and-half fits when its tile or both of its halves do.
 */
export function slotTakes(slot: DealSlot, choice: Choice, catalogue: Catalogue): boolean {
  const product = catalogue.products.get(choice.productId);
  if (!product || product.type !== slot.option.type) return false;
  const size = choice.size ?? recipeOf(choice, product)?.size;
  if (product.type === 'pizza' && slot.option.subtype && size !== slot.option.subtype) return false;
  if (slotOffers(slot, product)) return true;
  const halves = choice.halves && [choice.halves.first, choice.halves.second];
  return (
    halves?.every((id) => {
      const half = catalogue.products.get(id);
      return half !== undefined && slotOffers(slot, half);
    }) ?? false
  );
}

function fitsSubtype({ subtype }: DealOption, product: Product): boolean {
  if (subtype === undefined) return true;
  return product.type === 'pizza'
    ? (product.sizes?.some(({ id }) => id === subtype) ?? false)
    : product.subtype === subtype;
}
