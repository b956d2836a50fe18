import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { statusPath } from '../../core/tracking/tracking-status.ts';

/** One stage of the kitchen's progress; the name is the end of a wording key. */
export interface TrackerStage {
  readonly name: string;
  readonly statuses: readonly TrackingStatus[];
}

const ends: Readonly<Record<Disposition, string>> = {
  delivery: 'delivered',
  collection: 'collected',
  dinein: 'served',
};

/**
 * The stages an accepted order goes through, for its way to the customer [TRK-04, TRK-05, TRK-06, TRK-07, TRK-08,
 * TRK-09, TRK-10].
 */
export const trackerStages = (disposition: Disposition): readonly TrackerStage[] => [
  { name: 'accepted', statuses: ['CONFIRMED'] },
  { name: 'preparing', statuses: ['PREPARING'] },
  { name: 'cooking', statuses: ['COOKING'] },
  { name: 'packing', statuses: ['PACKING'] },
  disposition === 'delivery'
    ? { name: 'onTheWay', statuses: ['DISPATCHED', 'ALMOST_ARRIVED'] }
    : { name: 'ready', statuses: ['READY'] },
  { name: ends[disposition], statuses: ['DELIVERED'] },
];

/** Place of a status among the stages; the number of stages once all are done, -1 before the first. */
export const stageOf = (status: TrackingStatus, disposition: Disposition): number => {
  const stages = trackerStages(disposition);
  if (status === 'DELIVERED') return stages.length;
  const onPath = statusPath(disposition).includes(status);
  return onPath ? stages.findIndex(({ statuses }) => statuses.includes(status)) : -1;
};

type StepSettings = Pick<Manifest['tracking'], 'maxStep' | 'stepMs'>;

/** The next step: one further, never beyond the last [TRK-14]. */
export const nextStepOf = (step: number, { maxStep }: StepSettings): number =>
  Math.min(step + 1, maxStep);

/** The step an order has reached by the clock before its first live status [TRK-18]. */
export const stepAt = (orderTime: number, now: number, settings: StepSettings): number =>
  Math.min(Math.max(0, Math.floor((now - orderTime) / settings.stepMs)), settings.maxStep);
