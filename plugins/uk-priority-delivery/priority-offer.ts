import type { TimedDisposition } from '../../core/localisation/disposition.ts';
import type { ShownOptions } from './priority-options.ts';

/** What decides whether priority delivery is offered. */
export interface PriorityOfferFacts {
  /** Sector of the hut; undefined while there is none. */
  readonly sector: string | undefined;
  readonly disposition: Pick<TimedDisposition, 'type' | 'when'>;
  readonly postcode: string | undefined;
}

/**
 * Whether priority delivery is offered: in a sector of the market's list, for delivery, with a postcode; to scheduled
 * orders as well unless the market keeps it to those for now [PRI-01, PRI-02, PRI-03, SUR-27].
 */
export const offersPriority = (
  { sector, disposition, postcode }: PriorityOfferFacts,
  { sectors, asapOnly }: Pick<ShownOptions, 'sectors' | 'asapOnly'>,
): boolean =>
  sector !== undefined &&
  sectors.includes(sector) &&
  disposition.type === 'delivery' &&
  (disposition.when === 'asap' || !asapOnly) &&
  Boolean(postcode?.trim());
