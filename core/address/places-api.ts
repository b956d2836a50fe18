import type {
  Disposition,
  GeocodedPlace,
  PlaceSuggestion,
  PostcodeCities,
  StreetRecord,
} from '../../schemas/types.ts';
import type { Geocoder, GeocoderPorts, PlaceQuery, PlaceTables } from '../places/geocoder.ts';
import { type HttpClient, HttpError } from '../shell/http-client.ts';

/** What a place is looked up by [ADR-32]. */
export type GeocodeQuestion = PlaceQuery;

/** Looks up places through the market's geocoder, and streets and postcodes in the server's tables. */
export interface PlacesApi {
  /**
   * The place of a postcode, an id or a position; undefined when there is none [ADR-32].
   * @throws GeocodeError when the geocoder cannot answer [ADR-37]
   */
  geocode(question: GeocodeQuestion): Promise<GeocodedPlace | undefined>;
  /**
   * Places whose name begins like a text, best first [ADR-31].
   * @throws GeocodeError when the geocoder cannot answer
   */
  suggest(text: string, type: Disposition): Promise<readonly PlaceSuggestion[]>;
  /** The records of the streets of a postcode whose name fits a text; none when the call is refused [ADR-38]. */
  streets(postcode: string, query: string): Promise<readonly StreetRecord[]>;
  /** The cities of each postcode that begins like this one; none when the call is refused [ADR-39]. */
  postcodes(postcode: string): Promise<PostcodeCities>;
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

/** The calls of the server's tables of places. */
const placeTables = (http: HttpClient, country: string): PlaceTables => ({
  async suggest(input) {
    const query = { input, country };
    return (await http.send<PlaceSuggestion[]>({ path: '/v1/places/autocomplete', query })).body;
  },
  async geocode(question) {
    try {
      return (await http.send<GeocodedPlace>({ path: '/v1/geocode', query: { ...question } })).body;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    }
  },
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
