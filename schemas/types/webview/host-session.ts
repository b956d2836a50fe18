// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Whose system it runs on.
 */
export type RecordedPlatform = 'ios' | 'android';

/**
 * Who sent it.
 */
export type RecordedSide = 'page' | 'host';

/**
 * What page and native app told each other in one visit, as the host simulator records and replays it (HST-07).
 */
export interface HostSession {
  /**
   * Version of this format.
   */
  format: 1;
  /**
   * What the session is about.
   */
  title: string;
  /**
   * What the customer does on the page meanwhile, a line each; whoever replays the session does the same.
   *
   * @maxItems 50
   */
  customer?: string[];
  /**
   * Path of the page that the session begins at, with its query.
   */
  start: string;
  host: RecordedHost;
  /**
   * Names of fields in messages of the page whose values differ from visit to visit, such as ids of orders; their types are compared.
   *
   * @maxItems 50
   */
  varying?: string[];
  /**
   * The messages of both sides, in order.
   *
   * @maxItems 2000
   */
  messages: RecordedMessage[];
}

/**
 * The app that was simulated.
 */
export interface RecordedHost {
  platform: RecordedPlatform;
  /**
   * What it calls itself in the user agent, with its version.
   */
  userAgentName: string;
}

/**
 * One message.
 */
export interface RecordedMessage {
  from: RecordedSide;
  /**
   * The message; a string is a text that is no JSON object, sent as it stands.
   */
  message: {} | string;
}
