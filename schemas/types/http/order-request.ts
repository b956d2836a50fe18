// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from '../catalogue/hut.ts';

/**
 * All toppings.
 *
 * @maxItems 30
 */
export type Toppings = string[];

/**
 * Priced extras of a side.
 *
 * @maxItems 30
 */
export type Modifiers = string[];

/**
 * Dips with a side.
 *
 * @maxItems 30
 */
export type Dips = string[];

/**
 * A part of what a wallet, a provider or a geocoder gave, whose inside is not ours to describe; its size is limited.
 *
 * @maxItems 100
 */
export type ForeignValue = string | number | boolean | {} | unknown[] | null;

/**
 * Deals and, under the id ND, loose items (ORD-26, ORD-27).
 *
 * @maxItems 60
 */
export type Deals = OrderDeal[];

/**
 * Surcharges (ORD-23).
 *
 * @maxItems 20
 */
export type Surcharges = OrderSurcharge[];

/**
 * One half of a half-and-half.
 */
export interface OrderHalf {
  /**
   * Pizza.
   */
  id: string;
  /**
   * Size.
   */
  size?: string;
  /**
   * Crust.
   */
  crust?: string;
  /**
   * All toppings on the half, where they are not those it comes with (SHP-21).
   *
   * @maxItems 30
   */
  toppings?: string[];
  /**
   * Base price of the half; what its toppings cost stands in the price of the item.
   */
  price?: number;
}

/**
 * A deal, or the bucket ND of loose items.
 */
export interface OrderDeal {
  /**
   * Deal id, or ND.
   */
  id: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
  /**
   * Price of the deal; for ND the sum of its items.
   */
  price: number;
  /**
   * Reward bought with points.
   */
  redeemable_id?: string;
  /**
   * Pizzas.
   *
   * @maxItems 100
   */
  pizzas?: OrderItem[];
  /**
   * Sides, wings, pastas, melts, flatzz, others.
   *
   * @maxItems 100
   */
  sides?: OrderItem[];
  /**
   * Drinks.
   *
   * @maxItems 100
   */
  drinks?: OrderItem[];
  /**
   * Desserts.
   *
   * @maxItems 100
   */
  desserts?: OrderItem[];
  /**
   * Dips.
   *
   * @maxItems 100
   */
  dips?: OrderItem[];
}

/**
 * A chosen product (ORD-28, ORD-29).
 */
export interface OrderItem {
  /**
   * Product.
   */
  id: string;
  /**
   * Product kind; half-and-half for two halves.
   */
  kind?: string;
  /**
   * Price shown for the item; in a deal its supplements.
   */
  price: number;
  /**
   * Slot of the deal it fills (DEA-24).
   */
  optionIndex?: number;
  /**
   * Pizza size.
   */
  size?: string;
  /**
   * Pizza crust.
   */
  crust?: string;
  /**
   * Pizza sauce.
   */
  sauce?: string;
  /**
   * Pizza cheese.
   */
  cheese?: string;
  toppings?: Toppings;
  modifiers?: Modifiers;
  dips?: Dips;
  firstHalf?: OrderHalf;
  secondHalf?: OrderHalf;
  /**
   * Half not edited last.
   */
  otherHalf?: string;
  /**
   * Line in the basket.
   */
  basketItemID?: string;
  /**
   * Deal in the basket.
   */
  basketDealID?: string;
}

/**
 * Who takes the delivery, where that is not who ordered (SHP-28).
 */
export interface OrderRecipient {
  /**
   * Name at the door.
   */
  name: string;
  /**
   * Phone at the door, as the market sends it.
   */
  phone: string;
  /**
   * A few words that come with the order.
   */
  greeting?: string;
}

/**
 * The body of basket validation, pre-authorise and place (docs/spec/orders.md). Amounts are decimals in the market's currency.
 */
export interface OrderRequest {
  /**
   * Version of the request (ORD-01).
   */
  version: '1.0';
  hut: OrderHut;
  customer: OrderCustomer;
  payment: OrderPayment;
  disposition: OrderDisposition;
  deals: Deals;
  discount?: OrderDiscount;
  voucher?: OrderVoucher;
  surcharges?: Surcharges;
  loyalty?: OrderLoyalty;
  utm?: OrderUtm;
  /**
   * Deal assistant on.
   */
  isDealbotEnabled?: boolean;
  /**
   * From the mobile app.
   */
  isMobileApp?: boolean;
  /**
   * Minutes shown.
   */
  eta?: number;
  etaRange?: OrderEtaRange;
}

/**
 * The hut that makes the order (ORD-02).
 */
export interface OrderHut {
  /**
   * Hut id.
   */
  id: string;
  /**
   * Sector code.
   */
  sector: string;
  /**
   * Delivery zone.
   */
  tradezoneId?: string;
}

/**
 * Who orders (ORD-04, ORD-05, ORD-06, ORD-07).
 */
export interface OrderCustomer {
  /**
   * Account, for logged-in customers only.
   */
  accountId?: string;
  /**
   * Name in one.
   */
  name: string;
  /**
   * First name, in markets that ask for it apart.
   */
  firstName?: string;
  /**
   * Last name, in markets that ask for it apart.
   */
  lastName?: string;
  /**
   * Phone as the market sends it.
   */
  phone: string;
  /**
   * Email.
   */
  email: string;
  /**
   * Marketing choice.
   */
  marketing: {
    /**
     * May be written to.
     */
    all: boolean;
  };
  /**
   * Age in years that the customer says to have reached; an order with alcohol needs that of the law at its hut (SHP-06).
   */
  confirmedAge?: number;
  /**
   * Locale chosen.
   */
  selectedLanguage?: string;
  deliveryAddress?: OrderDeliveryAddress;
  /**
   * Geocoded place without its placeId (ORD-07).
   */
  deliveryLocation?: {
    [k: string]: ForeignValue;
  };
  /**
   * Driver instructions.
   */
  instructions?: string;
  recipient?: OrderRecipient;
  /**
   * Leave at the door.
   */
  contactFree?: boolean;
}

/**
 * Delivery only (ORD-06).
 */
export interface OrderDeliveryAddress {
  /**
   * Postcode.
   */
  postcode: string;
  /**
   * Street type.
   */
  streettype?: string;
  /**
   * Street.
   */
  streetname: string;
  /**
   * House number.
   */
  streetno?: string;
  /**
   * Town.
   */
  city: string;
  /**
   * Flat or house within the street name, where the form asks for it by itself (CHK-58).
   */
  interior?: string;
}

/**
 * How it is paid (ORD-08, ORD-09, ORD-10, ORD-11).
 */
export interface OrderPayment {
  /**
   * Payment type code.
   */
  type: string;
  /**
   * Order total before gift card credit (ORD-36).
   */
  amount: number;
  /**
   * ISO code.
   */
  currency: string;
  breakdown?: OrderTaxBreakdown;
  /**
   * Gift cards (ORD-34, ORD-35).
   *
   * @maxItems 1
   */
  credits?: OrderCredit[];
}

/**
 * Taxes (ORD-10).
 */
export interface OrderTaxBreakdown {
  /**
   * Single taxes.
   *
   * @maxItems 20
   */
  taxes: {
    /**
     * Name.
     */
    description: string;
    /**
     * Amount.
     */
    amount: number;
  }[];
  /**
   * Sum of the taxes.
   */
  taxTotal: number;
  /**
   * With tax.
   */
  grossTotal: number;
  /**
   * Without tax.
   */
  netTotal: number;
}

export interface OrderCredit {
  /**
   * Kind.
   */
  type: string;
  /**
   * Id.
   */
  id?: string;
  /**
   * Card number.
   */
  number: string;
  /**
   * Pin.
   */
  pin?: string;
  /**
   * Amount taken.
   */
  amount: number;
}

/**
 * How and when (ORD-12, ORD-13).
 */
export interface OrderDisposition {
  type: Disposition;
  /**
   * Now or later.
   */
  when: 'asap' | 'scheduled';
  /**
   * Timestamp in ms, scheduled only.
   */
  time?: number;
  /**
   * Brought to the car; collection only.
   */
  isCurbside?: boolean;
}

/**
 * The active discount (ORD-15).
 */
export interface OrderDiscount {
  /**
   * Discount.
   */
  id: string;
  /**
   * Amount taken off.
   */
  value: number;
}

/**
 * Voucher (ORD-22).
 */
export interface OrderVoucher {
  /**
   * Voucher.
   */
  id: string;
  /**
   * Kind of discount.
   */
  discountType?: string;
}

export interface OrderSurcharge {
  /**
   * Type.
   */
  type: string;
  /**
   * Amount.
   */
  amount: number;
}

/**
 * Points used (ORD-18).
 */
export interface OrderLoyalty {
  /**
   * Token.
   */
  loyaltyProviderAuthToken?: string;
  /**
   * Points.
   */
  points?: number;
}

/**
 * Campaign (ORD-21).
 */
export interface OrderUtm {
  /**
   * utm_source.
   */
  source?: string;
  /**
   * utm_medium.
   */
  medium?: string;
  /**
   * utm_campaign.
   */
  campaign?: string;
}

/**
 * Range shown.
 */
export interface OrderEtaRange {
  /**
   * Earliest minutes.
   */
  from: number;
  /**
   * Latest minutes.
   */
  to: number;
}
