import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';

/** How far the search for the visitor's position is [LOC-83]. */
export type GeolocationStep = 'idle' | 'geolocating' | 'found' | 'failed';

/**
 * Whether the position is asked for without a tap: for a delivery, once, where the setting is on [LOC-86, EXP-75].
 * @param step how far an earlier search came since the page was opened
 */
export const locatesByItself = (
  flags: Manifest['flags'],
  level: string,
  type: Disposition,
  step: GeolocationStep,
): boolean =>
  type === 'delivery' && step === 'idle' && isFeatureOn(flags, 'immediate-geolocation', level);

/** What happens to it. */
export type GeolocationEvent = 'ask' | 'find' | 'fail' | 'reset';

const steps: Readonly<
  Record<GeolocationStep, Readonly<Partial<Record<GeolocationEvent, GeolocationStep>>>>
> = {
  idle: { ask: 'geolocating' },
  geolocating: { find: 'found', fail: 'failed', reset: 'idle' },
  found: { ask: 'geolocating', reset: 'idle' },
  failed: { ask: 'geolocating', reset: 'idle' },
};

/** The next step; undefined when the event means nothing now: a second tap does not ask twice [LOC-83]. */
export const nextGeolocationStep = (
  step: GeolocationStep,
  event: GeolocationEvent,
): GeolocationStep | undefined => steps[step][event];
