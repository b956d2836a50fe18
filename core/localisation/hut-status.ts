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

/** Availability of a hut at a moment: its doors, and orders on the web for now and for later [LOC-03]. */
export function hutStatus(hut: Hut, settings: StatusSettings): HutStatusSummary {
  const dispositions: readonly Disposition[] =
    hut.allowedDisposition.dinein === undefined
      ? ['delivery', 'collection']
      : ['delivery', 'collection', 'dinein'];
  const availabilityBy = (isAvailable: (disposition: Disposition) => boolean) =>
    Object.fromEntries(
      dispositions.map((disposition) => [
        disposition,
        availability(offers(hut, disposition) && isAvailable(disposition)),
      ]),
    ) as unknown as HutStatusSummary['physical'];
  const isOpen = (disposition: Disposition) =>
    openWindowAt(hut, disposition, settings.now, settings.tradingDay) !== undefined;
  return {
    physical: availabilityBy(isOpen),
    web: {
      asap: availabilityBy((disposition) => !refuses(hut, disposition) && isOpen(disposition)),
      scheduled: availabilityBy(
        (disposition) => !refuses(hut, disposition) && hasSlots(hut, { ...settings, disposition }),
      ),
    },
  };
}

const offers = ({ closed, allowedDisposition }: Hut, disposition: Disposition): boolean =>
  closed !== true && allowedDisposition[disposition] === true;

/** A hut may refuse deliveries or collections for the moment although it is open. */
const refuses = ({ bounced }: Hut, disposition: Disposition): boolean =>
  disposition !== 'dinein' && bounced?.[disposition] === true;
