import type { Hut } from '../../schemas/types.ts';
import type { NewNotification } from '../shell/notifications-store.ts';

/** Why a customer does not get what they asked of a hut [LOC-75]. */
export type HutNotice =
  | { readonly key: 'HUT_BOUNCED_COLLECTION' | 'HUT_BOUNCED_DELIVERY' | 'HUT_UNAVAILABLE' }
  | {
      readonly key: 'HUT_CLOSED';
      /** Hours of today, hut-local; absent when there are none to offer. */
      readonly hours?: { readonly open: string; readonly close: string } | undefined;
      /** The hut takes orders for later although it is closed. */
      readonly canSchedule: boolean;
    };

const base = {
  id: 'hut-notice',
  type: 'warning',
  topic: 'localisation',
  hideShowBasket: true,
} as const;

/** The notification of a notice; a closed hut with hours to offer says them for a while, without it stays [LOC-77, LOC-78]. */
export const hutNotification = (
  notice: HutNotice,
  { name, phone }: Pick<Hut, 'name' | 'phone'>,
  closedTimeOutMs: number,
): NewNotification => {
  if (notice.key !== 'HUT_CLOSED') {
    return { ...base, message: messages[notice.key], values: { name, phone } };
  }
  if (!notice.hours) {
    return { ...base, message: 'localisation.notice.closed', values: { name }, timeOut: 'none' };
  }
  return {
    ...base,
    message: notice.canSchedule
      ? 'localisation.notice.closedOrderLater'
      : 'localisation.notice.closedWithHours',
    values: { name, ...notice.hours },
    timeOut: closedTimeOutMs,
  };
};

const messages = {
  HUT_BOUNCED_COLLECTION: 'localisation.notice.bouncedCollection',
  HUT_BOUNCED_DELIVERY: 'localisation.notice.bouncedDelivery',
  HUT_UNAVAILABLE: 'localisation.notice.unavailable',
} as const;
