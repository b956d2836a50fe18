import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import { writtenTime } from '../../core/timeslots/written-time.ts';
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

type ClosedNotice = Extract<HutNotice, { key: 'HUT_CLOSED' }>;
type NamedHut = Pick<Hut, 'name' | 'phone' | 'closedNote'>;

interface NoticeSettings {
  /** How long the hours of a closed hut stay. */
  readonly closedTimeOutMs: number;
  /** Locale that its hours are written in. */
  readonly locale: string;
}

const base = {
  id: 'hut-notice',
  type: 'warning',
  topic: 'localisation',
  hideShowBasket: true,
} as const;

/**
 * The notification of a notice; a closed hut with hours or a later time to offer says them for a while, without it
 * stays and adds what the hut has to say [LOC-77, LOC-78].
 */
export const hutNotification = (
  notice: HutNotice,
  hut: NamedHut,
  { closedTimeOutMs, locale }: NoticeSettings,
): NewNotification => {
  const { name, phone, closedNote } = hut;
  if (notice.key !== 'HUT_CLOSED') {
    return { ...base, message: messages[notice.key], values: { name, phone } };
  }
  const { hours, canSchedule } = notice;
  if (hours || canSchedule) {
    const values = {
      name,
      ...(hours && {
        open: writtenTime(hours.open, locale),
        close: writtenTime(hours.close, locale),
      }),
    };
    return { ...base, message: closedMessage(notice), values, timeOut: closedTimeOutMs };
  }
  return closedNote === undefined
    ? { ...base, message: 'localisation.notice.closed', values: { name }, timeOut: 'none' }
    : {
        ...base,
        message: 'localisation.notice.closedNote',
        values: { name, note: closedNote },
        timeOut: 'none',
      };
};

const closedMessage = ({ hours, canSchedule }: ClosedNotice): string => {
  if (!canSchedule) return 'localisation.notice.closedWithHours';
  return hours ? 'localisation.notice.closedOrderLater' : 'localisation.notice.orderLater';
};

const messages = {
  HUT_BOUNCED_COLLECTION: 'localisation.notice.bouncedCollection',
  HUT_BOUNCED_DELIVERY: 'localisation.notice.bouncedDelivery',
  HUT_UNAVAILABLE: 'localisation.notice.unavailable',
} as const;
