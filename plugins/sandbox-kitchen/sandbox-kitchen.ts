import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import type {
  HandedOrder,
  PointOfSale,
  SimulatedKitchen,
} from '../../core/tracking/point-of-sale.ts';
import { isFinalStatus, statusPath } from '../../core/tracking/tracking-status.ts';

/** What manifests call it [TRK-43]. */
export const kitchenName = 'kitchen-simulator';

/** Endings of an email's local part that make an order go wrong [PAY-183, TRK-45]. */
type Ending = 'exception' | 'timeout' | 'decline';

const endsWith = ({ customer }: HandedOrder, ending: Ending): boolean =>
  (customer.email.split('@')[0] ?? '').endsWith(`+${ending}`);

/** What comes after a status; undefined when there is nothing left to report. */
export const nextStatus = (
  disposition: Disposition,
  current: TrackingStatus,
  isDeclined: boolean,
): TrackingStatus | undefined => {
  if (isFinalStatus(current)) return undefined;
  if (isDeclined && current === 'CONFIRMING') return 'FAILED';
  const path = statusPath(disposition);
  return path[path.indexOf(current) + 1];
};

/** Minutes that the made-up driver needs for the whole way. */
const wholeWayMinutes = 9;

/** How far the made-up way bends beside the straight line, as a part of its length. */
const bend = 0.12;

/** Degrees that a made-up way is long at least: one around the corner leads around the block. */
const shortest = 0.005;

/** A driver on a way that bends once to either side, as streets do [SHP-33]. */
const drive: NonNullable<SimulatedKitchen['drive']> = ({ from, to }, part) => {
  const north = to.latitude - from.latitude;
  const east = to.longitude - from.longitude;
  const around = Math.max(0, shortest - Math.hypot(north, east)) * Math.sin(Math.PI * part);
  const beside = bend * Math.sin(2 * Math.PI * part);
  return {
    latitude: from.latitude + north * part - east * beside + around,
    longitude: from.longitude + east * part + north * beside,
    minutesLeft: Math.ceil(wholeWayMinutes * (1 - part)),
  };
};

/** A kitchen that takes every order through its way, but those whose email says otherwise. */
export const sandboxKitchen: PointOfSale = {
  id: kitchenName,
  reach: (order) => (endsWith(order, 'timeout') ? new Promise(() => undefined) : Promise.resolve()),
  accept: (order) => {
    if (endsWith(order, 'exception')) throw new Error('The hut does not answer.');
  },
  kitchen: {
    next: (order, current) => nextStatus(order.disposition, current, endsWith(order, 'decline')),
    drive,
  },
};
