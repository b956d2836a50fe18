// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Deals.
 */
export interface DealSettings {
  /**
   * Most top deals; absent means all (CST-101).
   */
  topLimit?: number;
  /**
   * Range of the price filter; absent means from the deals themselves (CST-102).
   */
  priceRange?: {
    /**
     * Lowest price.
     */
    min: number;
    /**
     * Highest price.
     */
    max: number;
  };
  /**
   * Last day that terms state where they leave room for it, as YYYY-MM-DD (CST-103).
   */
  termsValidUntil: string;
  /**
   * Deal of the collection incentive (CST-106).
   */
  collectionIncentiveId: string;
  /**
   * Fixed price by deal id, in the market's currency (CST-107).
   */
  localFixed: {
    /**
     * Price.
     */
    [k: string]: number;
  };
  /**
   * Promotions by weekday (CST-108).
   */
  dayPromos: {
    [k: string]: DayPromotion;
  };
}

/**
 * One promotion.
 */
export interface DayPromotion {
  /**
   * Deals on offer.
   *
   * @minItems 1
   *
   * Items: An id.
   */
  dealIds: string[];
  /**
   * ISO weekdays, 1 is Monday.
   *
   * @minItems 1
   *
   * Items: Weekday.
   */
  weekdays: number[];
}

/**
 * The deal assistant.
 */
export interface DealbotSettings {
  /**
   * Kinds of deals that are filled from the basket when they are chosen, in place of opening their builder (DEA-41).
   *
   * Items: A deal kind.
   */
  fillsKinds: string[];
  /**
   * How long it says what an added product brought, in milliseconds (BOT-04).
   */
  statusMs: number;
  /**
   * How much work a search for the cheapest grouping may be; then the best found counts.
   */
  search: {
    /**
     * Milliseconds on the server.
     */
    serverMs: number;
    /**
     * Milliseconds in the browser.
     */
    previewMs: number;
    /**
     * Parts of the search tree looked at.
     */
    nodes: number;
    /**
     * Fillings tried of a deal whose kind does not tell its terms.
     */
    fillings: number;
    /**
     * Most products tried and shown as one step away from a saving.
     */
    nextSteps: {
      /**
       * Products tried.
       */
      tried: number;
      /**
       * Products shown.
       */
      shown: number;
    };
  };
  /**
   * Whether it turns on after localisation (CST-104).
   */
  autoEnable: {
    /**
     * Turns on by itself.
     */
    afterLocalisation: boolean;
    /**
     * Not when the address names one of these discounts.
     *
     * Items: An id.
     */
    exceptDiscountIds: string[];
  };
}

/**
 * Upsells.
 */
export interface UpsellSettings {
  /**
   * Suggestions for the gap to the minimum order (CST-117).
   */
  crossSellGaps: {
    /**
     * Gaps with a suggestion, in the market's currency; both bounds are outside.
     */
    gaps: CrossSellGap[];
    /**
     * Market codes with suggestions.
     *
     * Items: An id.
     */
    markets: string[];
    /**
     * Sectors with suggestions.
     *
     * Items: A sector of the market, for example xy-1.
     */
    sectors: string[];
  };
  /**
   * Most products that are suggested at once: in the carousel and for the gap to the minimum order (CST-118, UPS-22).
   */
  carouselMax: number;
  /**
   * Pixels an arrow scrolls (CST-118).
   */
  scrollStepPx: number;
  /**
   * Upsells that may be taken for one product (CST-118, UPS-08).
   */
  maxCount: number;
  /**
   * Milliseconds that a press of checkout waits for suggestions still on their way.
   */
  waitMs: number;
}

/**
 * One gap.
 */
export interface CrossSellGap {
  /**
   * Lower bound.
   */
  above: number;
  /**
   * Upper bound.
   */
  below: number;
}

/**
 * Deals, the deal assistant and upsells.
 */
export interface ManifestDeals {
  [k: string]: unknown;
}
