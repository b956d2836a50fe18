import type { Customers } from './customers.ts';
import type { ModelShop } from './model-shop.ts';

/** One run: a shop, and those who order there. */
export interface Run {
  readonly shop: ModelShop;
  readonly customers: Customers;
}
