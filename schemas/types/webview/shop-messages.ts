// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { TrackingStatus } from '../http/orders.ts';

/**
 * selection: something came into the basket; success: an order was placed; error: something failed.
 */
export type HapticsKind = 'selection' | 'success' | 'error';

/**
 * Another page shows. Capability route.
 */
export interface RouteChangedMessage {
  /**
   * What it is.
   */
  type: 'ROUTE_CHANGED';
  payload: RouteChanged;
}

/**
 * Where the customer is.
 */
export interface RouteChanged {
  /**
   * Path of the page, with its query where that holds nothing of an order or a sign-in.
   */
  path: string;
  /**
   * Whether there is a page of this visit to go back to.
   */
  canGoBack: boolean;
}

/**
 * Answers BACK_PRESSED. Capability back.
 */
export interface BackAnsweredMessage {
  /**
   * What it is.
   */
  type: 'BACK_ANSWERED';
  payload: BackAnswered;
}

/**
 * What became of it.
 */
export interface BackAnswered {
  /**
   * True: a dialog was closed, has to be answered first, or the page before shows. False: nothing is left to go back to, and the app may close the page.
   */
  handled: boolean;
}

/**
 * The basket holds something else, or costs something else. It also comes when the capability is accepted, once the basket is known. Capability basket.
 */
export interface BasketChangedMessage {
  /**
   * What it is.
   */
  type: 'BASKET_CHANGED';
  payload: BasketChanged;
}

/**
 * The basket as it is now.
 */
export interface BasketChanged {
  /**
   * Lines of the basket; a deal is one.
   */
  count: number;
  total: AmountOfBasket;
}

/**
 * What is left to pay.
 */
export interface AmountOfBasket {
  /**
   * Whole minor units, such as pence.
   */
  minor: number;
  /**
   * ISO 4217 code.
   */
  currency: string;
}

/**
 * An order was placed, once for each. Capability order-placed.
 */
export interface OrderPlacedMessage {
  /**
   * What it is.
   */
  type: 'ORDER_PLACED';
  payload: OrderPlaced;
}

/**
 * Which order.
 */
export interface OrderPlaced {
  /**
   * Id that the page of its summary has in its address.
   */
  transactionId: string;
  /**
   * Number that the customer is told.
   */
  reference?: string;
}

/**
 * The order that the customer follows has got on. Capability order-status.
 */
export interface OrderStatusMessage {
  /**
   * What it is.
   */
  type: 'ORDER_STATUS';
  payload: OrderStatusChanged;
}

/**
 * Which order, and how far it is.
 */
export interface OrderStatusChanged {
  /**
   * Id of the order, as in ORDER_PLACED.
   */
  transactionId: string;
  /**
   * How far it is.
   */
  status: TrackingStatus;
}

/**
 * The customer follows a link that leaves the shop: the app opens it outside its web view. Capability open-outside; without it the web view follows the link.
 */
export interface OpenOutsideMessage {
  /**
   * What it is.
   */
  type: 'OPEN_OUTSIDE';
  payload: OpenOutside;
}

/**
 * Where to.
 */
export interface OpenOutside {
  /**
   * Whole address, with the scheme http, https, mailto or tel.
   */
  url: string;
}

/**
 * The customer shares something: the app opens the system's sheet. Capability share.
 */
export interface ShareMessage {
  /**
   * What it is.
   */
  type: 'SHARE';
  payload: SharedThing;
}

/**
 * What is shared.
 */
export interface SharedThing {
  /**
   * What it is called.
   */
  title: string;
  /**
   * Whole address of its page.
   */
  url: string;
}

/**
 * The colours of the market, for what the app shows around the page. It comes when the capability is accepted, and again when the page turns dark or light. Capability theme.
 */
export interface ThemeMessage {
  /**
   * What it is.
   */
  type: 'THEME';
  payload: ToldColours;
}

/**
 * Each as # and six hexadecimal digits.
 */
export interface ToldColours {
  /**
   * Main buttons and links.
   */
  accent: string;
  /**
   * Words on the accent.
   */
  onAccent: string;
  /**
   * The page.
   */
  background: string;
  /**
   * Words on the page.
   */
  text: string;
}

/**
 * Something happened that may be felt. Capability haptics.
 */
export interface HapticsMessage {
  /**
   * What it is.
   */
  type: 'HAPTICS';
  payload: Haptics;
}

/**
 * What it is like.
 */
export interface Haptics {
  kind: HapticsKind;
}

/**
 * What the page tells the native app about the shop; each message is posted only where the app has accepted its capability (HST-04).
 */
export interface WebviewShopMessages {
  [k: string]: unknown;
}
