import type { AnalyticsSink } from '../../core/shell/ports.ts';

export interface BeaconOptions {
  /** Where events are sent; without it none is sent [SHL-76]. */
  readonly url?: string;
}

/** Sends each event to the market's address; the browser delivers it even when the page closes. */
export const beaconSink = ({ url }: BeaconOptions): AnalyticsSink => ({
  send(event) {
    if (url === undefined || navigator.sendBeacon(url, JSON.stringify(event))) return;
    throw new Error(`The browser refused a beacon to ${url}`);
  },
});
