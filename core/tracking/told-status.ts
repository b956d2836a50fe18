import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { isFinalStatus, statusPath } from './tracking-status.ts';

/** What whoever asked is told, in order: accepted, then on the way and delivered, or ready. */
const toldOf = (disposition: Disposition): readonly TrackingStatus[] =>
  disposition === 'delivery' ? ['CONFIRMED', 'DISPATCHED', 'DELIVERED'] : ['CONFIRMED', 'READY'];

/**
 * What is told of an order that goes from one status to the next, of which several are skipped where the hut reports
 * few; undefined where it is no news, as to who collects it that they have. Nobody is left waiting for an order that
 * failed [SHP-32].
 */
export const toldStatus = (
  disposition: Disposition,
  before: TrackingStatus,
  after: TrackingStatus,
): TrackingStatus | undefined => {
  if (after === 'FAILED') return after;
  const told = toldOf(disposition);
  if (isFinalStatus(after) && !told.includes(after)) return undefined;
  const path = statusPath(disposition);
  const reached = (status: TrackingStatus) =>
    told.findLast((step) => path.indexOf(step) <= path.indexOf(status));
  return reached(after) === reached(before) ? undefined : reached(after);
};
