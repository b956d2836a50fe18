// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * What the native app tells the page; the page passes over what it has not accepted (HST-04).
 */
export interface WebviewAppMessages {
  [k: string]: unknown;
}

/**
 * The system's way back was pressed; the page answers BACK_ANSWERED. Capability back.
 */
export interface BackPressedMessage {
  /**
   * What it is.
   */
  type: 'BACK_PRESSED';
  payload: BackPressed;
}

/**
 * Always empty.
 */
export interface BackPressed {}

/**
 * How much of each edge of the page is covered by the device or the app; it may be sent again. Capability safe-areas; without it the page goes by what the web view says.
 */
export interface SafeAreasMessage {
  /**
   * What it is.
   */
  type: 'SAFE_AREAS';
  payload: SafeAreas;
}

/**
 * Widths in CSS pixels, at most 500.
 */
export interface SafeAreas {
  /**
   * Upper edge.
   */
  top: number;
  /**
   * Right edge.
   */
  right: number;
  /**
   * Lower edge.
   */
  bottom: number;
  /**
   * Left edge.
   */
  left: number;
}

/**
 * The customer has signed in to the app: the page takes over their session of this very market. Capability sign-in; a market without accounts passes over it.
 */
export interface SignInMessage {
  /**
   * What it is.
   */
  type: 'SIGN_IN';
  payload: HandedSession;
}

/**
 * A session as the calls that sign in answer it.
 */
export interface HandedSession {
  /**
   * Id of the account.
   */
  id: string;
  /**
   * Token of the calls.
   */
  access: string;
  /**
   * Token that gets a new access token.
   */
  refresh: string;
  /**
   * Who vouched: password or a social provider.
   */
  provider: string;
  /**
   * When the access token ends, in milliseconds since 1970.
   */
  expiresAt: number;
}

/**
 * The app was opened by a link: the page goes there. Capability deep-link; an address that is no page of the shop is passed over.
 */
export interface DeepLinkMessage {
  /**
   * What it is.
   */
  type: 'DEEP_LINK';
  payload: DeepLink;
}

/**
 * Where to.
 */
export interface DeepLink {
  /**
   * Path in the shop, such as /order/deals/, with a query and a hash if there are some.
   */
  path: string;
}
