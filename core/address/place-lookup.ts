import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type {
  GeocodedPlace,
  PlaceSuggestion,
  PostcodeCities,
  StreetRecord,
} from '../../schemas/types/http/places.ts';
import type { PlaceQuery } from '../places/geocoder.ts';

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
