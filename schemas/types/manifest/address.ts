// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Address entry.
 */
export interface AddressSettings {
  /**
   * Plugin that takes the address and finds the hut; it must be in plugins (CST-20).
   */
  strategy: string;
  /**
   * Which comes first in the line of an address that names its town; the town, unless it is said.
   */
  cityLine?: 'city-first' | 'postcode-first';
  /**
   * Most characters of a street number (CST-84).
   */
  streetNumberMaxLength: number;
  /**
   * Postcode that answers a test street (CST-85).
   */
  testPostcode?: {
    /**
     * What is typed.
     */
    postcode: string;
    /**
     * Street shown.
     */
    street: string;
    /**
     * City shown.
     */
    city: string;
    /**
     * Number filled in beforehand.
     */
    streetNumber: string;
  };
  /**
   * Types of suggestion hidden, by disposition (ADR-28).
   */
  excludedSuggestionTypes: {
    /**
     * Suggestion types.
     *
     * Items: An id.
     */
    [k: string]: string[];
  };
}

/**
 * Search for places.
 */
export interface GeocodingSettings {
  /**
   * Results are kept to this country: ISO 3166 code in lower case (CST-21).
   */
  country: string;
  /**
   * Public key of the maps script; without it no script is loaded (LOC-74).
   */
  mapsBrowserKey?: string;
}

/**
 * Shapes of the market's postcodes, as regular expressions for text in capital letters (CST-37). Spaces and hyphens have to be optional in them: areas are looked up without any.
 */
export interface PostcodeSettings {
  /**
   * A whole postcode. A group named `area` marks its first part, where that names an area of its own, as in `^(?<area>[A-Z][0-9]) ?[0-9]{3}$`.
   */
  full: string;
  /**
   * Whether a space stands behind the part that `full` marks as the area when a whole postcode is written.
   */
  isSpaced?: boolean;
  /**
   * The part that names an area.
   */
  partial: string;
}

/**
 * Coordinates by postcode.
 */
export interface PostcodeCoordinatesSettings {
  /**
   * Whether they are looked up when delivery is unavailable for insufficient data (CST-22).
   */
  enabled: boolean;
}

/**
 * When suggestions are fetched.
 */
export interface AutocompleteSettings {
  /**
   * The fetch starts when the typed length is above this, by disposition (CST-82).
   */
  minLength: {
    /**
     * For delivery.
     */
    delivery: number;
    /**
     * For collection.
     */
    collection: number;
    /**
     * For dine-in.
     */
    dinein: number;
  };
}

/**
 * Pace of typing.
 */
export interface TypeaheadSettings {
  /**
   * Pause after the last key, in milliseconds (CST-81).
   */
  debounceMs: number;
}

/**
 * Places found on the map.
 */
export interface PlacesSettings {
  /**
   * A description is kept only when its similarity to the street line is below this (CST-83).
   */
  descriptionSimilarityMax: number;
  /**
   * Most suggestions of the autocomplete call (ADR-31).
   */
  maxSuggestions: number;
  /**
   * Most streets, and most postcodes, of a look-up call (ADR-38, ADR-39).
   */
  maxRecords: number;
  /**
   * How far a position may be from a place to be named after it, in metres (ADR-32).
   */
  reverseRadiusMetres: number;
}

/**
 * How an address is typed, checked and found.
 */
export interface ManifestAddress {
  [k: string]: unknown;
}
