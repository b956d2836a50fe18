import type { LooseItem } from '../../core/basket/basket.ts';
import type { BuiltDeal } from '../../core/deals/built-deal.ts';
import type { Choice } from '../../core/menu/choice.ts';

/** A product as it is added without a change. */
const item = (choice: Choice): LooseItem => ({ basketItemId: choice.productId, choice });

const pizza = (productId: string, size = 'medium'): Choice => ({
  type: 'pizza',
  productId,
  size,
  crust: 'deep-pan',
});

/** A medium Margherita, 12.99 in the United Kingdom. */
export const margherita: LooseItem = item(pizza('margherita'));

/** A can of cola, 2.49 in the United Kingdom. */
export const cola: LooseItem = item({ type: 'drink', productId: 'fornello-cola' });

/** Two mediums for the price of the dearer, 15.99. */
export const bogof: BuiltDeal = {
  basketDealId: 'bogof',
  dealId: 'bogof-medium',
  choices: { 0: [pizza('smokehouse-chicken')], 1: [pizza('margherita')] },
};
export const bogofTitle = 'Buy One Medium, Get One Free';

/** Three personal pizzas for the price of the dearest. */
export const trio: BuiltDeal = {
  basketDealId: 'trio',
  dealId: 'little-trio',
  choices: {
    0: [pizza('margherita', 'personal')],
    1: [pizza('margherita', 'personal')],
    2: [pizza('margherita', 'personal')],
  },
};
export const trioTitle = 'Little Trio: Buy One, Get Two Free';

/** For collectors alone: two large pizzas and a side. */
export const collectSave: BuiltDeal = {
  basketDealId: 'collect-save',
  dealId: 'collection-large-duo',
  choices: {
    0: [pizza('margherita', 'large')],
    1: [pizza('hawaiian', 'large')],
    2: [{ type: 'side', productId: 'garlic-bread' }],
  },
};
export const collectSaveTitle = 'Collect & Save: Two Large and a Side';
