// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from '../catalogue/hut.ts';

/**
 * How amounts are written and rounded.
 */
export interface MoneySettings {
  /**
   * Decimals of an amount; amounts are rounded to it (CST-11).
   */
  decimals: number;
  /**
   * How an amount shows (CST-12).
   */
  format: {
    /**
     * Currency sign.
     */
    symbol: string;
    /**
     * Where the sign stands.
     */
    position: 'before' | 'after';
    /**
     * Whether a space stands between sign and amount.
     */
    space: boolean;
    /**
     * Character between units and decimals where an amount stands in no language; in a text, the language has its own (SHP-04).
     */
    decimalMark: '.' | ',';
    /**
     * What a locale does otherwise, for example xy-ZZ; digits, grouping and decimal mark come with the language (SHP-04).
     */
    byLocale?: {
      /**
       * The shape in that locale.
       */
      [k: string]: {
        /**
         * Language whose digits, grouping and decimal mark it takes in place of its own, for example xy.
         */
        numbers?: string;
        /**
         * Where the sign stands.
         */
        position?: 'before' | 'after';
        /**
         * Whether a space stands between sign and amount.
         */
        space?: boolean;
        /**
         * Whether a whole amount shows without decimals.
         */
        wholeWithoutDecimals?: boolean;
      };
    };
  };
  /**
   * How an amount above 0 and below 1 shows where the place asks for small units; absent keeps the main unit (CST-13).
   */
  smallUnits?: {
    /**
     * Sign behind the small amount, for example p.
     */
    symbol: string;
  };
}

/**
 * How distances show (CST-14).
 */
export interface DistanceSettings {
  /**
   * Unit customers read.
   */
  unit: 'miles' | 'km';
  /**
   * Decimals of a distance.
   */
  decimals: number;
  /**
   * Miles in one metre.
   */
  milesPerMetre: number;
}

/**
 * Ways to get the food.
 */
export interface DispositionSettings {
  /**
   * Disposition of a new customer (CST-18).
   */
  default: Disposition;
  /**
   * Dispositions the market offers (CST-19).
   *
   * @minItems 1
   */
  supported: Disposition[];
  /**
   * Flag levels a disposition is open to, by disposition; none named means all (LOC-53).
   */
  openToFlagLevels: {
    /**
     * Flag levels.
     *
     * @minItems 1
     *
     * Items: An id.
     */
    [k: string]: string[];
  };
}

/**
 * When a trading day begins, in the hut's own time.
 */
export interface TradingDaySettings {
  /**
   * A time before it belongs to the previous day, as HH:MM (CST-24).
   */
  boundary: string;
  /**
   * First hour of the list of time slots (CST-25).
   */
  startHour: number;
}

/**
 * Estimated time of delivery or collection.
 */
export interface EtaSettings {
  /**
   * Whether the market shows an ETA (LOC-21).
   */
  enabled: boolean;
  /**
   * Sectors that never show it (CST-23).
   *
   * Items: A sector of the market, for example xy-1.
   */
  hiddenSectors: string[];
}

/**
 * Taxes of the market (SUR-32); whether they are in the prices is up to the tax plugin.
 */
export interface TaxSettings {
  /**
   * Rates; every rate that fits tax class, region, disposition and date applies.
   */
  rates: TaxRate[];
}

/**
 * One tax.
 */
export interface TaxRate {
  /**
   * Name the breakdown shows.
   */
  description: string;
  /**
   * Name by locale where a language has its own, for example xy-ZZ (SHP-05).
   */
  names?: {
    /**
     * The name in that locale.
     */
    [k: string]: string;
  };
  /**
   * Rate in percent.
   */
  percent: number;
  /**
   * Tax classes of products it applies to; absent means all.
   *
   * @minItems 1
   *
   * Items: An id.
   */
  taxCodes?: string[];
  /**
   * Regions of huts it applies in; absent means all.
   *
   * @minItems 1
   *
   * Items: An id.
   */
  regions?: string[];
  /**
   * How the customer gets the food where it applies, for example eaten in alone; absent means all (ENG-34).
   *
   * @minItems 1
   */
  dispositions?: Disposition[];
  /**
   * First date that it holds on, from midnight by the clock of the hut, as YYYY-MM-DD; absent means always before (ENG-34). The rate that it replaces ends on the same date with until.
   */
  from?: string;
  /**
   * First date that it holds no more on, from midnight by the clock of the hut, as YYYY-MM-DD; absent means for good (ENG-34).
   */
  until?: string;
}

/**
 * Which markets have an area that others lack (CST-127).
 */
export interface FeatureMarkets {
  /**
   * Markets with vouchers, discounts and the discreet deal assistant. It is what the flags hasVouchers, hasDiscounts and hasDiscreetDealBotEnabled are by default: a manifest names one of them only to say otherwise.
   *
   * Items: An id.
   */
  voucherMarkets: string[];
  /**
   * Markets whose voucher form warns about the deal assistant.
   *
   * Items: An id.
   */
  dealbotWarningMarkets: string[];
}

/**
 * How orders reach the kitchens.
 */
export interface PosSettings {
  /**
   * Point of sale: the name of one that a plugin of the market brings (TRK-43, ENG-29); without one huts fetch their orders.
   */
  adapter?: string;
  /**
   * Kind of sku asked for when the hut names none (MNU-31).
   */
  type: string;
  /**
   * Seconds between two statuses of the simulator (TRK-42).
   */
  paceSeconds: number;
  /**
   * Minutes after which an order that no point of sale has taken is failed and its money given back (GTW-36).
   */
  untakenMinutes: number;
  /**
   * Environment variable that holds the key of a real point of sale.
   */
  keyVariable?: string;
}

/**
 * What the market is and how it writes money, distance and time.
 */
export interface ManifestMarket {
  [k: string]: unknown;
}
