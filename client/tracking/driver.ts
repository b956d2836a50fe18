import type { TrackedDriver, TrackingStatus } from '../../schemas/types/http/orders.ts';

const minuteMs = 60_000;

/** From this age on it is said when the driver was seen, in milliseconds. */
const freshMs = 2 * minuteMs;

/** An older position is none any more, in milliseconds. */
const shownMs = 15 * minuteMs;

/** Minutes at which it is said anew how far the driver is. */
const milestones = [1, 2, 5, 10, 20] as const;

/** A driver as the server told of them; the moment by the clock of this device, whatever that says. */
export interface SeenDriver {
  readonly latitude: number;
  readonly longitude: number;
  readonly seenAt: number;
  readonly minutesLeft: number | undefined;
}

/** What is known of a driver at a moment. */
export type ShownDriver =
  | { readonly kind: 'near'; readonly minutes: number }
  | { readonly kind: 'moving' }
  | { readonly kind: 'seen'; readonly minutesAgo: number };

export const seenDriver = (
  { latitude, longitude, secondsAgo, minutesLeft }: TrackedDriver,
  now: number,
): SeenDriver => ({ latitude, longitude, seenAt: now - secondsAgo * 1000, minutesLeft });

/** What decides what is shown of a driver. */
export interface DriverFacts {
  readonly driver: SeenDriver | undefined;
  readonly status: TrackingStatus;
  readonly now: number;
  /** Minutes that an order is almost there for, which no other estimate goes beyond [TRK-07]. */
  readonly almostArrivedMinutes: number;
}

/** What is shown of a driver; undefined where nothing is known of one, or not for long [SHP-33]. */
export const shownDriver = ({
  driver,
  status,
  now,
  almostArrivedMinutes,
}: DriverFacts): ShownDriver | undefined => {
  if (!driver) return undefined;
  const age = Math.max(0, now - driver.seenAt);
  if (age >= shownMs) return undefined;
  const passed = Math.floor(age / minuteMs);
  if (age >= freshMs) return { kind: 'seen', minutesAgo: passed };
  if (driver.minutesLeft === undefined) return { kind: 'moving' };
  const left = Math.max(1, driver.minutesLeft - passed);
  const most = status === 'ALMOST_ARRIVED' ? almostArrivedMinutes : Infinity;
  return { kind: 'near', minutes: Math.min(left, most) };
};

/** The minutes that are said out loud: they change now and then only; undefined while the driver is far. */
export const saidMinutes = (minutes: number): number | undefined =>
  milestones.find((milestone) => minutes <= milestone);
