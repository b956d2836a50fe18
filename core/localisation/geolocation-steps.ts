/** How far the search for the visitor's position is [LOC-83]. */
export type GeolocationStep = 'idle' | 'geolocating' | 'found' | 'failed';

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
