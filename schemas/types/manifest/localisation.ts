// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

import type { SitePath } from './site.ts';

/**
 * Redirects after localising.
 */
export interface LocaliseSettings {
  /**
   * Rewrites of the target, tried in order (CST-86).
   */
  redirectRewrites: RedirectRewrite[];
  /**
   * A URL hash containing it stops the automatic redirect (CST-87).
   */
  skipRedirectHash: string;
  /**
   * Whether a customer with a hut is sent from the home page to the menu (LOC-50).
   */
  autoRedirect: boolean;
}

/**
 * One rewrite.
 */
export interface RedirectRewrite {
  /**
   * Search text that triggers it.
   */
  contains: string;
  /**
   * What takes the place of the text.
   */
  replacement?: string;
  /**
   * Where to go in place of the target.
   */
  path?: SitePath;
  /**
   * Sectors it applies in; absent means all.
   *
   * @minItems 1
   *
   * Items: A sector of the market, for example xy-1.
   */
  sectors?: string[];
}

/**
 * Lists of huts.
 */
export interface HutListSettings {
  /**
   * Most huts of a nearby search (CST-78).
   */
  nearbyLimit: number;
  /**
   * Most huts in the geolocation flow (CST-78).
   */
  nearbyLimitGeolocation: number;
  /**
   * Which hut delivers where delivery areas name an address equally exactly: the nearest, or the first in the market's own order (LOC-14).
   */
  overlap: 'nearest' | 'market-order';
}

/**
 * One hut.
 */
export interface HutCallSettings {
  /**
   * Days of opening hours asked for (CST-75).
   */
  openDays: number;
}

/**
 * Status of a hut.
 */
export interface HutStatusSettings {
  /**
   * At most one call in this time, leading call only, in milliseconds (CST-73).
   */
  throttleMs: number;
}

/**
 * Store finder of collection.
 */
export interface StoreFinderSettings {
  /**
   * Search radius in metres (CST-79).
   */
  radiusMetres: number;
  /**
   * Most huts shown (CST-79).
   */
  maxResults: number;
}

/**
 * Map of the huts near a place (LOC-72).
 */
export interface MapSettings {
  /**
   * Address of a page, on another site over https, that shows the way to a restaurant, with {address} for the restaurant's own address; without it nothing leads there.
   */
  directions?: string;
  tiles?: MapTiles;
}

/**
 * Pictures the map is made of; without them the huts are drawn by distance and direction.
 */
export interface MapTiles {
  /**
   * Address of a tile with {z}, {x} and {y} in it; of this site, or of another host over https, which browsers are then allowed to load pictures from.
   */
  url: string;
  /**
   * Whose map it is, as its licence asks; shown on the map as words.
   */
  attribution: string;
  /**
   * Closest zoom level that there are tiles for.
   */
  maxZoom: number;
}

/**
 * How the browser is asked for the position (CST-80).
 */
export interface GeolocationSettings {
  /**
   * Whether high accuracy is asked for.
   */
  highAccuracy: boolean;
  /**
   * Oldest known position taken, in milliseconds.
   */
  maximumAgeMs: number;
  /**
   * Longest wait, in milliseconds.
   */
  timeoutMs: number;
}

/**
 * Text search of huts.
 */
export interface CollectionSearchSettings {
  /**
   * Pause before the text is logged, in milliseconds (CST-81).
   */
  logDebounceMs: number;
}

/**
 * Warning before the hut closes.
 */
export interface ClosingSoonSettings {
  /**
   * Time before closing, in milliseconds (CST-65).
   */
  leadMs: number;
  /**
   * Pace of the countdown, in milliseconds (CST-65).
   */
  tickMs: number;
}

/**
 * Offer to collect in place of delivery.
 */
export interface SwitchToCollectionSettings {
  /**
   * Sectors with the offer (CST-105).
   *
   * Items: A sector of the market, for example xy-1.
   */
  sectors: string[];
}

/**
 * Time slots.
 */
export interface TimeSlotSettings {
  /**
   * First slot is this much later, in milliseconds; absent means none (CST-76).
   */
  startOffsetMs?: number;
}

/**
 * Overlay to choose a time.
 */
export interface ScheduledOverlaySettings {
  /**
   * Pace of the refresh, in milliseconds (CST-66).
   */
  refreshMs: number;
}

/**
 * How a customer is tied to a hut.
 */
export interface ManifestLocalisation {
  [k: string]: unknown;
}
