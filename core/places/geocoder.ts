import { type CallRules, isList, isRecord, optional } from '../call-rules.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { GeocodedPlace, PlaceSuggestion } from '../../schemas/types/http/places.ts';

/** What a geocoder is asked for: a postcode, a place it suggested, or the place at a position [ADR-32]. */
export type PlaceQuery =
  | { readonly postcode: string }
  | { readonly placeId: string }
  | { readonly lat: number; readonly lng: number };

/**
 * Our own server's tables of places. A text or place that the server refuses is one that is not known.
 * @throws GeocodeError when the server does not answer
 */
export interface PlaceTables {
  /** Suggestions for a typed text, kept to the market's country [ADR-31, ADR-33]. */
  suggest(input: string): Promise<readonly PlaceSuggestion[]>;
  /** A place, undefined where nothing is known [ADR-32]. */
  find(query: PlaceQuery): Promise<GeocodedPlace | undefined>;
}

/** What a geocoder may ask of the engine. */
export interface GeocoderPorts {
  readonly places: PlaceTables;
  /** Whether the page is being prerendered: nobody looks at it yet, so no outside script is loaded [LOC-74]. */
  readonly isPrerendering: () => boolean;
  /** Runs a script from another address in the page; once, however often it is asked for. Rejects when it does not load. */
  readonly loadScript: (address: string) => Promise<void>;
  /** Language in which places are named, as a locale. */
  readonly locale: () => string;
}

/** Finds places by name, postcode, id and position, in the market's country only (one a market) [ADR-32, ADR-33]. */
export interface Geocoder {
  /**
   * Suggestions for a typed text, best first; none where nothing fits.
   * @param disposition what the customer wants: a service may look at other kinds of places for each
   * @throws GeocodeError when the service cannot answer
   */
  suggest(
    input: string,
    disposition: Disposition,
    ports: GeocoderPorts,
  ): Promise<readonly PlaceSuggestion[]>;
  /**
   * The place asked for, undefined where nothing is known or it lies in another country.
   * @throws GeocodeError when the service cannot answer
   */
  find(query: PlaceQuery, ports: GeocoderPorts): Promise<GeocodedPlace | undefined>;
}

/** A geocoder could not answer: shown as a map error with its status [ADR-37]. */
export class GeocodeError extends Error {
  override readonly name = 'GeocodeError';
  /** Status of the service, for example OVER_QUERY_LIMIT; NO_CONNECTION when nothing answered. */
  readonly status: string;

  constructor(status: string, options?: ErrorOptions) {
    super(`Geocode was not successful for the following reason: ${status}`, options);
    this.status = status;
  }
}

/** How long a service of places is waited for, in milliseconds: longer than a call with its retries takes. */
const longestSearchMs = 60_000;

const expects = (error: unknown): boolean => error instanceof GeocodeError;

export const geocoderCalls: CallRules<Geocoder> = {
  suggest: { fits: isList, limitMs: longestSearchMs, expects },
  find: { fits: optional(isRecord), limitMs: longestSearchMs, expects },
};
