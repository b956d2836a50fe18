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
import { type HttpClient, HttpError } from '../kernel/http-client.ts';

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

/** The answer of a call that was not refused; a lost connection is no refusal. */
const unlessRefused = async <Answer>(
  answer: Promise<{ readonly body: Answer }>,
  otherwise: Answer,
): Promise<Answer> => {
  try {
    return (await answer).body;
  } catch (error) {
    if (error instanceof HttpError) return otherwise;
    throw error;
  }
};

const noConnection = 'NO_CONNECTION';
const firstRefusal = 400;
const firstFailure = 500;

/** The answer of the tables; a text or place that the server refuses is one that is not known. */
const unlessUnknown = async <Answer>(
  answer: Promise<{ readonly body: Answer }>,
  otherwise: Answer,
): Promise<Answer> => {
  try {
    return (await answer).body;
  } catch (error) {
    if (!(error instanceof HttpError)) throw new GeocodeError(noConnection, { cause: error });
    const { status } = error;
    if (status >= firstRefusal && status < firstFailure && status !== 429) return otherwise;
    throw new GeocodeError(status === 429 ? 'OVER_QUERY_LIMIT' : 'UNKNOWN_ERROR', { cause: error });
  }
};

/** The calls of the server's tables of places. */
const placeTables = (http: HttpClient, country: string): PlaceTables => ({
  suggest: (input) =>
    unlessUnknown(
      http.send<PlaceSuggestion[]>({
        path: '/v1/places/autocomplete',
        query: { input, country },
      }),
      [],
    ),
  find: (query) =>
    unlessUnknown<GeocodedPlace | undefined>(
      http.send<GeocodedPlace>({ path: '/v1/geocode', query: { ...query } }),
      undefined,
    ),
});

export const createPlacesApi = ({ http, country, geocoder, ...rest }: PlacesParts): PlacesApi => {
  const ports: GeocoderPorts = { ...rest, places: placeTables(http, country) };
  const path = '/v1/address-lookup';
  return {
    geocode: async (question) => geocoder().find(question, ports),
    suggest: async (text, type) => geocoder().suggest(text, type, ports),
    streets: (postcode, query) =>
      unlessRefused<readonly StreetRecord[]>(
        http.send({ path: `${path}/lookup-street-by-post-code`, query: { postcode, query } }),
        [],
      ),
    postcodes: (postcode) =>
      unlessRefused<PostcodeCities>(
        http.send({ path: `${path}/lookup-post-codes`, query: { postcode } }),
        {},
      ),
  };
};
