import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { ProblemError } from '../shell/problem-error.ts';
import type { HutsFinder } from './huts-finder.ts';

/** Who knows which hut delivers to which postcode. */
export type DeliveryAreas = Pick<
  HutsFinder,
  'hasAreas' | 'servingPostcode' | 'servingPostcodeArea'
>;

/** Whether a hut delivers to a postcode; one that names no area is not judged, and does. */
export async function delivers(
  huts: DeliveryAreas,
  running: RunningMarket,
  { id, sector }: Hut,
  postcode: string,
): Promise<boolean> {
  const lookUps = [
    () => huts.servingPostcode(postcode, running, undefined),
    () => huts.servingPostcodeArea(postcode, running, undefined),
  ];
  for (const lookUp of lookUps) {
    try {
      const found = await lookUp();
      if (found.some((one) => one.id === id && one.sector === sector)) return true;
    } catch (error) {
      // A postcode that cannot be read is served by nobody.
      if (!(error instanceof ProblemError)) throw error;
    }
  }
  return !(await huts.hasAreas({ id, sector }));
}
