import { placeOf } from '../../core/address/place-of-result.ts';
import {
  GeocodeError,
  type Geocoder,
  type GeocoderPorts,
  type PlaceQuery,
} from '../../core/places/geocoder.ts';
import type { GeocodedPlace, PlaceSuggestion, PlaceType } from '../../schemas/types/http/places.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import {
  type GeocoderRequest,
  type GeocoderResult,
  type MapsScript,
  mapsScript,
  type PlacePrediction,
} from './maps-library.ts';

/** Where the service's script and calls live. */
export const mapsHosts = {
  script: 'https://maps.googleapis.com',
  calls: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
} as const;

const noScript = 'SCRIPT_NOT_LOADED';
/** Statuses that mean: there is no such place. */
const nothingFound = ['ZERO_RESULTS', 'NOT_FOUND'];

/** Our types of a place by the service's; others say nothing that the manifest could hide. */
const typeOf: Readonly<Record<string, PlaceType>> = {
  street_address: 'street_address',
  route: 'route',
  premise: 'premise',
  subpremise: 'premise',
  establishment: 'point_of_interest',
  point_of_interest: 'point_of_interest',
  neighborhood: 'neighborhood',
  sublocality: 'sublocality',
  sublocality_level_1: 'sublocality',
  locality: 'locality',
  postal_town: 'locality',
  postal_code: 'postal_code',
  administrative_area_level_1: 'administrative_area',
  administrative_area_level_2: 'administrative_area',
};

/**
 * Places of Google Maps. The script loads when the first place is asked for, and only with a key in the manifest and a
 * page that somebody looks at; else the tables of our own server answer [LOC-74].
 */
export const googleMaps = ({
  geocoding: { country, mapsBrowserKey },
  places: settings,
}: Pick<Manifest, 'geocoding' | 'places'>): Geocoder => {
  /** What the customer read of each suggestion: the geocoder's own answer does not say it. */
  const descriptions = new Map<string, string>();
  /** One session from the first letter to the choice: the service counts it as one search. */
  let session: object | undefined;

  const scriptOf = async (ports: GeocoderPorts): Promise<MapsScript | undefined> => {
    if (mapsBrowserKey === undefined || ports.isPrerendering()) return undefined;
    const query = new URLSearchParams({
      key: mapsBrowserKey,
      v: 'quarterly',
      loading: 'async',
      language: ports.locale(),
      region: country,
    });
    const known = mapsScript();
    if (known) return known;
    await reported(
      ports.loadScript(`${mapsHosts.script}/maps/api/js?${query.toString()}`),
      noScript,
    );
    const script = mapsScript();
    if (!script) throw new GeocodeError(noScript);
    return script;
  };

  const suggestionOf = ({ placeId, text, types }: PlacePrediction): PlaceSuggestion => {
    descriptions.set(placeId, text.text);
    const known = types.map((type) => typeOf[type]).filter((type) => type !== undefined);
    return { placeId, description: text.text, types: [...new Set([...known, 'geocode' as const])] };
  };

  const answerOf = (result: GeocoderResult): GeocodedPlace | undefined => {
    const { location } = result.geometry;
    const [lat, lng] = [location.lat(), location.lng()];
    const description = descriptions.get(result.place_id);
    const place = placeOf(
      {
        ...result,
        geometry: { location: { lat, lng } },
        ...(description !== undefined && { description }),
      },
      settings,
    );
    return place.country === country ? { latitude: lat, longitude: lng, ...place } : undefined;
  };

  return {
    async suggest(input, _disposition, ports) {
      const script = await scriptOf(ports);
      if (!script) return ports.places.suggest(input);
      if (input.trim() === '') return [];
      const library = await reported(script.importLibrary('places'), noScript);
      session ??= new library.AutocompleteSessionToken();
      const { suggestions } = await reported(
        library.AutocompleteSuggestion.fetchAutocompleteSuggestions({
          input,
          includedRegionCodes: [country],
          language: ports.locale(),
          sessionToken: session,
        }),
        'UNKNOWN_ERROR',
      );
      return suggestions.flatMap(({ placePrediction }) =>
        placePrediction ? [suggestionOf(placePrediction)] : [],
      );
    },

    async find(query, ports) {
      const script = await scriptOf(ports);
      if (!script) return ports.places.find(query);
      if ('placeId' in query) session = undefined;
      const { Geocoder } = await reported(script.importLibrary('geocoding'), noScript);
      const request = requestOf(query, country, ports.locale());
      try {
        const { results } = await reported(new Geocoder().geocode(request), 'UNKNOWN_ERROR');
        return results.map(answerOf).find((place) => place !== undefined);
      } catch (error) {
        if (error instanceof GeocodeError && nothingFound.includes(error.status)) return undefined;
        throw error;
      }
    },
  };
};

const requestOf = (query: PlaceQuery, country: string, language: string): GeocoderRequest => {
  const shared = { language, region: country };
  if ('placeId' in query) return { ...shared, placeId: query.placeId };
  if ('postcode' in query) {
    const componentRestrictions = { country, postalCode: query.postcode };
    return { ...shared, componentRestrictions };
  }
  return { ...shared, location: { lat: query.lat, lng: query.lng } };
};

/** What the service answers, or its own status as a geocoder's error [ADR-37]. */
async function reported<Answer>(answer: Promise<Answer>, otherwise: string): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    const hasCode = typeof error === 'object' && error !== null && 'code' in error;
    const status = hasCode && typeof error.code === 'string' ? error.code : otherwise;
    throw new GeocodeError(status, { cause: error });
  }
}
