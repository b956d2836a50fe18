import type { MapsResult } from '../../core/address/place-of-result.ts';

/** A point as the service gives it. */
interface LatLng {
  lat(): number;
  lng(): number;
}

/** A result of the service's geocoder. */
export interface GeocoderResult extends Omit<MapsResult, 'geometry' | 'description'> {
  readonly geometry: { readonly location: LatLng };
}

/** What the service's geocoder is asked. */
export type GeocoderRequest = {
  readonly language: string;
  readonly region: string;
} & (
  | { readonly placeId: string }
  | { readonly location: { readonly lat: number; readonly lng: number } }
  | {
      readonly componentRestrictions: { readonly country: string; readonly postalCode: string };
    }
);

/** A suggestion of the service. */
export interface PlacePrediction {
  readonly placeId: string;
  readonly text: { readonly text: string };
  readonly types: readonly string[];
}

/** The parts of the places library that are used. */
export interface PlacesLibrary {
  readonly AutocompleteSessionToken: new () => object;
  readonly AutocompleteSuggestion: {
    fetchAutocompleteSuggestions(request: {
      readonly input: string;
      readonly includedRegionCodes: readonly string[];
      readonly language: string;
      readonly sessionToken: object;
    }): Promise<{
      readonly suggestions: readonly { readonly placePrediction: PlacePrediction | null }[];
    }>;
  };
}

/** The parts of the geocoding library that are used. */
export interface GeocodingLibrary {
  readonly Geocoder: new () => {
    geocode(request: GeocoderRequest): Promise<{ readonly results: readonly GeocoderResult[] }>;
  };
}

/** What the script puts into the page. */
export interface MapsScript {
  importLibrary(name: 'places'): Promise<PlacesLibrary>;
  importLibrary(name: 'geocoding'): Promise<GeocodingLibrary>;
}

/** What the script has put into the page; undefined when it has not run. */
export const mapsScript = (): MapsScript | undefined => {
  const { google } = globalThis as { readonly google?: { readonly maps?: MapsScript } };
  return typeof google?.maps?.importLibrary === 'function' ? google.maps : undefined;
};
