import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';

/** Whether an upsell is suggested at a moment, in milliseconds; its last moment is the one before `endDate` [UPS-25]. */
export const isValidAt = ({ startDate, endDate }: Upsell, now: number): boolean =>
  (startDate === undefined || Date.parse(startDate) <= now) &&
  (endDate === undefined || now < Date.parse(endDate));
