import type { GeocodedPlace } from '../../schemas/types.ts';
import { type HttpClient, HttpError } from '../shell/http-client.ts';

/** What a place is looked up by [ADR-32]. */
export type GeocodeQuestion =
  | { readonly postcode: string }
  | { readonly placeId: string }
  | { readonly lat: number; readonly lng: number };

/** Looks places up. Methods throw `HttpError` for refusals. */
export interface PlacesApi {
  /** The place of a postcode, an id or a position; undefined when there is none [ADR-32]. */
  geocode(question: GeocodeQuestion): Promise<GeocodedPlace | undefined>;
}

export const createPlacesApi = (http: HttpClient): PlacesApi => ({
  async geocode(question) {
    try {
      return (await http.send<GeocodedPlace>({ path: '/v1/geocode', query: { ...question } })).body;
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return undefined;
      throw error;
    }
  },
});
