import type { ErrorReporter } from '../../core/shell/ports.ts';

export interface ErrorBeaconOptions {
  /** Where reports are sent. */
  readonly url: string;
}

/** Most characters of one text in a report: a browser takes no more than 64 KiB as a beacon. */
const longestText = 2000;

/** Writes whatever details bring: errors with their causes, long texts cut, and what JSON cannot say left out. */
function replacer(): (key: string, value: unknown) => unknown {
  const seen = new Set<unknown>();
  return (_key, value) => {
    if (typeof value === 'string') return value.slice(0, longestText);
    if (typeof value === 'bigint') return String(value);
    if (typeof value !== 'object' || value === null) return value;
    if (seen.has(value)) return undefined;
    seen.add(value);
    if (!(value instanceof Error)) return value;
    return { name: value.name, message: value.message, cause: value.cause };
  };
}

/** Sends each report to the market's address; the browser delivers it even when the page closes. */
export const errorBeacon = ({ url }: ErrorBeaconOptions): ErrorReporter => ({
  report(level, message, details = {}) {
    const body = JSON.stringify({ level, message, details }, replacer());
    if (navigator.sendBeacon(url, body)) return;
    throw new Error(`The browser refused a beacon to ${url}`);
  },
});
