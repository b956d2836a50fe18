import type {
  GeocodedPlace,
  PlaceSuggestion,
  PostcodeCities,
  StreetRecord,
} from '../../schemas/types/http/places.ts';
import type { PlacesApi } from '../../core/address/place-lookup.ts';
import {
  GeocodeError,
  type Geocoder,
  type GeocoderPorts,
  type PlaceTables,
} from '../../core/places/geocoder.ts';
import { bodyOr, type HttpClient, HttpError } from '../kernel/http-client.ts';

/** What the stores that work with places reach the outside through, besides the environment of all. */
export interface PlacesPorts {
  readonly places: PlacesApi;
}

/** What the calls are made with. The geocoder is asked for at each call: its plugin may still be loading. */
export interface PlacesParts extends Omit<GeocoderPorts, 'places'> {
  readonly http: HttpClient;
  /** ISO 3166 code of the market's country, in lower case [ADR-33]. */
  readonly country: string;
  readonly geocoder: () => Geocoder;
}

/** Any refusal means that there is none; a lost connection does not. */
const isRefused = (error: unknown): boolean => error instanceof HttpError;

const noConnection = 'NO_CONNECTION';
const firstRefusal = 400;
const firstFailure = 500;

/** A text or place that the tables refuse is one that is not known; anything else is thrown as the geocoder's failure. */
const isUnknown = (error: unknown): boolean => {
  if (!(error instanceof HttpError)) throw new GeocodeError(noConnection, { cause: error });
  const { status } = error;
  if (status >= firstRefusal && status < firstFailure && status !== 429) return true;
  throw new GeocodeError(status === 429 ? 'OVER_QUERY_LIMIT' : 'UNKNOWN_ERROR', { cause: error });
};

/** The calls of the server's tables of places. */
const placeTables = (http: HttpClient, country: string): PlaceTables => ({
  suggest: (input) =>
    bodyOr(
      http.send<PlaceSuggestion[]>({
        path: '/v1/places/autocomplete',
        query: { input, country },
      }),
      [],
      isUnknown,
    ),
  find: (query) =>
    bodyOr<GeocodedPlace | undefined>(
      http.send<GeocodedPlace>({ path: '/v1/geocode', query: { ...query } }),
      undefined,
      isUnknown,
    ),
});

export const createPlacesApi = ({ http, country, geocoder, ...rest }: PlacesParts): PlacesApi => {
  const ports: GeocoderPorts = { ...rest, places: placeTables(http, country) };
  const path = '/v1/address-lookup';
  return {
    geocode: async (question) => geocoder().find(question, ports),
    suggest: async (text, type) => geocoder().suggest(text, type, ports),
    streets: (postcode, query) =>
      bodyOr<readonly StreetRecord[]>(
        http.send({ path: `${path}/lookup-street-by-post-code`, query: { postcode, query } }),
        [],
        isRefused,
      ),
    postcodes: (postcode) =>
      bodyOr<PostcodeCities>(
        http.send({ path: `${path}/lookup-post-codes`, query: { postcode } }),
        {},
        isRefused,
      ),
  };
};
