import { positionOf } from '../../core/localisation/device-position.ts';
import type { Host } from '../../core/shell/ports.ts';

/** A web browser: it asks the visitor itself whether the page may know their position [LOC-84]. */
export const browserHost: Host = {
  kind: 'browser',
  isMobileApp: false,
  position: (settings) => positionOf(globalThis.navigator.geolocation, settings),
};
