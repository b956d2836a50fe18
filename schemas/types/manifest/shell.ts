// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * The advice to change to the app, the question for the position that a page asks by itself, the introduction of a category, the notice of a reward, the banner on what collecting saves, and the suggestions at the press of checkout.
 */
export type UnaskedKind =
  | 'app-migration'
  | 'location-primer'
  | 'category-intro'
  | 'reward-notice'
  | 'switch-banner'
  | 'upsell';

/**
 * Calls to the server.
 */
export interface HttpSettings {
  /**
   * Longest call, in milliseconds (CST-61).
   */
  timeoutMs: number;
  /**
   * Defaults of a retry (CST-62).
   */
  retry: {
    /**
     * Attempts.
     */
    attempts: number;
    /**
     * Growth of the wait.
     */
    factor: number;
    /**
     * First wait, in milliseconds.
     */
    minWaitMs: number;
  };
  /**
   * Hosts whose calls carry the environment header (SHL-63).
   *
   * Items: Host name.
   */
  productionHosts: string[];
}

/**
 * Product calls.
 */
export interface ProductCallSettings {
  /**
   * Retries of a product fetch (CST-74).
   */
  fetchRetry: {
    /**
     * Most retries.
     */
    retries: number;
    /**
     * First wait, in milliseconds.
     */
    minWaitMs: number;
    /**
     * Growth of the wait.
     */
    factor: number;
  };
}

/**
 * Notifications.
 */
export interface NotificationSettings {
  /**
   * A notification closes after it, in milliseconds (CST-63).
   */
  defaultTimeoutMs: number;
  /**
   * Time of the hut-closed notification, in milliseconds (CST-64).
   */
  hutClosedTimeoutMs: number;
}

/**
 * What may come up without being asked for (SHP-11).
 */
export interface UnaskedSettings {
  /**
   * The kinds of things, the most important first. Of all of them one comes up between home and a placed order: one waits while a more important one may still come on that page or a later one, and after the one that came none does. A kind that is not listed never comes up.
   */
  order: UnaskedKind[];
}

/**
 * Sessions.
 */
export interface SessionSettings {
  /**
   * Idle time after which the session is cleared, in milliseconds (CST-67).
   */
  inactivityMs: number;
}

/**
 * Local storage.
 */
export interface StorageSettings {
  /**
   * Prefix of stored keys (CST-134).
   */
  persistKeyPrefix: string;
}

/**
 * Consent.
 */
export interface ConsentSettings {
  /**
   * Consent group of analytics (CST-135).
   */
  analyticsGroup: string;
}

/**
 * Session replay.
 */
export interface MonitoringSettings {
  /**
   * Percent of sessions replayed (CST-136).
   */
  sampleRate: number;
}

/**
 * Analytics.
 */
export interface AnalyticsSettings {
  /**
   * Sectors whose events are sent (CST-17).
   *
   * Items: A sector of the market, for example xy-1.
   */
  trackedSectors: string[];
}

/**
 * Native app.
 */
export interface WebviewSettings {
  /**
   * Whether account events are pushed to the app (WEB-09).
   */
  pushAccountEvents: boolean;
  /**
   * How long an answer of the app about the visitor's position is waited for, in milliseconds: long enough to read and answer the system's question (WEB-05).
   */
  permissionTimeoutMs: number;
}

/**
 * Everything around the ordering flow.
 */
export interface ManifestShell {
  [k: string]: unknown;
}
