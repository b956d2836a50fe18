import type { ProductType } from '../../schemas/types/catalogue/product.ts';

/** One item of a basket with its share of the subtotal, in minor units: what discounts and taxes work on. */
export interface BasketLine {
  readonly type: ProductType;
  readonly taxCode: string;
  readonly amount: number;
  readonly isDiscountable: boolean;
}
