import { utcOffset } from '../../core/timeslots/utc-offset.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';

/** A hut as a call answers it: with the offset of its clock at the moment, without where it delivers [LOC-01]. */
export const hutAnswer = ({ deliveryArea: _area, ...hut }: Hut, now: number): Hut => ({
  ...hut,
  utcOffset: utcOffset(hut.timeZone, now),
});
