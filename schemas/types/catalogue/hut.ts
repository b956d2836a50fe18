// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * How the customer gets the food.
 */
export type Disposition = 'delivery' | 'collection' | 'dinein';

/**
 * ISO weekdays (1 Monday to 7 Sunday) of the trading day; absent means every day.
 */
export type CatalogueHutWeekdays = number[];

/**
 * Hut-local time HH:mm; an end at or before its start runs past midnight (TIM-01).
 */
export type CatalogueHutLocalTime = string;

/**
 * A restaurant of the chain as the catalogue holds it and as the hut calls answer it (LOC-01, LOC-02, BSK-10). Amounts are decimals in the market's currency.
 */
export interface Hut {
  /**
   * Id, unique in its sector.
   */
  id: string;
  /**
   * Sub-market the hut belongs to, for example xy-1.
   */
  sector: string;
  /**
   * Name shown to customers, usually the district.
   */
  name: string;
  /**
   * A test hut is listed only to users with a feature role; its orders count as test orders.
   */
  test?: boolean;
  address: HutAddress;
  /**
   * WGS84 degrees.
   */
  latitude: number;
  /**
   * WGS84 degrees.
   */
  longitude: number;
  /**
   * IANA time zone, for example Etc/UTC; utcOffset is worked out from it.
   */
  timeZone: string;
  /**
   * Minutes the hut's clock is ahead of UTC at the time of the answer; never in the catalogue.
   */
  utcOffset?: number;
  /**
   * True while the hut takes no orders at all.
   */
  closed?: boolean;
  /**
   * One sentence more about a closed hut, in the language of its customers: why, or until when (LOC-78).
   */
  closedNote?: string;
  /**
   * Dispositions the hut refuses for the moment although it is open.
   */
  bounced?: {
    /**
     * Refuses deliveries.
     */
    delivery?: boolean;
    /**
     * Refuses collections.
     */
    collection?: boolean;
  };
  /**
   * Locale the site changes to when a customer localises here.
   */
  defaultLanguage?: string;
  /**
   * Who runs the hut.
   */
  ownership?: 'equity' | 'franchise';
  allowedDisposition: AllowedDisposition;
  /**
   * Kind of curbside collection the hut has (CHK-24).
   */
  curbside?: 'none' | 'with-parking' | 'without-parking';
  /**
   * Payment types the hut takes.
   */
  supportedPayment: SupportedPayment[];
  /**
   * Gift cards can pay here.
   */
  supportsGiftCard?: boolean;
  /**
   * False hides calories (MNU-74).
   */
  showNutrition?: boolean;
  /**
   * Delivery zone id carried in orders.
   */
  tradezoneId?: string;
  /**
   * Distance from the searched point; in search results only.
   */
  distanceMetres?: number;
  servedBy?: ServedBy;
  /**
   * Phone in national writing.
   */
  phone: string;
  /**
   * Payment unit reference number.
   */
  urn?: string;
  /**
   * Point-of-sale kind, part of the sku key.
   */
  posType?: string;
  /**
   * Opening hours.
   */
  hours: {
    /**
     * Hours for orders on the web.
     */
    web: {
      /**
       * When orders for now are taken.
       */
      asap: AsapHours[];
      /**
       * When orders for later are taken.
       */
      scheduled: ScheduledHours[];
    };
  };
  /**
   * Where the next days differ from the hours, worked out from timed overrides (OPR-15); never in the catalogue. Of several at one moment the last that says something of it holds.
   */
  exceptions?: HoursException[];
  /**
   * Opening hours of the next days; in the answer to openDays=7 only.
   */
  openDays?: OpenDay[];
  /**
   * State or province facts.
   */
  states?: {
    /**
     * State or province code.
     */
    code?: string;
    /**
     * The state asks a fee for bags (SUR-35).
     */
    hasBagFee?: boolean;
  };
  /**
   * Delivery surcharge tiers (SUR-03).
   */
  variableDeliverySurcharges?: DeliverySurchargeTier[];
  /**
   * Fee items of the hut (SUR-04, SUR-11, SUR-12).
   */
  fees?: FeeItem[];
  /**
   * Minimum basket value for delivery (BSK-47).
   */
  minDeliveryOrder?: number;
  /**
   * Minimum basket value for collection (BSK-48).
   */
  minCollectionOrder?: number;
  /**
   * Google Pay settings.
   */
  googlePay?: {
    /**
     * Gateway name.
     */
    gateway?: string;
    /**
     * Merchant id.
     */
    merchantId?: string;
    /**
     * What the gateway wants named to Google in place of the merchant id, such as stripe:version and stripe:publishableKey.
     */
    parameters?: {
      [k: string]: string;
    };
  };
  /**
   * Click-to-pay settings.
   */
  visaCheckout?: {
    /**
     * Public key.
     */
    apikey?: string;
    /**
     * Tokens.
     */
    tokens?: string[];
  };
  /**
   * Menu categories the hut does not show (MNU-18).
   */
  excludedTabs?: string[];
  /**
   * Deals of the sector the hut does not offer.
   */
  excludedDeals?: string[];
  /**
   * Products of the sector the hut does not sell at present.
   */
  unavailableProducts?: string[];
  /**
   * Usual minutes from order to hand-over, by disposition.
   */
  eta?: {
    delivery?: EtaMinutes;
    collection?: EtaMinutes;
    dinein?: EtaMinutes;
  };
  deliveryArea?: DeliveryArea;
}

/**
 * Postal address.
 */
export interface HutAddress {
  /**
   * Street lines, without city and postcode.
   *
   * @minItems 1
   */
  lines: string[];
  /**
   * Town or city.
   */
  city: string;
  /**
   * Postcode in the country's usual writing.
   */
  postcode: string;
  /**
   * Region, state or province code; picks taxes and bag fee.
   */
  region?: string;
}

/**
 * Dispositions the hut offers.
 */
export interface AllowedDisposition {
  /**
   * Delivers.
   */
  delivery: boolean;
  /**
   * Hands out orders.
   */
  collection: boolean;
  /**
   * Has tables.
   */
  dinein?: boolean;
}

export interface SupportedPayment {
  /**
   * Payment type code (PAY-01).
   */
  type: string;
}

/**
 * Why the hut delivers to the searched address; in answers to where a hut delivers only.
 */
export interface ServedBy {
  /**
   * Kind of the delivery area that holds the address.
   */
  area: 'postcode' | 'outcode' | 'polygon' | 'circle' | 'street';
  /**
   * The postcode or its first part, the street with its range, or the hut whose shape it is.
   */
  value: string;
  /**
   * Where several huts deliver there, why this one comes before the next.
   */
  chosenBy?: 'exactness' | 'distance' | 'market-order';
}

export interface AsapHours {
  disposition: Disposition;
  days?: CatalogueHutWeekdays;
  open: CatalogueHutLocalTime;
  close: CatalogueHutLocalTime;
}

export interface ScheduledHours {
  disposition: Disposition;
  /**
   * When an order can be for, and how the times of a period are cut.
   */
  periods: ScheduledPeriod[];
}

export interface ScheduledPeriod {
  days?: CatalogueHutWeekdays;
  from: CatalogueHutLocalTime;
  to: CatalogueHutLocalTime;
  /**
   * Minutes between two slots.
   */
  interval: number;
  /**
   * Minutes the kitchen needs before a slot.
   */
  prep: number;
}

export interface HoursException {
  /**
   * First moment, in milliseconds since 1970.
   */
  from: number;
  /**
   * First moment after it; absent where no end is known.
   */
  until?: number;
  /**
   * Whether the hut takes no orders at all.
   */
  closed?: boolean;
  /**
   * Dispositions that the hut refuses.
   */
  refuses?: ('delivery' | 'collection')[];
  /**
   * Hours of every day in it, for the dispositions that are named.
   */
  hours?: ExceptionHours[];
}

export interface ExceptionHours {
  disposition: Disposition;
  open: CatalogueHutLocalTime;
  close: CatalogueHutLocalTime;
}

export interface OpenDay {
  /**
   * Trading day in hut time.
   */
  date: string;
  disposition: Disposition;
  open: CatalogueHutLocalTime;
  close: CatalogueHutLocalTime;
}

export interface DeliverySurchargeTier {
  /**
   * Lower bound, inclusive.
   */
  minOrderValue: number;
  /**
   * Upper bound, inclusive; 0 means none.
   */
  maxOrderValue: number;
  /**
   * Surcharge of the tier.
   */
  deliverySurcharge: number;
}

export interface FeeItem {
  /**
   * Kind of fee.
   */
  type: 'delivery' | 'smallOrderSupplement';
  /**
   * Listed fee.
   */
  price: number;
  /**
   * Fee for logged-in account holders.
   */
  priceForAccountHolder?: number;
  /**
   * Order value from which the fee applies.
   */
  lowerThreshold?: number;
  /**
   * Order value below which the fee applies; 0 or absent means no bound.
   */
  upperThreshold?: number;
}

/**
 * Estimate in minutes.
 */
export interface EtaMinutes {
  /**
   * Single estimate.
   */
  exact: number;
  /**
   * Range.
   */
  range: {
    /**
     * Earliest.
     */
    from: number;
    /**
     * Latest.
     */
    to: number;
  };
}

/**
 * Where the hut delivers; never sent to browsers.
 */
export interface DeliveryArea {
  /**
   * Outward codes served in full, for example SW11.
   */
  outcodes?: string[];
  /**
   * Single full postcodes, or prefixes of them.
   */
  postcodes?: string[];
  /**
   * Circle around the hut served when no list decides.
   */
  radiusMetres?: number;
  /**
   * Ring of [longitude, latitude] points.
   */
  polygon?: number[][];
}
