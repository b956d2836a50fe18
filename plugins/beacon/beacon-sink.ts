import type { AnalyticsEvent, AnalyticsSink } from '../../core/shell/ports.ts';

export interface BeaconOptions {
  /** Where events are sent; without it none is sent [SHL-76]. */
  readonly url?: string;
}

/** Sends each event with the market it came from; the browser delivers it even when the page closes. */
export const beaconSink = ({ url }: BeaconOptions, market: string): AnalyticsSink => ({
  send(event: AnalyticsEvent) {
    if (url === undefined) return;
    const body = JSON.stringify({ ...event, market });
    if (!navigator.sendBeacon(url, body)) throw new Error(`The browser refused a beacon to ${url}`);
  },
});
