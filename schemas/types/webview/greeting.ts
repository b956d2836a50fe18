// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * One thing beyond permissions, account events and log-out that page and app may do together; each stands for one message and is optional (HST-04).
 */
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

/**
 * How the page and the native app around it learn which version of the messages both speak, and what both can do (HST-03).
 */
export interface WebviewGreeting {
  [k: string]: unknown;
}

/**
 * The page listens. It is posted each time a page is loaded; an app that has nothing to say to it passes over it (HST-03).
 */
export interface ReadyMessage {
  /**
   * What it is.
   */
  type: 'READY';
  payload: Ready;
}

/**
 * What the page speaks and can do.
 */
export interface Ready {
  /**
   * Newest version of the messages that the page speaks.
   */
  version: number;
  /**
   * Oldest version of the messages that the page speaks.
   */
  oldest: number;
  /**
   * What the page can do, by the names of AppCapability; an app passes over names that it does not know.
   */
  capabilities: string[];
}

/**
 * What the app speaks and can do. It may come at any time, and again when that changes; the page answers each one with ACCEPTED (HST-03).
 */
export interface CapabilitiesMessage {
  /**
   * What it is.
   */
  type: 'CAPABILITIES';
  payload: Capabilities;
}

/**
 * What the app speaks and can do.
 */
export interface Capabilities {
  /**
   * Newest version of the messages that the app speaks.
   */
  version: number;
  /**
   * Oldest version of the messages that the app speaks; 1 where it does not say.
   */
  oldest?: number;
  /**
   * What the app can do, by the names of AppCapability; names that the page does not know are passed over.
   */
  capabilities: string[];
}

/**
 * What holds from now on: the page posts no message that the app cannot take, and passes over those that are not accepted (HST-03).
 */
export interface AcceptedMessage {
  /**
   * What it is.
   */
  type: 'ACCEPTED';
  payload: Accepted;
}

/**
 * What both speak and can do.
 */
export interface Accepted {
  /**
   * Newest version that both speak; 1 where there is none, which leaves permissions, account events and log-out.
   */
  version: number;
  /**
   * What both can do; empty below version 2.
   */
  capabilities: AppCapability[];
}
