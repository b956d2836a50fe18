// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { SupportedPayment } from '../catalogue/hut.ts';
import type { OrderPoints } from './loyalty.ts';
import type {
  Deals,
  OrderCustomer,
  OrderDeal,
  OrderDeliveryAddress,
  OrderDiscount,
  OrderDisposition,
  OrderEtaRange,
  OrderHut,
  OrderItem,
  OrderLoyalty,
  OrderPayment,
  OrderUtm,
  OrderVoucher,
  Surcharges,
} from './order-request.ts';

/**
 * Status of an order (TRK-01).
 */
export type TrackingStatus =
  | 'CONFIRMING'
  | 'CONFIRMED'
  | 'PREPARING'
  | 'COOKING'
  | 'PACKING'
  | 'READY'
  | 'DISPATCHED'
  | 'ALMOST_ARRIVED'
  | 'DELIVERED'
  | 'FAILED';

/**
 * LOC-03.
 */
export type Availability = 'AVAILABLE' | 'UNAVAILABLE_CLOSED';

/**
 * Estimate as times.
 */
export interface TrackingEta {
  /**
   * Expected time.
   */
  exact?: string;
  /**
   * Expected range.
   */
  range?: {
    /**
     * Earliest.
     */
    from: string;
    /**
     * Latest.
     */
    to: string;
  };
}

/**
 * Bodies and answers of the order, payment and tracking calls. Amounts are decimals in the market's currency.
 */
export interface OrdersApi {
  placeRequest?: PlaceRequest;
  preauthorisation?: Preauthorisation;
  placement?: Placement;
  payerAuthCheck?: PayerAuthCheck;
  payerAuthAnswer?: PayerAuthAnswer;
  providerOrderRequest?: ProviderOrderRequest;
  providerOrderAnswer?: ProviderOrderAnswer;
  summary?: OrderSummary;
  tracking?: TrackingInfo;
  refundRequest?: RefundRequest;
  refund?: RefundAnswer;
  status?: StatusChange;
  driverPosition?: DriverPosition;
  driverPositionAnswer?: DriverPositionAnswer;
  way?: OrderWay;
  storeConfig?: StoreConfig;
  validation?: BasketValidation;
  orderFailure?: OrderFailure;
  problem?: Problem;
  hutStatusSummary?: HutStatusSummary;
  eta?: EtaAnswer;
  sku?: Sku;
  timeSlot?: TimeSlot;
}

/**
 * The order request as pre-authorised plus the place extras (ORD-86, ORD-87).
 */
export interface PlaceRequest {
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
  /**
   * Signed state string of the pre-authorise answer (ORD-88).
   */
  orderState: string;
  /**
   * The payment.
   */
  transactionId: string;
  /**
   * Return value of the provider.
   */
  mac2?: string;
  /**
   * Return value of the provider.
   */
  orderid?: string;
  /**
   * Return value of the provider.
   */
  hash?: string;
  /**
   * Card token or step-up result.
   */
  paymentAuthorisationResponse?: string;
  /**
   * Card brand.
   */
  cardType?: string;
  /**
   * Signature of a pop-up provider.
   */
  signature?: string;
  /**
   * Query of the return address as it came, of which the provider's signature is made.
   */
  returnQuery?: string;
}

/**
 * Success answer of pre-authorise (ORD-70).
 */
export interface Preauthorisation {
  /**
   * Order to be.
   */
  orderId: string;
  /**
   * Short reference told to customers.
   */
  customerOrderReference: string;
  /**
   * Random id of the payment; also the key of the summary.
   */
  transactionId: string;
  /**
   * Signed state string, sent back with place.
   */
  orderState: string;
  /**
   * Payment type used.
   */
  paymentType: string;
  /**
   * Amount to charge.
   */
  totalPrice: number;
  /**
   * Public key of the provider.
   */
  apikey?: string;
  /**
   * Page to show in a frame.
   */
  iframeUrl?: string;
  /**
   * Bank page to show.
   */
  threeDSUrl?: string;
  /**
   * Token for the card form.
   */
  token?: string;
  /**
   * Start of the token's 15 minutes.
   */
  tokenValidFrom?: string;
  /**
   * What the provider's pop-up is opened with beside the public key, such as the provider's own order id (PAY-29).
   */
  providerData?: {
    [k: string]: string;
  };
  payerAuth?: PayerAuthStart;
  /**
   * Go on at the provider.
   */
  next?: 'provider';
}

/**
 * The payer is authenticated before the order is placed (PAY-21, PAY-22).
 */
export interface PayerAuthStart {
  /**
   * Names the authentication; sent back with each payer-auth-check.
   */
  sessionId: string;
  /**
   * Page that collects data of the device in a hidden frame; absent where nothing is collected.
   */
  collectionUrl?: string;
}

/**
 * Success answer of place (ORD-91); with threeDSUrl (202) nothing is placed yet (ORD-92).
 */
export interface Placement {
  /**
   * Order.
   */
  orderId: string;
  /**
   * Reference.
   */
  customerOrderReference: string;
  /**
   * Payment.
   */
  transactionId: string;
  /**
   * CONFIRMING when placed.
   */
  status: 'CONFIRMING' | 'CHALLENGE' | 'PENDING';
  /**
   * Total.
   */
  total: number;
  eta?: EtaAnswer;
  /**
   * Bank page to show before the call is sent again.
   */
  threeDSUrl?: string;
}

/**
 * Estimate in minutes (LOC-20).
 */
export interface EtaAnswer {
  /**
   * Minutes.
   */
  exact: number;
  /**
   * Range in minutes.
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
 * Body of payer-auth-check (PAY-73, PAY-74).
 */
export interface PayerAuthCheck {
  /**
   * The payment.
   */
  transactionId: string;
  /**
   * Order to be.
   */
  orderId: string;
  /**
   * Payment type code.
   */
  paymentType: string;
  /**
   * As pre-authorise answered it.
   */
  sessionId: string;
  /**
   * What the collection page told; empty where there was none.
   */
  deviceData: string;
  /**
   * Page of this site that the bank's page may lead back to.
   */
  returnUrl: string;
}

/**
 * Answer of payer-auth-check (PAY-74).
 */
export interface PayerAuthAnswer {
  /**
   * Whether it is the payer; with challenge the bank asks first.
   */
  status: 'completed' | 'challenge' | 'failed';
  /**
   * The bank's page, for challenge.
   */
  stepUpUrl?: string;
  /**
   * What the bank's page is opened with, for challenge.
   */
  accessToken?: string;
  /**
   * What place is called with, for completed.
   */
  paymentAuthorisationResponse?: string;
}

/**
 * Body of the call that makes an order at a provider for its pop-up (PAY-118).
 */
export interface ProviderOrderRequest {
  /**
   * Sector.
   */
  sector: string;
  /**
   * Hut.
   */
  hutId: string;
  /**
   * Amount to charge.
   */
  amount: number;
  /**
   * ISO code.
   */
  currency: string;
}

/**
 * The order at the provider (PAY-118).
 */
export interface ProviderOrderAnswer {
  /**
   * The provider's id of it.
   */
  orderId: string;
}

/**
 * An order as its customer sees it (ORD-125, ORD-129).
 */
export interface OrderSummary {
  /**
   * Order.
   */
  orderId: string;
  /**
   * Reference.
   */
  customerOrderReference: string;
  /**
   * Payment.
   */
  transactionId: string;
  /**
   * State of the intent.
   */
  state:
    | 'created'
    | 'authorising'
    | 'authorised'
    | 'placing'
    | 'placed'
    | 'failed'
    | 'expired'
    | 'cancelled';
  /**
   * ISO code.
   */
  currency: string;
  /**
   * Items and deals.
   */
  subtotal?: number;
  /**
   * Taken off.
   */
  discount?: number;
  /**
   * Tax in or on top.
   */
  tax: number;
  /**
   * Tax that came on top.
   */
  taxOnTop?: number;
  /**
   * The taxes that `tax` is made of (SHP-05).
   *
   * Items: One tax.
   */
  taxes?: {
    /**
     * Its description in the manifest, which names it by locale.
     */
    description: string;
    /**
     * What of it is paid.
     */
    amount: number;
  }[];
  /**
   * Total.
   */
  total: number;
  /**
   * Payment type.
   */
  paymentType: string;
  /**
   * When placed.
   */
  timestamp: string;
  /**
   * Payment surcharge.
   */
  payLaterSurcharge?: number;
  /**
   * Delivery surcharges, `deliverySupplement` included.
   */
  deliveryFee?: number;
  /**
   * The part of `deliveryFee` that depends on the order value; it has a name of its own (SHP-02).
   */
  deliverySupplement?: number;
  /**
   * What fulfilment extras of the order cost, by their surcharge types (PRI-26).
   */
  extraFees?: {
    /**
     * Fee.
     */
    [k: string]: number;
  };
  /**
   * Small order supplement.
   */
  smallOrderFee?: number;
  /**
   * Tip.
   */
  tip?: number;
  /**
   * Gift voucher face value used.
   */
  giftVoucher?: number;
  loyalty?: OrderPoints;
  /**
   * Gift card credit used.
   */
  credit?: number;
  /**
   * Amount still to be paid at the door or in the hut.
   */
  toBePaid?: number;
  /**
   * Amount that a person has given back of what was paid (GTW-21); what is still on its way back counts.
   */
  refunded?: number;
  /**
   * What was ordered.
   */
  lines: SummaryLine[];
  /**
   * What was ordered, as the order has it, so that it can be ordered again.
   */
  deals?: OrderDeal[];
  /**
   * Whom a delivery is for, where that is not who ordered, for as long as that is kept (SHP-28).
   */
  recipient?: {
    /**
     * Name at the door.
     */
    name: string;
    /**
     * A few words that come with the order.
     */
    greeting?: string;
  };
  /**
   * Age in years that is checked when the order is handed over, as there is alcohol in it (SHP-06).
   */
  ageCheck?: number;
  /**
   * Where a delivery goes, line by line, for as long as that is kept (SHP-30).
   *
   * Items: A line.
   */
  goesTo?: string[];
  /**
   * The hut.
   */
  hut: {
    /**
     * Id.
     */
    id: string;
    /**
     * Sector.
     */
    sector: string;
    /**
     * Name.
     */
    name: string;
    /**
     * Phone.
     */
    phone: string;
    /**
     * Address.
     */
    addressLines?: string[];
    /**
     * Minutes ahead of UTC.
     */
    utcOffset?: number;
    /**
     * IANA time zone.
     */
    timeZone?: string;
  };
  disposition: OrderDisposition;
}

/**
 * One line of an order.
 */
export interface SummaryLine {
  /**
   * Name.
   */
  title: string;
  /**
   * Size, crust, changes; items of a deal.
   */
  details?: string[];
  /**
   * Price.
   */
  amount: number;
  /**
   * How many.
   */
  quantity?: number;
  item?: OrderItem;
}

/**
 * Answer of the tracking call (TRK-27) and payload of the pushed event.
 */
export interface TrackingInfo {
  order_status: TrackingStatus;
  /**
   * When placed.
   */
  orderTimeUTC: string;
  /**
   * When the hut accepted.
   */
  acceptedTime?: string;
  eta?: TrackingEta;
  driver?: TrackedDriver;
  /**
   * Statuses so far.
   */
  history: {
    order_status: TrackingStatus;
    /**
     * When.
     */
    at: string;
  }[];
}

/**
 * Where the driver was last, for a delivery that is on its way and whose point of sale tells it (SHP-33).
 */
export interface TrackedDriver {
  /**
   * Degrees north, WGS84, to about ten metres.
   */
  latitude: number;
  /**
   * Degrees east, WGS84, to about ten metres.
   */
  longitude: number;
  /**
   * Seconds between then and this answer.
   */
  secondsAgo: number;
  /**
   * Minutes from then to the door; left out where nobody knows them.
   */
  minutesLeft?: number;
}

/**
 * Body of the refund call (GTW-21).
 */
export interface RefundRequest {
  /**
   * How much goes back, with two decimals at most; all that is left where it is not said.
   */
  amount?: number;
  /**
   * Why, for the books of the chain: nothing about a person stands in it.
   */
  reason: string;
}

/**
 * A refund, the same however often it is asked for (GTW-21).
 */
export interface RefundAnswer {
  /**
   * How much goes back.
   */
  amount: number;
  /**
   * Why.
   */
  reason: string;
  /**
   * Whether the gateway has given it back, or is still to be asked.
   */
  status: 'asked' | 'done';
  /**
   * What can still be given back of the order.
   */
  left: number;
  /**
   * When it was asked for.
   */
  at: string;
}

/**
 * Body of the POS status call (TRK-32).
 */
export interface StatusChange {
  order_status: TrackingStatus;
  /**
   * When it happened.
   */
  at?: string;
  eta?: EtaAnswer;
}

/**
 * Where the driver of an order is: body of the POS position call (SHP-33).
 */
export interface DriverPosition {
  /**
   * Degrees north, WGS84.
   */
  latitude: number;
  /**
   * Degrees east, WGS84.
   */
  longitude: number;
  /**
   * When the driver was there.
   */
  at: string;
  /**
   * Minutes from then to the door, where the point of sale knows them.
   */
  minutesLeft?: number;
}

/**
 * What became of a position (SHP-33).
 */
export interface DriverPositionAnswer {
  /**
   * It is the one that the customer sees now.
   */
  isTaken: boolean;
  /**
   * Why it is not: one that is as new came before, or it is from too long ago. Nothing has to be done.
   */
  reason?: 'out-of-order' | 'too-old';
}

/**
 * From where to where a delivery is on its way (SHP-33).
 */
export interface OrderWay {
  hut: MapPoint;
  /**
   * Where it goes; left out where no map knows the address.
   */
  address?: {
    /**
     * Degrees north, WGS84.
     */
    latitude: number;
    /**
     * Degrees east, WGS84.
     */
    longitude: number;
    /**
     * Whether it is the place itself, and not the middle of its street or postcode.
     */
    isExact: boolean;
  };
}

/**
 * A point on the ground, WGS84.
 */
export interface MapPoint {
  /**
   * Degrees north.
   */
  latitude: number;
  /**
   * Degrees east.
   */
  longitude: number;
}

/**
 * Payment settings of a hut (PAY-78); no secret.
 */
export interface StoreConfig {
  /**
   * Sector.
   */
  sector: string;
  /**
   * Hut.
   */
  hutId: string;
  /**
   * Unit reference.
   */
  urn?: string;
  /**
   * Sandbox.
   */
  testMode: boolean;
  /**
   * Types offered.
   */
  supportedPayment: SupportedPayment[];
  /**
   * Maximum per type.
   */
  maxAmounts: {
    [k: string]: number;
  };
  /**
   * Google Pay.
   */
  googlePay?: {
    [k: string]: unknown;
  };
  /**
   * Apple Pay.
   */
  applePay?: {
    [k: string]: unknown;
  };
  /**
   * Click to pay.
   */
  visaCheckout?: {
    [k: string]: unknown;
  };
  /**
   * PayPal.
   */
  paypal?: {
    [k: string]: unknown;
  };
  /**
   * Folders on this site with stand-ins for the scripts of providers and wallets, by payment type; only where the gateway takes no money (PAY-166, PAY-174).
   */
  standIns?: {
    [k: string]: string;
  };
}

/**
 * Answer of the basket validator (BSK-43, BSK-44).
 */
export interface BasketValidation {
  /**
   * May be ordered.
   */
  valid: boolean;
  /**
   * Why not.
   */
  reasons: BasketReason[];
}

/**
 * Why a basket cannot be ordered.
 */
export interface BasketReason {
  /**
   * Stable id.
   */
  code: string;
  /**
   * Product, deal or line it is about.
   */
  entity?: string;
  /**
   * Amount it is about.
   */
  amount?: number;
}

/**
 * Failure answer of the order calls; name picks the modal (ORD-72).
 */
export interface OrderFailure {
  /**
   * Error name.
   */
  name: string;
  /**
   * What happened, for people who support.
   */
  message: string;
  /**
   * Payment.
   */
  transactionId?: string;
  /**
   * Reference.
   */
  customerOrderReference?: string;
  /**
   * Order, when one exists (ORD-93).
   */
  orderId?: string;
  /**
   * Wrong fields (ORD-25).
   */
  fields?: WrongField[];
  /**
   * Trace id of the call.
   */
  traceId?: string;
  /**
   * Amount missing to a minimum.
   */
  gap?: number;
  /**
   * Why the basket is refused.
   */
  reasons?: BasketReason[];
}

/**
 * A wrong field of a request.
 */
export interface WrongField {
  /**
   * Path of the field.
   */
  field: string;
  /**
   * What was expected.
   */
  reason: string;
}

/**
 * Any other failure.
 */
export interface Problem {
  /**
   * Stable id.
   */
  name: string;
  /**
   * What was wrong.
   */
  message: string;
  /**
   * HTTP status.
   */
  status: number;
  /**
   * Trace id of the call.
   */
  traceId: string;
  /**
   * Wrong fields.
   */
  fields?: WrongField[];
}

/**
 * Availability of a hut (LOC-03, LOC-16).
 */
export interface HutStatusSummary {
  physical: DispositionAvailability;
  /**
   * For orders on the web.
   */
  web: {
    asap: DispositionAvailability;
    scheduled: DispositionAvailability;
  };
}

/**
 * Per disposition.
 */
export interface DispositionAvailability {
  delivery: Availability;
  collection: Availability;
  dinein?: Availability;
}

/**
 * A unit the point of sale knows (MNU-30).
 */
export interface Sku {
  /**
   * Sku.
   */
  id: string;
  /**
   * pizza, deal, side, drink, dessert, dip.
   */
  type: string;
}

/**
 * A time to choose (TIM-02).
 */
export interface TimeSlot {
  /**
   * Milliseconds.
   */
  timestamp: number;
  /**
   * Time in the market's locale.
   */
  text: string;
  /**
   * Start and end.
   */
  timeRange?: {
    /**
     * Start in ms.
     */
    from: number;
    /**
     * End in ms.
     */
    to: number;
  };
  /**
   * As soon as possible.
   */
  asap: boolean;
  /**
   * Closed for now.
   */
  closed: boolean;
}

/**
 * An earlier order of the caller (ORD-112).
 */
export interface PastOrder {
  /**
   * Order.
   */
  id: string;
  /**
   * Payment: names the order to its receipt and its summary (SHP-34).
   */
  transactionId: string;
  /**
   * Reference that the customer was given (SHP-34).
   */
  reference: string;
  status: TrackingStatus;
  /**
   * When it was placed.
   */
  time: string;
  /**
   * Where.
   */
  hut: {
    /**
     * Id.
     */
    id: string;
    /**
     * Sector.
     */
    sector: string;
    /**
     * Name.
     */
    name: string;
    /**
     * IANA time zone: its moments are told by the clock of the hut (SHP-34).
     */
    timeZone?: string;
  };
  disposition: OrderDisposition;
  /**
   * What was ordered, as it was ordered (ORD-26).
   */
  deals: OrderDeal[];
  discount?: OrderDiscount;
  /**
   * What was ordered as it was called and cost then, in the order of `deals` (SHP-15).
   */
  lines?: SummaryLine[];
  /**
   * Where a delivery went, for as long as that is kept (SHP-15).
   */
  postcode?: string;
  /**
   * Total.
   */
  total: number;
}

/**
 * The receipt of an order of the caller (SHP-34).
 */
export interface Receipt {
  status: TrackingStatus;
  summary: OrderSummary;
}

/**
 * What the caller's account and last orders say of them, for the next checkout to begin with (SHP-16, SHP-34).
 */
export interface KnownDetails {
  /**
   * Who ordered last.
   */
  contact?: {
    /**
     * Whole name.
     */
    name: string;
    /**
     * First name, where the form asks for it by itself.
     */
    firstName?: string;
    /**
     * Last name, where the form asks for it by itself.
     */
    lastName?: string;
    /**
     * Email.
     */
    email: string;
    /**
     * Phone.
     */
    phone: string;
  };
  /**
   * Addresses of the account, the preferred one first, then where the caller's own deliveries went, the latest first; each once.
   */
  addresses: KnownAddress[];
  /**
   * Payment type code that the caller prefers, else that of the last order that was paid for.
   */
  paymentType?: string;
}

/**
 * An address of a delivery.
 */
export interface KnownAddress {
  address: OrderDeliveryAddress;
  /**
   * What the driver was told there last.
   */
  instructions?: string;
}

/**
 * An address of the caller's account (SHP-34).
 */
export interface OwnAddress {
  /**
   * Names it in calls.
   */
  id: string;
  address: OrderDeliveryAddress;
  /**
   * What the driver is told there.
   */
  instructions?: string;
  /**
   * Checkout begins with it where it lies at the chosen place; at most one is.
   */
  isPreferred: boolean;
  /**
   * Kept with the account; else it is known from an order.
   */
  isSaved: boolean;
}

/**
 * An address to keep with the caller's account (SHP-34).
 */
export interface OwnAddressInput {
  address: OrderDeliveryAddress;
  /**
   * What the driver is told there.
   */
  instructions?: string;
  /**
   * Checkout is to begin with it; absent leaves that as it is.
   */
  isPreferred?: boolean;
}

/**
 * The way of paying that the caller's checkout begins with (SHP-34). No data of a card is kept.
 */
export interface OwnPayment {
  /**
   * Payment type code that the caller has chosen for the account.
   */
  preferred?: string;
  /**
   * Payment type code of the last order, where none is chosen.
   */
  remembered?: string;
}

/**
 * The way of paying that checkout is to begin with (SHP-34).
 */
export interface OwnPaymentInput {
  /**
   * Payment type code that the market takes.
   */
  preferred: string;
}
