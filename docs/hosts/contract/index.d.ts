// Generated from schemas/webview by tools/generate-reference.ts. Change those, not this.
// Version 2 of what Comanda's page and the app around it tell each other.

/** Newest version of the messages that this contract speaks. */
export declare const contractVersion: number;

/** Oldest version of the messages that this contract speaks. */
export declare const oldestVersion: number;

/** What happened. */
export type AccountEventName =
  | 'login'
  | 'customer-create'
  | 'customer-update'
  | 'customer-delete'
  | 'logout';

/** One thing beyond permissions, account events and log-out that page and app may do together; each stands for one message and is optional (HST-04). */
export type AppCapability =
  | 'route'
  | 'back'
  | 'basket'
  | 'order-placed'
  | 'order-status'
  | 'open-outside'
  | 'share'
  | 'safe-areas'
  | 'theme'
  | 'haptics'
  | 'sign-in'
  | 'deep-link';

/** Status of an order (TRK-01). */
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

/** selection: something came into the basket; success: an order was placed; error: something failed. */
export type HapticsKind = 'selection' | 'success' | 'error';

/** As the system calls it (WEB-07). */
export type TrackingPermissionStatus = 'authorized' | 'restricted' | 'denied' | 'unavailable';

/** Always empty. */
export type EmptyPayload = object;

/** Whose account; what is not known is absent. */
export interface AccountEventData {
  /** Id of the account. */
  readonly customerId: string;
  /** First name. */
  readonly firstName?: string;
  /** Last name. */
  readonly lastName?: string;
  /** Email address. */
  readonly email?: string;
  /** Phone number. */
  readonly phone?: string;
  /** Wants offers by email. */
  readonly marketingEmail?: boolean;
  /** Wants offers by text message. */
  readonly marketingSMS?: boolean;
}

/** What happened to whose account; no tokens (WEB-09). */
export interface AccountEvent {
  /** What happened. */
  readonly name: AccountEventName;
  /** Whose account; what is not known is absent. */
  readonly data: AccountEventData;
}

/** What the page speaks and can do. */
export interface Ready {
  /** Newest version of the messages that the page speaks. */
  readonly version: number;
  /** Oldest version of the messages that the page speaks. */
  readonly oldest: number;
  /** What the page can do, by the names of AppCapability; an app passes over names that it does not know. */
  readonly capabilities: readonly string[];
}

/** What both speak and can do. */
export interface Accepted {
  /** Newest version that both speak; 1 where there is none, which leaves permissions, account events and log-out. */
  readonly version: number;
  /** What both can do; empty below version 2. */
  readonly capabilities: readonly AppCapability[];
}

/** Where the customer is. */
export interface RouteChanged {
  /** Path of the page, with its query where that holds nothing of an order or a sign-in. */
  readonly path: string;
  /** Whether there is a page of this visit to go back to. */
  readonly canGoBack: boolean;
}

/** What became of it. */
export interface BackAnswered {
  /** True: a dialog was closed, has to be answered first, or the page before shows. False: nothing is left to go back to, and the app may close the page. */
  readonly handled: boolean;
}

/** What is left to pay. */
export interface AmountOfBasket {
  /** Whole minor units, such as pence. */
  readonly minor: number;
  /** ISO 4217 code. */
  readonly currency: string;
}

/** The basket as it is now. */
export interface BasketChanged {
  /** Lines of the basket; a deal is one. */
  readonly count: number;
  /** What is left to pay. */
  readonly total: AmountOfBasket;
}

/** Which order. */
export interface OrderPlaced {
  /** Id that the page of its summary has in its address. */
  readonly transactionId: string;
  /** Number that the customer is told. */
  readonly reference?: string;
}

/** Which order, and how far it is. */
export interface OrderStatusChanged {
  /** Id of the order, as in ORDER_PLACED. */
  readonly transactionId: string;
  /** How far it is. */
  readonly status: TrackingStatus;
}

/** Where to. */
export interface OpenOutside {
  /** Whole address, with the scheme http, https, mailto or tel. */
  readonly url: string;
}

/** What is shared. */
export interface SharedThing {
  /** What it is called. */
  readonly title: string;
  /** Whole address of its page. */
  readonly url: string;
}

/** Each as # and six hexadecimal digits. */
export interface ToldColours {
  /** Main buttons and links. */
  readonly accent: string;
  /** Words on the accent. */
  readonly onAccent: string;
  /** The page. */
  readonly background: string;
  /** Words on the page. */
  readonly text: string;
}

/** What it is like. */
export interface Haptics {
  /** selection: something came into the basket; success: an order was placed; error: something failed. */
  readonly kind: HapticsKind;
}

/** The visitor's answer. */
export interface LocationPermission {
  /** Whether they allow it. */
  readonly granted: boolean;
}

/** The system's answer. */
export interface TrackingPermission {
  /** As the system calls it (WEB-07). */
  readonly status: TrackingPermissionStatus;
}

/** What the app speaks and can do. */
export interface Capabilities {
  /** Newest version of the messages that the app speaks. */
  readonly version: number;
  /** Oldest version of the messages that the app speaks; 1 where it does not say. */
  readonly oldest?: number;
  /** What the app can do, by the names of AppCapability; names that the page does not know are passed over. */
  readonly capabilities: readonly string[];
}

/** Always empty. */
export type BackPressed = object;

/** Widths in CSS pixels, at most 500. */
export interface SafeAreas {
  /** Upper edge. */
  readonly top: number;
  /** Right edge. */
  readonly right: number;
  /** Lower edge. */
  readonly bottom: number;
  /** Left edge. */
  readonly left: number;
}

/** A session as the calls that sign in answer it. */
export interface HandedSession {
  /** Id of the account. */
  readonly id: string;
  /** Token of the calls. */
  readonly access: string;
  /** Token that gets a new access token. */
  readonly refresh: string;
  /** Who vouched: password or a social provider. */
  readonly provider: string;
  /** When the access token ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Where to. */
export interface DeepLink {
  /** Path in the shop, such as /order/deals/, with a query and a hash if there are some. */
  readonly path: string;
}

/** What the page posts to the app. */
export type MessageToApp =
  /** Asks whether the page may know the visitor's position; the app asks them and answers LOCATION_PERMISSION (WEB-05). */
  | { readonly type: 'LOCATION_PERMISSION_REQUEST'; readonly payload: EmptyPayload }
  /** Asks whether the visitor may be followed; the app asks the system and answers TRACKING_PERMISSION (WEB-06). */
  | { readonly type: 'TRACKING_PERMISSION_REQUEST'; readonly payload: EmptyPayload }
  /** The page has cleared what it had stored and signed out; the app forgets its own session (WEB-10). */
  | { readonly type: 'LOGOUT'; readonly payload: EmptyPayload }
  /** An Apple Pay sheet came to nothing; the app closes what it shows of it (WEB-17). */
  | { readonly type: 'APPLE_PAY_ABORT'; readonly payload: EmptyPayload }
  /** Something happened to the customer's account (WEB-09). */
  | { readonly type: 'EVENT'; readonly payload: AccountEvent }
  /** The page listens. It is posted each time a page is loaded; an app that has nothing to say to it passes over it (HST-03). */
  | { readonly type: 'READY'; readonly payload: Ready }
  /** What holds from now on: the page posts no message that the app cannot take, and passes over those that are not accepted (HST-03). */
  | { readonly type: 'ACCEPTED'; readonly payload: Accepted }
  /** Another page shows. Capability route. */
  | { readonly type: 'ROUTE_CHANGED'; readonly payload: RouteChanged }
  /** Answers BACK_PRESSED. Capability back. */
  | { readonly type: 'BACK_ANSWERED'; readonly payload: BackAnswered }
  /** The basket holds something else, or costs something else. It also comes when the capability is accepted, once the basket is known. Capability basket. */
  | { readonly type: 'BASKET_CHANGED'; readonly payload: BasketChanged }
  /** An order was placed, once for each. Capability order-placed. */
  | { readonly type: 'ORDER_PLACED'; readonly payload: OrderPlaced }
  /** The order that the customer follows has got on. Capability order-status. */
  | { readonly type: 'ORDER_STATUS'; readonly payload: OrderStatusChanged }
  /** The customer follows a link that leaves the shop: the app opens it outside its web view. Capability open-outside; without it the web view follows the link. */
  | { readonly type: 'OPEN_OUTSIDE'; readonly payload: OpenOutside }
  /** The customer shares something: the app opens the system's sheet. Capability share. */
  | { readonly type: 'SHARE'; readonly payload: SharedThing }
  /** The colours of the market, for what the app shows around the page. It comes when the capability is accepted, and again when the page turns dark or light. Capability theme. */
  | { readonly type: 'THEME'; readonly payload: ToldColours }
  /** Something happened that may be felt. Capability haptics. */
  | { readonly type: 'HAPTICS'; readonly payload: Haptics };

/** What the app may tell the page. */
export type MessageFromApp =
  /** Whether the page may know the visitor's position (WEB-05). */
  | { readonly type: 'LOCATION_PERMISSION'; readonly payload: LocationPermission }
  /** Whether the visitor may be followed (WEB-06). */
  | { readonly type: 'TRACKING_PERMISSION'; readonly payload: TrackingPermission }
  /** What the app speaks and can do. It may come at any time, and again when that changes; the page answers each one with ACCEPTED (HST-03). */
  | { readonly type: 'CAPABILITIES'; readonly payload: Capabilities }
  /** The system's way back was pressed; the page answers BACK_ANSWERED. Capability back. */
  | { readonly type: 'BACK_PRESSED'; readonly payload: BackPressed }
  /** How much of each edge of the page is covered by the device or the app; it may be sent again. Capability safe-areas; without it the page goes by what the web view says. */
  | { readonly type: 'SAFE_AREAS'; readonly payload: SafeAreas }
  /** The customer has signed in to the app: the page takes over their session of this very market. Capability sign-in; a market without accounts passes over it. */
  | { readonly type: 'SIGN_IN'; readonly payload: HandedSession }
  /** The app was opened by a link: the page goes there. Capability deep-link; an address that is no page of the shop is passed over. */
  | { readonly type: 'DEEP_LINK'; readonly payload: DeepLink };
