import type { Manifest } from '../../schemas/types/manifest.ts';
import type { TimedDisposition } from '../../core/localisation/disposition.ts';

/** What decides whether priority delivery is offered. */
export interface PriorityOfferFacts {
  /** Sector of the hut; undefined while there is none. */
  readonly sector: string | undefined;
  readonly disposition: Pick<TimedDisposition, 'type' | 'when'>;
  readonly postcode: string | undefined;
}

/**
 * Whether priority delivery is offered: in a sector of the manifest's list, for delivery, with a postcode; to scheduled
 * orders as well unless the manifest keeps it to those for now [PRI-01, PRI-02, PRI-03, SUR-27].
 */
export const offersPriority = (
  { sector, disposition, postcode }: PriorityOfferFacts,
  { priority }: Pick<Manifest, 'priority'>,
): boolean =>
  sector !== undefined &&
  priority.sectors.includes(sector) &&
  disposition.type === 'delivery' &&
  (disposition.when === 'asap' || !priority.asapOnly) &&
  Boolean(postcode?.trim());
