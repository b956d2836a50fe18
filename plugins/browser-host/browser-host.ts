import { type Host, PositionError } from '../../core/shell/ports.ts';

const unavailable = 2;

const codeOf = ({ code }: { readonly code: number }): 1 | 2 | 3 =>
  code === 1 || code === 3 ? code : unavailable;

/** A web browser: it asks the visitor itself whether the page may know their position [LOC-84]. */
export const browserHost: Host = {
  kind: 'browser',
  isMobileApp: false,
  position: ({ highAccuracy, maximumAgeMs, timeoutMs }) =>
    new Promise((resolve, reject) => {
      // Pages without a secure connection have no geolocation, whatever the type says.
      const geolocation: Geolocation | undefined = globalThis.navigator.geolocation;
      if (!geolocation) {
        reject(new PositionError(unavailable));
        return;
      }
      geolocation.getCurrentPosition(
        ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
        (error) => reject(new PositionError(codeOf(error))),
        { enableHighAccuracy: highAccuracy, maximumAge: maximumAgeMs, timeout: timeoutMs },
      );
    }),
};
