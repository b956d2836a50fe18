import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';

const kitchen = ['CONFIRMING', 'CONFIRMED', 'PREPARING', 'COOKING', 'PACKING'] as const;

/** The way of an order through its statuses; FAILED may follow any of them but the last [TRK-10]. */
export const statusPath = (disposition: Disposition): readonly TrackingStatus[] =>
  disposition === 'delivery'
    ? [...kitchen, 'DISPATCHED', 'ALMOST_ARRIVED', 'DELIVERED']
    : [...kitchen, 'READY', 'DELIVERED'];

/** Nothing follows these [TRK-36]. */
export const isFinalStatus = (status: TrackingStatus): boolean =>
  status === 'DELIVERED' || status === 'FAILED';

/** The order has left its hut with a driver and is not at the door yet [SHP-33]. */
export const isOnTheWay = (status: TrackingStatus): boolean =>
  status === 'DISPATCHED' || status === 'ALMOST_ARRIVED';

/** `taken` moves the order on, `same` changes nothing, `refused` is a step back or off the path. */
export type StatusVerdict = 'taken' | 'same' | 'refused';

/** What becomes of a status reported for an order [TRK-35, TRK-36, TRK-37]. */
export const judgeStatus = (
  disposition: Disposition,
  current: TrackingStatus,
  reported: TrackingStatus,
): StatusVerdict => {
  if (current === reported) return 'same';
  if (isFinalStatus(current)) return 'refused';
  if (reported === 'FAILED') return 'taken';
  const path = statusPath(disposition);
  return path.indexOf(reported) > path.indexOf(current) ? 'taken' : 'refused';
};

/** What a status means for the money: held at first, captured once accepted, given back on failure [TRK-38]. */
export const moneyEffect = (
  history: readonly TrackingStatus[],
  reported: TrackingStatus,
): 'none' | 'capture' | 'void' | 'refund' => {
  const wasAccepted = history.some((status) => status !== 'CONFIRMING');
  if (reported === 'FAILED') return wasAccepted ? 'refund' : 'void';
  return wasAccepted ? 'none' : 'capture';
};
