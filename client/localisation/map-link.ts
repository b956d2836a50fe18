import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import { isSitePath } from '../../core/shell/allowed-address.ts';
import { dispositionType } from '../../core/localisation/disposition.ts';
import type { Target } from './redirect-target.ts';

/** A point in degrees, WGS84. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** What an address of the map page asks for [LOC-72]. */
export interface MapQuestion {
  readonly point: Point;
  readonly type: Disposition;
  /** The customer's address is outside the delivery zone [LOC-71]. */
  readonly isDeadZone: boolean;
}

/** The address of the map page around a point [LOC-71, LOC-72]. */
export const mapTarget = ({ point, type, isDeadZone }: MapQuestion): Target => ({
  pathname: '/map/',
  search: `?latLong=${point.lat},${point.lng}&disposition=${type}${isDeadZone ? '&isDeliveryDeadzone=true' : ''}`,
  hash: '',
});

/** Reads an address of the map page; undefined when it names no point on the ground. */
export const readMapQuestion = (search: URLSearchParams): MapQuestion | undefined => {
  const parts = (search.get('latLong') ?? '').split(',');
  const [lat = NaN, lng = NaN] = parts.map((text) => (text.trim() === '' ? NaN : Number(text)));
  if (parts.length !== 2 || !(Math.abs(lat) <= 90) || !(Math.abs(lng) <= 180)) return undefined;
  return {
    point: { lat, lng },
    type: dispositionType(search.get('disposition')) ?? 'collection',
    isDeadZone: search.get('isDeliveryDeadzone') === 'true',
  };
};

/** History state of the map page: the address its way back leads to [LOC-73]. */
export interface MapState {
  readonly returnTo: string;
}

/** Where the map page leads back to: the address in its history state if it is one of this site, else home [LOC-73, SEC-25]. */
export const returnAddress = (state: unknown): string => {
  const returnTo =
    typeof state === 'object' && state !== null && 'returnTo' in state ? state.returnTo : undefined;
  return isSitePath(returnTo) ? returnTo : '/';
};
