// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Locale of the page that asks; one that the market does not have is its first.
 */
export type FollowerLanguage = string;

/**
 * Customers who ask to be told how their order goes (SHP-32).
 */
export interface FollowersApi {
  pushed?: PushedFollower;
  texted?: TextedFollower;
  followers?: OrderFollowers;
}

/**
 * A browser that wants to be told.
 */
export interface PushedFollower {
  subscription: PushSubscription;
  language: FollowerLanguage;
}

/**
 * What a browser is reached by, as its push service made it (RFC 8030, RFC 8291).
 */
export interface PushSubscription {
  /**
   * Address at its push service: https, at a host in public.
   */
  endpoint: string;
  /**
   * What messages are encrypted with for this browser.
   */
  keys: {
    /**
     * Its public key: a point of P-256, uncompressed, as base64url.
     */
    p256dh: string;
    /**
     * Its secret: 16 bytes as base64url.
     */
    auth: string;
  };
}

/**
 * The phone of the order is to be told by text messages.
 */
export interface TextedFollower {
  language: FollowerLanguage;
}

/**
 * Who is told how an order goes, and who can be.
 */
export interface OrderFollowers {
  /**
   * The order is not at its end: there is something left to be told.
   */
  isOpen: boolean;
  /**
   * What browsers subscribe with: the public key of this installation (RFC 8292) as base64url.
   */
  pushKey: string;
  /**
   * Browsers that are told, each by the SHA-256 digest of its endpoint as base64url.
   */
  pushed: string[];
  /**
   * Whether the phone of the order gets text messages; left out where it cannot.
   */
  texted?: boolean;
}
