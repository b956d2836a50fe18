import type { GeolocationSettings } from '../../schemas/types/manifest/localisation.ts';
import { type Position, PositionError } from '../shell/ports.ts';

const unavailable = 2;

const codeOf = (code: number): 1 | 2 | 3 => (code === 1 || code === 3 ? code : unavailable);

/** What of a device knows where it is, as browsers offer it. */
export interface PositionSource {
  getCurrentPosition(
    found: (position: { readonly coords: Position }) => void,
    failed: (error: { readonly code: number }) => void,
    options: {
      readonly enableHighAccuracy: boolean;
      readonly maximumAge: number;
      readonly timeout: number;
    },
  ): void;
}

/**
 * Where the device is [LOC-84].
 * @param source undefined on pages without a secure connection, which have none
 * @throws PositionError when there is no position
 */
export const positionOf = (
  source: PositionSource | undefined,
  { highAccuracy, maximumAgeMs, timeoutMs }: GeolocationSettings,
): Promise<Position> =>
  new Promise((resolve, reject) => {
    if (!source) {
      reject(new PositionError(unavailable));
      return;
    }
    source.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      ({ code }) => reject(new PositionError(codeOf(code))),
      { enableHighAccuracy: highAccuracy, maximumAge: maximumAgeMs, timeout: timeoutMs },
    );
  });
