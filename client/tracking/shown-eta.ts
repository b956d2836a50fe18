import type { TrackingEta, TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Variants } from '../experiments/experiments.ts';
import { showsEta } from '../experiments/shows-eta.ts';
import type { EtaType } from '../orders/order-addresses.ts';
import { isFinalStatus } from '../../core/tracking/tracking-status.ts';

/** What decides the estimate on the summary. */
export interface EtaFacts {
  readonly sector: string;
  readonly manifest: Pick<Manifest, 'eta' | 'tracking'>;
  readonly experiments: Variants;
  readonly status: TrackingStatus;
  readonly eta: TrackingEta | undefined;
  readonly etaType: EtaType;
  /** Chosen time of a scheduled order, in milliseconds. */
  readonly scheduledFor: number | undefined;
}

/** The estimate as it is shown; moments in milliseconds. */
export type ShownEta =
  | { readonly kind: 'none' }
  | { readonly kind: 'minutes'; readonly minutes: number }
  | { readonly kind: 'scheduled'; readonly at: number }
  | { readonly kind: 'exact'; readonly at: number }
  | { readonly kind: 'range'; readonly from: number; readonly to: number };

const none: ShownEta = { kind: 'none' };

/** The estimate to show for an order [TRK-07, TRK-20, TRK-21, TRK-22, TRK-24, TRK-25, TRK-26]. */
export const shownEta = (facts: EtaFacts): ShownEta => {
  const { status, eta, etaType, manifest, scheduledFor } = facts;
  if (isFinalStatus(status)) return none;
  if (scheduledFor !== undefined && status === 'CONFIRMING') {
    return { kind: 'scheduled', at: scheduledFor };
  }
  if (!showsEta(facts)) return none;
  if (status === 'ALMOST_ARRIVED') {
    return { kind: 'minutes', minutes: manifest.tracking.almostArrivedEtaMinutes };
  }
  if (etaType === 'range' && eta?.range) {
    return { kind: 'range', from: Date.parse(eta.range.from), to: Date.parse(eta.range.to) };
  }
  return eta?.exact === undefined ? none : { kind: 'exact', at: Date.parse(eta.exact) };
};
