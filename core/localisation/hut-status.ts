import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Availability, HutStatusSummary } from '../../schemas/types/http/orders.ts';
import { openWindowAt } from '../timeslots/opening-hours.ts';
import { hasSlots } from '../timeslots/time-slots.ts';
import type { TradingDay } from '../timeslots/trading-day.ts';

/** What the availability of a hut is judged by, besides the hut. */
export interface StatusSettings {
  readonly now: number;
  readonly tradingDay: TradingDay;
  readonly startOffsetMs?: number;
}

const availability = (isAvailable: boolean): Availability =>
  isAvailable ? 'AVAILABLE' : 'UNAVAILABLE_CLOSED';

/** How an order is wanted, as a hut's availability tells it apart. */
export interface OrderWay {
  readonly type: Disposition;
  readonly when: keyof HutStatusSummary['web'];
}

const isDoorOpen = (hut: Hut, type: Disposition, { now, tradingDay }: StatusSettings): boolean =>
  offers(hut, type) && openWindowAt(hut, type, now, tradingDay) !== undefined;

/** Whether a hut takes orders on the web of one kind, for now or for later, at a moment [LOC-03]. */
export const takesOrders = (
  hut: Hut,
  { type, when }: OrderWay,
  settings: StatusSettings,
): boolean =>
  offers(hut, type) &&
  !refuses(hut, type) &&
  (when === 'asap'
    ? isDoorOpen(hut, type, settings)
    : hasSlots(hut, { ...settings, disposition: type }));

/** Availability of a hut at a moment: its doors, and orders on the web for now and for later [LOC-03]. */
export function hutStatus(hut: Hut, settings: StatusSettings): HutStatusSummary {
  const dispositions: readonly Disposition[] =
    hut.allowedDisposition.dinein === undefined
      ? ['delivery', 'collection']
      : ['delivery', 'collection', 'dinein'];
  const availabilityBy = (isAvailable: (disposition: Disposition) => boolean) =>
    Object.fromEntries(
      dispositions.map((disposition) => [disposition, availability(isAvailable(disposition))]),
    ) as unknown as HutStatusSummary['physical'];
  const taken = (when: OrderWay['when']) =>
    availabilityBy((type) => takesOrders(hut, { type, when }, settings));
  return {
    physical: availabilityBy((type) => isDoorOpen(hut, type, settings)),
    web: { asap: taken('asap'), scheduled: taken('scheduled') },
  };
}

const offers = ({ closed, allowedDisposition }: Hut, disposition: Disposition): boolean =>
  closed !== true && allowedDisposition[disposition] === true;

/** A hut may refuse deliveries or collections for the moment although it is open. */
const refuses = ({ bounced }: Hut, disposition: Disposition): boolean =>
  disposition !== 'dinein' && bounced?.[disposition] === true;
