import type { BuiltDeal, LooseItem } from '../../core/basket/basket.ts';
import type { Choice } from '../../core/menu/choice.ts';

/** A product as it is added without a change. */
const item = (choice: Choice): LooseItem => ({ basketItemId: choice.productId, choice });

const medium = { type: 'pizza', size: 'medium', crust: 'deep-pan', cheese: 'mozzarella' } as const;

const margheritaChoice: Choice = {
  ...medium,
  productId: 'margherita',
  toppings: ['basil'],
  sauce: 'tomato',
};

/** A medium Margherita, 12.99 in the United Kingdom. */
export const margherita: LooseItem = item(margheritaChoice);

/** A can of cola, 2.49 in the United Kingdom. */
export const cola: LooseItem = item({ type: 'drink', productId: 'fornello-cola' });

/** A bottle of still water. */
export const water: LooseItem = item({ type: 'drink', productId: 'still-water' });

/** "Buy One Medium, Get One Free" in the United Kingdom: two mediums for the price of the dearer, 15.99. */
export const bogof: BuiltDeal = {
  basketDealId: 'bogof',
  dealId: 'bogof-medium',
  choices: {
    0: [
      {
        ...medium,
        productId: 'smokehouse-chicken',
        toppings: ['chicken', 'bacon', 'sweetcorn', 'red-onion'],
        sauce: 'barbecue',
      },
    ],
    1: [margheritaChoice],
  },
};

/** The title of that deal. */
export const bogofTitle = 'Buy One Medium, Get One Free';
