import type { GeocoderPorts } from '../../../core/places/geocoder.ts';
import type {
  GeocoderRequest,
  GeocoderResult,
  MapsScript,
  PlacePrediction,
} from '../maps-library.ts';

/** What a stand-in of the maps script was asked. */
export interface MapsCalls {
  readonly scripts: string[];
  readonly suggestions: {
    readonly input: string;
    readonly regions: readonly string[];
    readonly session: object;
  }[];
  readonly geocodes: GeocoderRequest[];
}

/** How the stand-in answers. */
export interface MapsAnswers {
  readonly results?: readonly GeocoderResult[];
  readonly predictions?: readonly PlacePrediction[];
  /** Status with which every call fails. */
  readonly failure?: string;
  /** Whether the script cannot be loaded. */
  readonly isBlocked?: boolean;
  readonly isPrerendering?: boolean;
  readonly tables?: Partial<GeocoderPorts['places']>;
}

/** A result of the service for an address in Toronto. */
export const toronto: GeocoderResult = {
  place_id: 'toronto-245',
  formatted_address: '245 King St W, Toronto, ON M5V 1J5, Canada',
  address_components: [
    { long_name: '245', short_name: '245', types: ['street_number'] },
    { long_name: 'King Street West', short_name: 'King St W', types: ['route'] },
    { long_name: 'Toronto', short_name: 'Toronto', types: ['locality', 'political'] },
    { long_name: 'Ontario', short_name: 'ON', types: ['administrative_area_level_1'] },
    { long_name: 'Canada', short_name: 'CA', types: ['country', 'political'] },
    { long_name: 'M5V 1J5', short_name: 'M5V 1J5', types: ['postal_code'] },
  ],
  geometry: { location: { lat: () => 43.6461, lng: () => -79.3897 } },
};

export const prediction: PlacePrediction = {
  placeId: 'toronto-245',
  text: { text: 'Roy Thomson Plaza, Toronto' },
  types: ['street_address', 'geocode', 'political'],
};

/**
 * A set-up with a stand-in of the maps script: loading it puts the service into the page as the real one does.
 * Each stand-in takes the place of the one before.
 */
export function scriptedMaps(answers: MapsAnswers = {}): {
  ports: GeocoderPorts;
  calls: MapsCalls;
} {
  const calls: MapsCalls = { scripts: [], suggestions: [], geocodes: [] };
  const page = globalThis as { google?: { maps: MapsScript } };
  delete page.google;
  const answer = async <Answer>(value: Answer): Promise<Answer> => {
    if (answers.failure === undefined) return value;
    throw Object.assign(new Error('refused'), { code: answers.failure });
  };
  const libraries = {
    places: {
      AutocompleteSessionToken: class {
        readonly made = calls.suggestions.length;
      },
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async (request: {
          readonly input: string;
          readonly includedRegionCodes: readonly string[];
          readonly sessionToken: object;
        }) => {
          const { input, includedRegionCodes: regions, sessionToken: session } = request;
          calls.suggestions.push({ input, regions, session });
          const list = (answers.predictions ?? [prediction]).map((placePrediction) => ({
            placePrediction,
          }));
          return answer({ suggestions: [...list, { placePrediction: null }] });
        },
      },
    },
    geocoding: {
      Geocoder: class {
        async geocode(request: GeocoderRequest) {
          calls.geocodes.push(request);
          return answer({ results: answers.results ?? [toronto] });
        }
      },
    },
  };
  const maps = {
    importLibrary: async (name: keyof typeof libraries) => libraries[name],
  } as unknown as MapsScript;
  const ports: GeocoderPorts = {
    places: {
      suggest: async () => [],
      find: async () => undefined,
      ...answers.tables,
    },
    isPrerendering: () => answers.isPrerendering ?? false,
    loadScript: async (address) => {
      calls.scripts.push(address);
      if (answers.isBlocked) throw new Error('blocked');
      page.google = { maps };
    },
    locale: () => 'fr-CA',
  };
  return { ports, calls };
}
