// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from './hut.ts';
import type { ProductType } from './product.ts';

/**
 * A basket that is kept with its market, and what it has to cost (OPR-11).
 */
export interface GoldenBasketFile {
  /**
   * Path of the schema, for editors.
   */
  $schema?: string;
  /**
   * What is special about it.
   */
  about: string;
  /**
   * When it is bought, as ISO 8601 with its offset from UTC.
   */
  at: string;
  /**
   * Where it is bought.
   */
  hut: {
    /**
     * Sector of the hut.
     */
    sector: string;
    /**
     * Id of the hut.
     */
    id: string;
  };
  disposition: Disposition;
  /**
   * Type of payment; the market's usual one unless said.
   */
  payment?: string;
  /**
   * Deals in the basket.
   *
   * Items: A deal.
   */
  deals?: {
    /**
     * Id of the deal.
     */
    id: string;
    /**
     * Choices of each slot, in the order of the slots.
     */
    choices: GoldenChoice[][];
  }[];
  /**
   * Products in the basket outside of deals.
   */
  items?: GoldenChoice[];
  /**
   * Id of the discount that is asked for.
   */
  discount?: string;
  /**
   * Code of the voucher.
   */
  voucher?: string;
  /**
   * A gift card, and how much of it may be used.
   */
  giftCard?: {
    /**
     * Its number.
     */
    number: string;
    /**
     * Its pin.
     */
    pin?: string;
    /**
     * The most that is taken from it, in decimals of the market's currency.
     */
    amount: number;
  };
  /**
   * Tip, in decimals of the market's currency.
   */
  tip?: number;
  /**
   * What it costs: written by golden --accept, in decimals of the market's currency.
   */
  priced?: {
    /**
     * Codes of the reasons not to sell it.
     *
     * Items: Id.
     */
    reasons: string[];
    /**
     * Prices of its deals.
     *
     * Items: A price.
     */
    deals: number[];
    /**
     * Prices of its products outside of deals.
     *
     * Items: A price.
     */
    items: number[];
    /**
     * Sum of all of them.
     */
    subtotal: number;
    /**
     * What the discount or the voucher takes off; 0 without one.
     */
    discount: number;
    /**
     * Surcharges, by type.
     */
    surcharges: {
      /**
       * An amount.
       */
      [k: string]: number;
    };
    /**
     * Taxes, by name.
     */
    taxes: {
      /**
       * An amount.
       */
      [k: string]: number;
    };
    /**
     * Taxes that come on top of the prices.
     */
    taxOnTop: number;
    /**
     * What it costs.
     */
    total: number;
    /**
     * What a gift card pays.
     */
    credit: number;
    /**
     * What is left to pay.
     */
    amountDue: number;
  };
}

/**
 * One chosen product; what is left out is as the product has it.
 */
export interface GoldenChoice {
  type: ProductType;
  /**
   * Id of the product.
   */
  productId: string;
  /**
   * Id of the size.
   */
  size?: string;
  /**
   * Id of the crust.
   */
  crust?: string;
  /**
   * Id of the sauce.
   */
  sauce?: string;
  /**
   * Id of the cheese.
   */
  cheese?: string;
  /**
   * Ids of all toppings on the pizza; an id twice is a double topping.
   *
   * Items: Id.
   */
  toppings?: string[];
  /**
   * Ids of priced extras of a side.
   *
   * Items: Id.
   */
  modifiers?: string[];
  /**
   * Ids of dips taken with a side.
   *
   * Items: Id.
   */
  dips?: string[];
  /**
   * The two pizzas of a half-and-half, by their ids.
   */
  halves?: {
    /**
     * Id of the first.
     */
    first: string;
    /**
     * Id of the second.
     */
    second: string;
    /**
     * All toppings on a half, where they are not those it comes with (SHP-21).
     */
    toppings?: {
      /**
       * Ids of the toppings on the first half; an id twice is a double topping.
       *
       * Items: Id.
       */
      first?: string[];
      /**
       * Ids of the toppings on the second half; an id twice is a double topping.
       *
       * Items: Id.
       */
      second?: string[];
    };
  };
}
