import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import type { Choice } from '../../../core/menu/choice.ts';

/** A pizza as a customer chooses it, medium unless said otherwise. */
export const pizza = (productId: string, size = 'medium', more: Partial<Choice> = {}): Choice => ({
  type: 'pizza',
  productId,
  size,
  ...more,
});

/** 12.99 as a medium. */
export const margherita = pizza('margherita');

/** 14.49 as a medium. */
export const pepperoni = pizza('pepperoni-classic');

/** 4.49. */
export const garlicBread: Choice = { type: 'side', productId: 'garlic-bread' };

/** Two mediums for the price of the dearer. */
export const bogof = (basketDealId = 'one'): BuiltDeal => ({
  basketDealId,
  dealId: 'bogof-medium',
  choices: { 0: [margherita], 1: [pepperoni] },
});
