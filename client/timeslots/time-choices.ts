import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { TimeSlot } from '../../schemas/types/http/orders.ts';
import { type SlotSettings, timeSlots } from '../../core/timeslots/time-slots.ts';

/** When an order is wanted, as a customer picked it: now has no time [TIM-17]. */
export type TimeChoice =
  | { readonly when: 'asap' }
  | { readonly when: 'scheduled'; readonly time: number };

/** Slots that were read, as they stand a while later: those that passed are gone, now follows the hours [TIM-16]. */
export const slotsLeft = (
  slots: readonly TimeSlot[],
  hut: Parameters<typeof timeSlots>[0],
  settings: SlotSettings,
): readonly TimeSlot[] => {
  const current = timeSlots(hut, settings);
  const isOpen = current.some(({ asap }) => asap);
  const later = current.filter(({ asap, closed }) => !asap && !closed);
  const offered = new Set(later.map(({ timestamp }) => timestamp));
  return slots
    .filter(({ asap, closed, timestamp }) => asap || closed || offered.has(timestamp))
    .map((slot) => (slot.asap || slot.closed ? { ...slot, asap: isOpen, closed: !isOpen } : slot));
};

/** The slot a selector begins with: the time chosen before while it is offered, else the first that can be had [TIM-13]. */
export const firstChoice = (
  slots: readonly TimeSlot[],
  chosenBefore: number | undefined,
): TimeSlot | undefined => {
  const open = slots.filter(({ closed }) => !closed);
  return open.find(({ asap, timestamp }) => !asap && timestamp === chosenBefore) ?? open[0];
};

/** What choosing a slot means for the order [TIM-17]. */
export const choiceOf = ({ asap, timestamp }: Pick<TimeSlot, 'asap' | 'timestamp'>): TimeChoice =>
  asap ? { when: 'asap' } : { when: 'scheduled', time: timestamp };

/** Whether a time has to be picked (again): an order for later has none, or its time has passed [TIM-21]. */
export const needsTime = (
  { when, time }: { readonly when: 'asap' | 'scheduled'; readonly time?: number | undefined },
  now: number,
): boolean => when === 'scheduled' && (time === undefined || time <= now);

/** Whether a slot lies on another date than the hut has now, so that its day has to be said. */
export const isOtherDay = (at: number, now: number, { timeZone }: Pick<Hut, 'timeZone'>): boolean =>
  localDate(at, timeZone) !== localDate(now, timeZone);

const localDate = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { timeZone, dateStyle: 'short' }).format(at);
