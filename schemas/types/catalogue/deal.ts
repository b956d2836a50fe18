// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { CatalogueHutWeekdays, Disposition } from './hut.ts';
import type { PricePart, ProductType } from './product.ts';

/**
 * A bundle with a price rule (DEA-19). Amounts are decimals in the market's currency. Texts are in the market's default locale.
 */
export interface Deal {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sectors that offer it; absent means every sector of the market. Catalogue files only.
   *
   * @minItems 1
   */
  sectors?: string[];
  /**
   * Pricing rule: bogof, bogoh, bogtf, buyx-gety, bundle-discount, std-drink-price, std-pizza-price, flat, giftcard, or a kind that a plugin adds (DEA-20, DEA-21).
   */
  kind: string;
  /**
   * Name.
   */
  title: string;
  /**
   * What the customer gets, in one or two sentences.
   */
  desc?: string;
  /**
   * Terms; {{validUntil}} in them is the last day that the market states (DEA-83, CST-103).
   */
  terms?: string;
  /**
   * Photograph: a file of the market's folder `photos`, or below `media.imageBase` of the manifest where there is one, a path of this site, or an address at a host of `media.hosts` (OPR-26); absent means drawn.
   */
  img?: string;
  /**
   * How it is drawn: a ProductLook of look.schema.json.
   */
  look?: string;
  /**
   * Deal category shown at /order/dealcategory/ (DEA-05).
   */
  category?: string;
  /**
   * Dispositions it is offered for; absent means all.
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
  weekdays?: CatalogueHutWeekdays;
  /**
   * Price of the rule: the flat price, the standard price, the bundle's catalogue price or the face value.
   */
  price?: number;
  /**
   * Price without the deal (DEA-57, DEA-67).
   */
  originalPrice?: number;
  /**
   * What is chosen, in order.
   */
  options: DealOption[];
  rules?: DealRules;
  /**
   * Surcharges for single choices (DEA-48).
   */
  surcharges?: DealSurcharge[];
  /**
   * Every product id its options may use; worked out by the server (DEA-30).
   */
  entities?: string[];
  /**
   * The least it costs with all that it requires, for kinds whose price is that of a part; worked out by the server (SHP-03).
   */
  cheapestPrice?: number;
  /**
   * Deals, discounts or vouchers that may not be in the same basket (DEA-31).
   */
  conflicts?: string[];
  /**
   * Deals this one replaces (DEA-32).
   */
  overrides?: string[];
  /**
   * Value the rest of the basket must reach (DEA-33).
   */
  threshold?: number;
  /**
   * Swaps the deal for another id for a time (DEA-44).
   */
  schedule?: {
    /**
     * Id used while scheduled.
     */
    id: string;
    /**
     * First moment.
     */
    startDate: string;
    /**
     * First moment after.
     */
    endDate: string;
  };
  /**
   * Id of the deal it stands in for by schedule; worked out by the server (DEA-44).
   */
  standsInFor?: string;
  /**
   * False keeps its price out of discounts (DEA-34).
   */
  discountable?: boolean;
  /**
   * A reward bought with points.
   */
  loyalty?: boolean;
  /**
   * Points it costs.
   */
  loyaltyPoints?: number;
  /**
   * What the loyalty provider calls the reward (LOY-06).
   */
  redeemable_id?: string;
  /**
   * Needs a voucher or points (DEA-08).
   */
  locked?: boolean;
  /**
   * Not on the list (DEA-07).
   */
  hidden?: boolean;
  /**
   * Popularity, higher first.
   */
  popularity?: number;
  /**
   * Copies a customer may have in one order (DEA-76).
   */
  maxPerCustomer?: number;
  /**
   * Can be filled with vegetarian products only.
   */
  vegetarian?: boolean;
  /**
   * Target of a fixed local deal (DEA-14), a path of this site (SEC-25).
   */
  dealLink?: string;
}

/**
 * One choice of a deal (DEA-22, DEA-23).
 */
export interface DealOption {
  /**
   * Heading of the choice; absent means the name of the type.
   */
  title?: string;
  type: ProductType;
  /**
   * For pizzas the size; else the product's subtype (DEA-27).
   */
  subtype?: string;
  /**
   * Product kind the choice is kept to, for example wings.
   */
  kind?: string;
  /**
   * Products offered; absent means every product of the type.
   */
  entities?: string[];
  /**
   * Required slots; default count.
   */
  min?: number;
  /**
   * Slots in all; default count.
   */
  max?: number;
  /**
   * Items; default 1. For dips the dips of one slot (DEA-25).
   */
  count?: number;
  /**
   * Product ids that fill the slots at first (DEA-28).
   */
  defaults?: string[];
  /**
   * Base price 0 (DEA-54).
   */
  free?: boolean;
  /**
   * Belongs to the pool of the cheapest rule (DEA-53).
   */
  cheapest?: boolean;
}

/**
 * Rules of the price.
 */
export interface DealRules {
  /**
   * Which items get the benefit.
   */
  cheapest?: {
    /**
     * How many (DEA-50).
     */
    count?: number;
    /**
     * Price parts the benefit covers (DEA-51).
     */
    parts?: PricePart[];
  };
  /**
   * False charges no supplement and no deal surcharge (DEA-49).
   */
  surcharge?: boolean;
}

export interface DealSurcharge {
  /**
   * Option it belongs to.
   */
  optionIndex: number;
  /**
   * Product, size or crust.
   */
  entityId: string;
  /**
   * Amount per chosen item.
   */
  amount: number;
}
