import type { BasketLine } from '../vouchers/basket-line.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { allocate } from '../money/allocate.ts';
import type { Basket } from './basket.ts';
import type { PricedDeal } from '../deals/priced-deal.ts';
import type { PricedChoice } from '../menu/priced-choice.ts';

/** What the lines are made from. */
export interface BasketLineFacts {
  readonly catalogue: Catalogue;
  readonly basket: Basket;
  readonly deals: Readonly<Record<string, PricedDeal>>;
  readonly items: Readonly<Record<string, PricedChoice>>;
}

/**
 * Every item with what it costs; the price of a deal is spread over its items in proportion to what each
 * would cost by itself. The amounts add up to the subtotal.
 */
export function basketLines({ catalogue, basket, deals, items }: BasketLineFacts): BasketLine[] {
  const lines: BasketLine[] = [];
  const add = (product: Product | undefined, amount: number, isDiscountable: boolean): void => {
    if (!product) return;
    lines.push({ type: product.type, taxCode: product.taxCode, amount, isDiscountable });
  };
  for (const { basketItemId, choice } of basket.items) {
    const priced = items[basketItemId];
    if (priced) add(catalogue.products.get(choice.productId), priced.total, true);
  }
  for (const { basketDealId, dealId } of basket.deals) {
    const priced = deals[basketDealId];
    const deal = catalogue.deals.get(dealId);
    if (!priced || !deal) continue;
    const isDiscountable = deal.discountable !== false && deal.loyalty !== true;
    const shares = allocate(
      priced.price,
      priced.items.map(({ amount }) => amount),
    );
    for (const [index, { productId }] of priced.items.entries()) {
      add(catalogue.products.get(productId), shares[index] ?? 0, isDiscountable);
    }
  }
  return lines;
}
