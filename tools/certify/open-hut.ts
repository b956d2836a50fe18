import { isHutOpen } from '../../core/orders/check-order.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { RunningMarket } from '../../server/markets/running-market.ts';

/** A hut that takes orders at a moment. */
export interface OpenHut {
  readonly hut: Hut;
  readonly disposition: Disposition;
  /** The moment, in milliseconds. */
  readonly at: number;
}

const dispositions = ['collection', 'delivery', 'dinein'] as const;
const stepMs = 30 * 60_000;
const steps = (7 * 24 * 60 * 60_000) / stepMs;

/** The first hut of a market that is open from a moment on, and when; undefined when none opens within a week. */
export function openHut(
  { catalogue, manifestAt }: Pick<RunningMarket, 'catalogue' | 'manifestAt'>,
  from: number,
): OpenHut | undefined {
  const huts = (catalogue?.huts ?? []).filter(({ test }) => test !== true);
  for (let step = 0; step < steps; step += 1) {
    const at = from + step * stepMs;
    for (const disposition of dispositions) {
      const hut = huts.find((one) =>
        isHutOpen(one, { type: disposition, when: 'asap' }, manifestAt(one.sector, one.id), at),
      );
      if (hut) return { hut, disposition, at };
    }
  }
  return undefined;
}
