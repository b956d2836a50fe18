// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { Disposition } from '../catalogue/hut.ts';
import type { MenuOptions } from '../catalogue/menu-options.ts';
import type { Product } from '../catalogue/product.ts';
import type { OrderProblem, OrderRating } from './feedback.ts';
import type { OrderDeal, OrderRecipient } from './order-request.ts';
import type { TrackingEta, TrackingStatus } from './orders.ts';

/**
 * Bodies and answers of the console's calls (docs/spec/operators.md).
 */
export interface Operators {
  [k: string]: unknown;
}

/**
 * Body of the sign-in of the console (OPR-20).
 */
export interface OperatorCredentials {
  /**
   * Email address of the operator.
   */
  email: string;
  /**
   * Password.
   */
  password: string;
}

/**
 * What is asked for after the password (OPR-20).
 */
export interface OperatorSignInStep {
  /**
   * A code of the app, or first a key for the app.
   */
  step: 'code' | 'enrol';
  /**
   * Key to type into an app for codes; shown this once.
   */
  key?: string;
  /**
   * The same as an address, to be scanned as a QR code.
   */
  address?: string;
}

/**
 * Body of the second factor (OPR-20).
 */
export interface OperatorCode {
  /**
   * Code of the app, or a recovery code.
   */
  code: string;
}

/**
 * An operator that is signed in (OPR-20).
 */
export interface OperatorProfile {
  /**
   * Name.
   */
  name: string;
  /**
   * Email address.
   */
  email: string;
  /**
   * Role, which says what may be done.
   */
  role: 'viewer' | 'hut' | 'market' | 'admin';
  /**
   * Ids of the markets whose orders are theirs.
   */
  markets: string[];
  /**
   * Huts whose orders are theirs, each as its sector, a slash and its id.
   */
  huts: string[];
  /**
   * What the role allows.
   */
  rights: (
    | 'see-orders'
    | 'see-customers'
    | 'work-orders'
    | 'run-huts'
    | 'refund'
    | 'hand-over-again'
    | 'see-figures'
    | 'see-settings'
    | 'publish-settings'
    | 'change-pictures'
    | 'read-audit'
  )[];
}

/**
 * Answer of the second factor (OPR-20).
 */
export interface OperatorWelcome {
  profile: OperatorProfile;
  /**
   * Codes that stand in for the app, each once; shown this once, after the first code.
   */
  recoveryCodes?: string[];
}

/**
 * Something that an operator did (OPR-20).
 */
export interface OperatorAction {
  /**
   * Number, higher for later.
   */
  id: number;
  /**
   * When.
   */
  at: string;
  /**
   * Email address of the operator, or the command line.
   */
  operator: string;
  /**
   * What was done.
   */
  action: string;
  /**
   * The order it was about.
   */
  orderId?: string;
  /**
   * What else there is to say of it.
   */
  detail: {
    [k: string]: unknown;
  };
}

/**
 * A hut that is the business of an operator (OPR-24).
 */
export interface OperatorHut {
  /**
   * Id of its market.
   */
  market: string;
  /**
   * Sector.
   */
  sector: string;
  /**
   * Id in its sector.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
  /**
   * Whether its orders are worked at its screen of the console, and not at a till of its own.
   */
  isScreen: boolean;
}

/**
 * Hours of a disposition for a while.
 */
export interface ChangedHours {
  /**
   * How the customer gets the food.
   */
  disposition: 'delivery' | 'collection' | 'dinein';
  /**
   * Hut-local time HH:mm.
   */
  open: string;
  /**
   * Hut-local time HH:mm; at or before open it runs past midnight (TIM-01).
   */
  close: string;
}

/**
 * What is to be changed at a hut for a while (OPR-22).
 */
export interface OverrideRequest {
  /**
   * First minute in which it holds, on the clock of the hut: YYYY-MM-DDTHH:mm; now when left out.
   */
  from?: string;
  /**
   * First minute in which it does not hold any more; until somebody ends it when left out.
   */
  until?: string;
  /**
   * True closes the hut, false opens it although it is closed otherwise.
   */
  closed?: boolean;
  /**
   * One sentence for customers about a closed hut (LOC-78).
   */
  closedNote?: string;
  /**
   * Dispositions that the hut refuses although it is open.
   *
   * @maxItems 2
   */
  refuses?: ('delivery' | 'collection')[];
  /**
   * Opening hours in place of the hut's own, for the dispositions that are named.
   *
   * @minItems 1
   * @maxItems 20
   */
  hours?: ChangedHours[];
  /**
   * Minutes that everything takes longer.
   */
  extraMinutes?: number;
  /**
   * Ids of products that are not sold.
   *
   * @minItems 1
   * @maxItems 200
   */
  soldOut?: string[];
}

/**
 * What is changed at a hut for a while.
 */
export interface TimedChange {
  /**
   * Id; of one of the manifest its name there.
   */
  id: string;
  /**
   * When it begins or began.
   */
  from: string;
  /**
   * When it ends; absent without an end.
   */
  until?: string;
  /**
   * Whether it holds now.
   */
  isHolding: boolean;
  /**
   * Email address of the operator who began it; absent for one of the manifest, which is ended there.
   */
  by?: string;
  /**
   * True closes the hut, false opens it although it is closed otherwise.
   */
  closed?: boolean;
  /**
   * One sentence for customers about a closed hut (LOC-78).
   */
  closedNote?: string;
  /**
   * Dispositions that the hut refuses although it is open.
   *
   * @maxItems 2
   */
  refuses?: ('delivery' | 'collection')[];
  /**
   * Opening hours in place of the hut's own, for the dispositions that are named.
   *
   * @minItems 1
   * @maxItems 20
   */
  hours?: ChangedHours[];
  /**
   * Minutes that everything takes longer.
   */
  extraMinutes?: number;
  /**
   * Ids of products that are not sold.
   *
   * @minItems 1
   * @maxItems 200
   */
  soldOut?: string[];
}

/**
 * What holds at a hut for a while, and what may be changed there (OPR-22).
 */
export interface HutOverrides {
  /**
   * Name of the hut.
   */
  name: string;
  /**
   * Its IANA time zone.
   */
  timeZone: string;
  /**
   * The present moment.
   */
  at: string;
  /**
   * Whether it takes no orders now, whatever its hours.
   */
  isClosed: boolean;
  /**
   * Dispositions that it offers.
   */
  dispositions: ('delivery' | 'collection' | 'dinein')[];
  /**
   * What holds, and what will.
   */
  changes: TimedChange[];
  /**
   * Products of its sector.
   */
  products: SoldProduct[];
}

export interface SoldProduct {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  title: string;
}

/**
 * An order as those see it who make it (OPR-24).
 */
export interface HutTicket {
  /**
   * Id.
   */
  orderId: string;
  /**
   * Reference that the customer has.
   */
  reference: string;
  status: TrackingStatus;
  disposition: Disposition;
  /**
   * When it was placed.
   */
  placedAt: string;
  /**
   * When it is wanted; absent for as soon as possible.
   */
  wantedAt?: string;
  /**
   * When the hut accepted it.
   */
  acceptedAt?: string;
  eta?: TrackingEta;
  /**
   * First name of the customer.
   */
  customer: string;
  /**
   * Who takes it at the door, where that is not the customer (SHP-28).
   */
  recipient?: string;
  /**
   * A few words that come with the order.
   */
  greeting?: string;
  /**
   * Age in years to check when it is handed over, as there is alcohol in it (SHP-06).
   */
  ageCheck?: number;
  /**
   * What was ordered, as the order has it.
   */
  deals: OrderDeal[];
  /**
   * Price.
   */
  total: number;
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * What is still to be paid at hand-over; 0 for an order that is paid.
   */
  toBePaid: number;
  /**
   * A test: nothing is to be made.
   */
  isTest: boolean;
}

/**
 * The orders that a hut has to make, and what they are made of (OPR-24).
 */
export interface HutBoard {
  hut: OperatorHut;
  /**
   * IANA time zone of the hut.
   */
  timeZone: string;
  /**
   * The present moment of the server.
   */
  at: string;
  usualMinutes: UsualMinutes;
  /**
   * Orders, the oldest first.
   */
  tickets: HutTicket[];
  /**
   * The products that it is made of.
   */
  products: Product[];
  options: MenuOptions;
}

/**
 * Minutes that orders usually take here.
 */
export interface UsualMinutes {
  /**
   * Minutes.
   */
  delivery?: number;
  /**
   * Minutes.
   */
  collection?: number;
  /**
   * Minutes.
   */
  dinein?: number;
}

/**
 * Something pressed at the screen of a hut (OPR-24).
 */
export interface OperatorPress {
  /**
   * The step that is done.
   */
  press: 'accept' | 'cook' | 'ready' | 'send' | 'done' | 'fail';
  /**
   * Minutes until the order is with its customer, as told on accepting it.
   */
  minutes?: number;
  /**
   * Why an order is failed: nothing about a person stands in it.
   */
  reason?: string;
  /**
   * When it was pressed, where the line was down.
   */
  at?: string;
}

/**
 * An order in the list of the console (OPR-23).
 */
export interface OperatorOrder {
  /**
   * Id.
   */
  orderId: string;
  /**
   * Reference that the customer has.
   */
  reference: string;
  /**
   * Id of its market.
   */
  market: string;
  /**
   * Sector of its hut.
   */
  sector: string;
  /**
   * Id of its hut.
   */
  hutId: string;
  /**
   * Name of its hut.
   */
  hutName: string;
  status: TrackingStatus;
  disposition: Disposition;
  /**
   * When it was placed.
   */
  placedAt: string;
  /**
   * Price.
   */
  total: number;
  /**
   * What was given back by persons, or is asked to be.
   */
  refunded: number;
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * How it is paid.
   */
  paymentType: string;
  /**
   * Where its money stands.
   */
  money: string;
  /**
   * A test.
   */
  isTest: boolean;
}

/**
 * Something that happened to an order (OPR-23).
 */
export interface OperatorOrderEvent {
  /**
   * When.
   */
  at: string;
  /**
   * What.
   */
  kind: string;
  /**
   * What else there is to say of it.
   */
  detail: {
    [k: string]: unknown;
  };
}

/**
 * Money that a person gave back of an order (OPR-23).
 */
export interface OperatorRefund {
  /**
   * How much.
   */
  amount: number;
  /**
   * Why.
   */
  reason: string;
  /**
   * When it was asked for.
   */
  askedAt: string;
  /**
   * When the gateway gave it back.
   */
  doneAt?: string;
}

/**
 * A line of an order with its price (OPR-23).
 */
export interface OperatorOrderLine {
  /**
   * What.
   */
  title: string;
  /**
   * Parts.
   */
  details: string[];
  /**
   * Price.
   */
  amount: number;
  /**
   * How many.
   */
  quantity: number;
}

/**
 * Everything that happened to an order (OPR-23).
 */
export interface OperatorOrderStory {
  order: OperatorOrder;
  /**
   * What was ordered, as the order has it.
   */
  deals: OrderDeal[];
  /**
   * The products that it is made of.
   */
  products: Product[];
  options: MenuOptions;
  /**
   * Lines with prices.
   */
  lines: OperatorOrderLine[];
  /**
   * What its gateway was to take.
   */
  due: number;
  /**
   * What can still be given back.
   */
  refundable: number;
  /**
   * Gateway that has the payment.
   */
  gateway?: string;
  rating?: OrderRating;
  /**
   * What its customer says was wrong (SHP-30).
   */
  problems: OrderProblem[];
  /**
   * What happened, the oldest first.
   */
  events: OperatorOrderEvent[];
  /**
   * Money given back by persons.
   */
  refunds: OperatorRefund[];
  /**
   * What operators did about it, the latest first.
   */
  actions: OperatorAction[];
  /**
   * What can be pressed for it.
   */
  presses: ('accept' | 'cook' | 'ready' | 'send' | 'done' | 'fail')[];
  /**
   * Whether it can be handed over to its hut again.
   */
  canHandOver: boolean;
}

/**
 * Who ordered (OPR-23).
 */
export interface OperatorCustomer {
  /**
   * The data was taken out.
   */
  isErased: boolean;
  /**
   * Name.
   */
  name: string;
  /**
   * Phone.
   */
  phone: string;
  /**
   * Email address.
   */
  email: string;
  /**
   * Lines of the address.
   */
  address: string[];
  recipient?: OrderRecipient;
  /**
   * What the customer wants to be known.
   */
  instructions?: string;
}

/**
 * An event of the stream of the console: an order that is new or moved on, or that some may have been missed (OPR-23, OPR-24).
 */
export interface OperatorOrderNews {
  /**
   * What it tells.
   */
  kind: 'order' | 'missed';
  /**
   * The order.
   */
  orderId?: string;
  /**
   * Sector of its hut.
   */
  sector?: string;
  /**
   * Its hut.
   */
  hutId?: string;
  status?: TrackingStatus;
}

/**
 * A product, deal or promotion with its picture (OPR-26).
 */
export interface PicturedEntry {
  /**
   * What it is.
   */
  kind: 'product' | 'deal' | 'promo';
  /**
   * Its id in the market.
   */
  id: string;
  /**
   * Its name.
   */
  title: string;
  /**
   * Address of its photograph; absent means drawn.
   */
  img?: string;
  /**
   * Whether the photograph was uploaded in the console, and not named by a file.
   */
  isUploaded: boolean;
  /**
   * Name of the drawing of a deal or promotion.
   */
  look?: string;
  /**
   * What a product is drawn from.
   */
  product?: Product;
}

/**
 * The pictures of a market (OPR-26).
 */
export interface MarketPictures {
  /**
   * Id of the market.
   */
  market: string;
  /**
   * The markets whose pictures the operator looks after.
   */
  markets: NamedMarket[];
  /**
   * Products, deals and promotions, in the order of the menu.
   */
  entries: PicturedEntry[];
  options: MenuOptions;
}

/**
 * A market.
 */
export interface NamedMarket {
  /**
   * Id.
   */
  id: string;
  /**
   * Name.
   */
  name: string;
}

/**
 * What a product, deal or promotion is shown by from now on (OPR-26).
 */
export interface EntryPicture {
  /**
   * Address of its photograph; absent means drawn.
   */
  img?: string;
  /**
   * Whether the photograph was uploaded in the console.
   */
  isUploaded: boolean;
}
