import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { TrackingStatus } from '../../schemas/types/http/orders.ts';
import { judgeStatus } from '../tracking/tracking-status.ts';

/** What is pressed at the screen of a hut, in the order of the work [OPR-24]. */
export const presses = ['accept', 'cook', 'ready', 'send', 'done', 'fail'] as const;

export type Press = (typeof presses)[number];

/** The status that a press stands for; undefined for a step that the order does not have. */
export function statusOfPress(press: Press, disposition: Disposition): TrackingStatus | undefined {
  const isDelivery = disposition === 'delivery';
  switch (press) {
    case 'accept':
      return 'CONFIRMED';
    case 'cook':
      return 'COOKING';
    case 'ready':
      return isDelivery ? 'PACKING' : 'READY';
    case 'send':
      return isDelivery ? 'DISPATCHED' : undefined;
    case 'done':
      return 'DELIVERED';
    case 'fail':
      return 'FAILED';
  }
}

/** What can be pressed for an order as it stands, the next step first and failing last. */
export const openPresses = (disposition: Disposition, current: TrackingStatus): readonly Press[] =>
  presses.filter((press) => {
    const status = statusOfPress(press, disposition);
    return status !== undefined && judgeStatus(disposition, current, status) === 'taken';
  });

/** Where an order stands at the screen of its hut. */
export type BoardPlace = 'new' | 'accepted' | 'cooking' | 'ready' | 'on-the-way' | 'gone';

/** The places of an order, in the order of the work. */
export const boardPlaces = ['new', 'accepted', 'cooking', 'ready', 'on-the-way'] as const;

const placeOfStatus: Readonly<Record<TrackingStatus, BoardPlace>> = {
  CONFIRMING: 'new',
  CONFIRMED: 'accepted',
  PREPARING: 'accepted',
  COOKING: 'cooking',
  PACKING: 'ready',
  READY: 'ready',
  DISPATCHED: 'on-the-way',
  ALMOST_ARRIVED: 'on-the-way',
  DELIVERED: 'gone',
  FAILED: 'gone',
};

export const boardPlace = (status: TrackingStatus): BoardPlace => placeOfStatus[status];
