import type { Basket, LooseItem } from '../../../core/basket/basket.ts';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import type { SuggestionFacts } from '../../../client/upsells/suggestions.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Upsell } from '../../../schemas/types/catalogue/upsell.ts';
import { catalogueOf, dip, pizza, productOf, side } from '../../core/menu/pizzeria.ts';

/** A deal of a night in, and one for the pudding that needs 20 of something else. */
export const night: Deal = {
  id: 'night',
  kind: 'flat',
  title: 'The Big Night In',
  category: 'sharers',
  dispositions: ['delivery', 'collection'],
  price: 20,
  options: [{ type: 'pizza' }],
};
export const pudding: Deal = {
  id: 'pudding',
  kind: 'flat',
  title: 'Pudding',
  price: 2.99,
  threshold: 20,
  maxPerCustomer: 1,
  options: [{ type: 'dessert' }],
};
const unpriced: Deal = { id: 'unpriced', kind: 'bogof', title: 'Two for one', options: [] };

export const catalogue = catalogueOf(
  [night, pudding, unpriced],
  [
    productOf('hidden-dip', 'dip', 0.5, { hidden: true }),
    productOf('free-dip', 'dip', 0),
    productOf('salsa', 'dip', 0.75),
  ],
);

export const loose = (id: string, choice: Choice, more: Partial<LooseItem> = {}): LooseItem => ({
  basketItemId: id,
  choice,
  ...more,
});

/** A loose side of wedges. */
export const wedges = loose('w', side('wedges'));

export const nightIn: BuiltDeal = {
  basketDealId: 'n',
  dealId: 'night',
  choices: { 0: [pizza('supreme')] },
};

/** Dips for wedges. */
export const dips: Upsell = {
  id: 'dips',
  types: ['dip'],
  toShow: ['salsa', 'garlic-dip', 'chilli-dip'],
  productId: 'wedges',
};

/** A pudding for whoever has a deal to share. */
export const treat: Upsell = {
  id: 'treat',
  types: ['deal'],
  toShow: ['pudding'],
  match: [{ field: 'category', operator: 'eq', value: 'sharers' }],
};

/** A dip that was taken for a line. */
export const taken = (id: string, productId: string, parent: string): LooseItem =>
  loose(id, dip(productId), { upsellParentId: parent });

export const factsOf = (
  basket: Partial<Basket>,
  more: Partial<SuggestionFacts> = {},
): SuggestionFacts => ({
  basket: { deals: [], items: [], ...basket },
  catalogue,
  isUnlocked: () => true,
  foodValue: 2500,
  maxCount: 3,
  ...more,
});
