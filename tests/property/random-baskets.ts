import fc from 'fast-check';
import type { Basket, LooseItem } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import { productsOfSlot, type DealSlot, slotsOf } from '../../core/deals/deal-slots.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { voucherTerms } from '../../core/vouchers/voucher-terms.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Voucher } from '../../schemas/types/http/vouchers.ts';

/** What random baskets are made of. */
export interface BasketStock {
  readonly catalogue: Catalogue;
  /** Vouchers that a customer of the hut can have in the basket. */
  readonly vouchers: readonly Voucher[];
  /** Products that were sold when the basket was made and are not any more. */
  readonly gone: readonly Product[];
  readonly paymentTypes: readonly string[];
  readonly takesTips: boolean;
  /** A gift card can pay. */
  readonly hasCard: boolean;
}

/**
 * Any baskets of what a hut sells, not all of which may be ordered: up to three deals and five loose items, a discount
 * or a voucher, a tip, a gift card. Few of them hold something that is sold out.
 */
export const anyBasket = (stock: BasketStock): fc.Arbitrary<Basket> => {
  const { catalogue, vouchers, gone, paymentTypes, takesTips, hasCard } = stock;
  const anyTip = takesTips ? fc.integer({ min: 1, max: 500 }) : fc.constant(undefined);
  const anyCredit = hasCard ? fc.integer({ min: 1, max: 3000 }) : fc.constant(undefined);
  const products = [...catalogue.products.values()].filter(({ dealOnly }) => !dealOnly);
  const opened = new Set(vouchers.map(({ dealId }) => dealId));
  const deals = [...catalogue.deals.values()].filter(
    ({ id, locked, loyalty }) => !loyalty && (!locked || opened.has(id)),
  );
  const soldOut = gone.map(({ id, type }): Choice => ({ type, productId: id }));
  const item = fc.constantFrom(...products).chain((product) => anyChoice(product, catalogue));
  const few =
    soldOut.length === 0
      ? item
      : fc.oneof({ weight: 30, arbitrary: item }, fc.constantFrom(...soldOut));
  return fc
    .record({
      deals: fc.array(
        fc.constantFrom(...deals).chain((deal) => anyBuiltDeal(deal, catalogue)),
        { maxLength: 3 },
      ),
      items: fc.array(few, { maxLength: 5 }),
      discountId: fc.constantFrom(undefined, ...catalogue.discounts.keys()),
      voucher: fc.option(fc.constantFrom(...vouchers), { nil: undefined }),
      tip: fc.option(anyTip, { nil: undefined }),
      credit: fc.option(anyCredit, { nil: undefined }),
      paymentType: fc.constantFrom(...paymentTypes),
    })
    .map(({ deals: built, items, discountId, voucher, tip, credit, paymentType }) => ({
      deals: built.map((deal, index) => ({ ...deal, basketDealId: `deal-${index}` })),
      items: items.map((choice, index): LooseItem => ({ basketItemId: `item-${index}`, choice })),
      paymentType,
      ...discountOf(discountId, voucher, built, catalogue),
      ...(tip !== undefined && { tip: { amount: tip, tippingOption: 'custom' } }),
      ...(credit !== undefined && { credit }),
    }));
};

/** A voucher takes the place of a discount; one that does not go with the deals cannot get into the basket [VOU-39]. */
function discountOf(
  discountId: string | undefined,
  voucher: Voucher | undefined,
  deals: readonly Pick<BuiltDeal, 'dealId'>[],
  catalogue: Catalogue,
): Pick<Basket, 'discountId' | 'voucher'> {
  const clashes = deals.some(({ dealId }) => {
    const deal = catalogue.deals.get(dealId);
    return (
      voucher?.conflicts?.includes(dealId) === true ||
      (voucher !== undefined && deal?.conflicts?.includes(voucher.id) === true)
    );
  });
  if (!voucher || clashes) return discountId === undefined ? {} : { discountId };
  const own = voucherTerms(voucher)?.id;
  return { voucher, ...(own !== undefined && { discountId: own }) };
}

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
