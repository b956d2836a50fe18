import fc from 'fast-check';
import type { Basket, BuiltDeal, LooseItem } from '../../../core/basket/basket.ts';
import { productsOfSlot, type DealSlot, slotsOf } from '../../../core/deals/slots.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Deal, Product } from '../../../schemas/types.ts';

/** Any baskets of what a hut sells: up to two deals and four loose items, not all of which may be ordered together. */
export const anyBasket = (catalogue: Catalogue): fc.Arbitrary<Basket> => {
  const products = [...catalogue.products.values()].filter(({ dealOnly }) => !dealOnly);
  const deals = [...catalogue.deals.values()].filter(({ locked, loyalty }) => !locked && !loyalty);
  const discounts = [undefined, undefined, ...catalogue.discounts.keys()];
  return fc
    .record({
      deals: fc.array(
        fc.constantFrom(...deals).chain((deal) => anyBuiltDeal(deal, catalogue)),
        { maxLength: 2 },
      ),
      items: fc.array(
        fc.constantFrom(...products).chain((product) => anyChoice(product, catalogue)),
        { maxLength: 4 },
      ),
      discountId: fc.constantFrom(...discounts),
      tip: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
    })
    .map(({ deals: built, items, discountId, tip }) => ({
      deals: built.map((deal, index) => ({ ...deal, basketDealId: `deal-${index}` })),
      items: items.map((choice, index): LooseItem => ({ basketItemId: `item-${index}`, choice })),
      paymentType: 'cash',
      ...(discountId !== undefined && { discountId }),
      ...(tip !== undefined && { tip: { amount: tip, tippingOption: 'custom' } }),
    }));
};

const anyBuiltDeal = (
  deal: Deal,
  catalogue: Catalogue,
): fc.Arbitrary<Omit<BuiltDeal, 'basketDealId'>> => {
  const slots = slotsOf(deal);
  return fc.tuple(...slots.map((slot) => anyFilling(slot, catalogue))).map((fillings) => ({
    dealId: deal.id,
    choices: Object.fromEntries(
      fillings.map((choices, slot): [number, readonly Choice[]] => [slot, choices]),
    ),
  }));
};

/** A required slot is full; an optional one may stay empty. */
const anyFilling = (slot: DealSlot, catalogue: Catalogue): fc.Arbitrary<readonly Choice[]> => {
  const products = productsOfSlot(slot, catalogue);
  if (products.length === 0) return fc.constant([]);
  const size = slot.option.type === 'pizza' ? slot.option.subtype : undefined;
  const choice = fc
    .constantFrom(...products)
    .chain((product) => anyChoice(product, catalogue, size));
  const full = fc.array(choice, { minLength: slot.items, maxLength: slot.items });
  return slot.isRequired ? full : fc.oneof(full, fc.constant([]));
};

/** A product with any size, crust and extras that go with it. */
function anyChoice(product: Product, catalogue: Catalogue, size?: string): fc.Arbitrary<Choice> {
  if (product.type === 'pizza') return anyPizza(product, catalogue, size);
  const modifiers = fc.subarray((product.modifiers ?? []).map(({ id }) => id));
  const dips = fc.subarray(product.dips ?? []);
  return fc
    .record({ modifiers, dips })
    .map((extras) => ({ type: product.type, productId: product.id, ...extras }));
}

function anyPizza(product: Product, catalogue: Catalogue, size?: string): fc.Arbitrary<Choice> {
  const sizes = (product.sizes ?? []).filter(({ id }) => size === undefined || id === size);
  const isHalved = product.kind === 'half-and-half';
  const halves = [...catalogue.products.values()].filter(({ halvable }) => halvable);
  const base = fc
    .constantFrom(...sizes)
    .chain(({ id, crusts }) =>
      fc.record({ size: fc.constant(id), crust: fc.constantFrom(...crusts) }),
    );
  const half = fc.constantFrom(...halves).map(({ id }) => id);
  const usual = product.defaultOptions?.toppings[0] ?? [];
  const { toppings, sauces, cheeses } = catalogue.options;
  const idOf = ({ id }: { readonly id: string }) => id;
  const recipe = fc.record({
    toppings: fc
      .tuple(fc.subarray(usual), fc.array(fc.constantFrom(...toppings.map(idOf)), { maxLength: 4 }))
      .map(([kept, added]) => [...kept, ...added]),
    sauce: fc.constantFrom(...sauces.map(idOf)),
    cheese: fc.constantFrom(...cheeses.map(idOf)),
  });
  return fc
    .record({ base, recipe, first: half, second: half, isPlain: fc.boolean() })
    .map(({ base: own, recipe: changes, first, second, isPlain }) => ({
      type: 'pizza',
      productId: product.id,
      ...own,
      ...(isHalved ? { halves: { first, second } } : isPlain ? {} : changes),
    }));
}
