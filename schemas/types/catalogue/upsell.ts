// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { ProductType } from './product.ts';

/**
 * eq: the field is the value. includes: the list or text contains it.
 */
export type UpsellOperator = 'eq' | 'includes';

/**
 * Dips or deals that are suggested to go with a basket (UPS-01).
 */
export interface Upsell {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that suggest it; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * What is suggested: dip or deal. Only the first entry counts (UPS-02); another one is ignored (UPS-03).
   *
   * @minItems 1
   */
  types: string[];
  /**
   * Ids of the products or deals on offer, in the order they are shown (UPS-09).
   *
   * @minItems 1
   */
  toShow: string[];
  /**
   * The customer has been asked about it already (UPS-07). The server answers false; the basket remembers it from then on. Answers only.
   */
  hasSeen?: boolean;
  /**
   * Rules that must all hold for at least one deal of the basket; none means always (UPS-05).
   */
  match?: UpsellRule[];
  /**
   * Product of the basket that it hangs on.
   */
  productId?: string;
  /**
   * Type of product of the basket that it hangs on, where any of them will do. Without product and type it hangs on the deal that its rules match, or else on whatever came first.
   */
  productType?: ProductType;
  /**
   * First moment at which it is suggested; absent means from ever (UPS-25).
   */
  startDate?: string;
  /**
   * First moment at which it is suggested no more; absent means for ever (UPS-25).
   */
  endDate?: string;
}

/**
 * What a field of a deal has to be (UPS-04).
 */
export interface UpsellRule {
  /**
   * Field of the deal, for example category.
   */
  field: string;
  operator: UpsellOperator;
  /**
   * The value.
   */
  value: string | number | boolean;
}
