// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type {
  BackPressedMessage,
  DeepLinkMessage,
  SafeAreasMessage,
  SignInMessage,
} from './app-messages.ts';
import type { AcceptedMessage, CapabilitiesMessage, ReadyMessage } from './greeting.ts';
import type {
  BackAnsweredMessage,
  BasketChangedMessage,
  HapticsMessage,
  OpenOutsideMessage,
  OrderPlacedMessage,
  OrderStatusMessage,
  RouteChangedMessage,
  ShareMessage,
  ThemeMessage,
} from './shop-messages.ts';

/**
 * A message that the page posts to the native app.
 */
export type MessageToApp =
  | LocationPermissionRequest
  | TrackingPermissionRequest
  | LogoutMessage
  | ApplePayAbortMessage
  | EventToApp
  | ReadyMessage
  | AcceptedMessage
  | RouteChangedMessage
  | BackAnsweredMessage
  | BasketChangedMessage
  | OrderPlacedMessage
  | OrderStatusMessage
  | OpenOutsideMessage
  | ShareMessage
  | ThemeMessage
  | HapticsMessage;

/**
 * What happened.
 */
export type AccountEventName =
  | 'login'
  | 'customer-create'
  | 'customer-update'
  | 'customer-delete'
  | 'logout';

/**
 * A message of the native app that the page understands; it passes over every other, and over properties it does not know (WEB-04).
 */
export type MessageFromApp =
  | LocationPermissionMessage
  | TrackingPermissionMessage
  | CapabilitiesMessage
  | BackPressedMessage
  | SafeAreasMessage
  | SignInMessage
  | DeepLinkMessage;

/**
 * As the system calls it (WEB-07).
 */
export type TrackingPermissionStatus = 'authorized' | 'restricted' | 'denied' | 'unavailable';

/**
 * What the page and the native app around it tell each other: JSON texts {type, payload} (WEB-03).
 */
export interface WebviewMessages {
  [k: string]: unknown;
}

/**
 * Asks whether the page may know the visitor's position; the app asks them and answers LOCATION_PERMISSION (WEB-05).
 */
export interface LocationPermissionRequest {
  /**
   * What it is.
   */
  type: 'LOCATION_PERMISSION_REQUEST';
  payload: EmptyPayload;
}

/**
 * Always empty.
 */
export interface EmptyPayload {}

/**
 * Asks whether the visitor may be followed; the app asks the system and answers TRACKING_PERMISSION (WEB-06).
 */
export interface TrackingPermissionRequest {
  /**
   * What it is.
   */
  type: 'TRACKING_PERMISSION_REQUEST';
  payload: EmptyPayload;
}

/**
 * The page has cleared what it had stored and signed out; the app forgets its own session (WEB-10).
 */
export interface LogoutMessage {
  /**
   * What it is.
   */
  type: 'LOGOUT';
  payload: EmptyPayload;
}

/**
 * An Apple Pay sheet came to nothing; the app closes what it shows of it (WEB-17).
 */
export interface ApplePayAbortMessage {
  /**
   * What it is.
   */
  type: 'APPLE_PAY_ABORT';
  payload: EmptyPayload;
}

/**
 * Something happened to the customer's account (WEB-09).
 */
export interface EventToApp {
  /**
   * What it is.
   */
  type: 'EVENT';
  payload: AccountEvent;
}

/**
 * What happened to whose account; no tokens (WEB-09).
 */
export interface AccountEvent {
  name: AccountEventName;
  data: AccountEventData;
}

/**
 * Whose account; what is not known is absent.
 */
export interface AccountEventData {
  /**
   * Id of the account.
   */
  customerId: string;
  /**
   * First name.
   */
  firstName?: string;
  /**
   * Last name.
   */
  lastName?: string;
  /**
   * Email address.
   */
  email?: string;
  /**
   * Phone number.
   */
  phone?: string;
  /**
   * Wants offers by email.
   */
  marketingEmail?: boolean;
  /**
   * Wants offers by text message.
   */
  marketingSMS?: boolean;
}

/**
 * Whether the page may know the visitor's position (WEB-05).
 */
export interface LocationPermissionMessage {
  /**
   * What it is.
   */
  type: 'LOCATION_PERMISSION';
  payload: LocationPermission;
}

/**
 * The visitor's answer.
 */
export interface LocationPermission {
  /**
   * Whether they allow it.
   */
  granted: boolean;
}

/**
 * Whether the visitor may be followed (WEB-06).
 */
export interface TrackingPermissionMessage {
  /**
   * What it is.
   */
  type: 'TRACKING_PERMISSION';
  payload: TrackingPermission;
}

/**
 * The system's answer.
 */
export interface TrackingPermission {
  status: TrackingPermissionStatus;
}
