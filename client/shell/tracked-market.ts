import type { Manifest } from '../../schemas/types/manifest.ts';

/**
 * The market that an event counts for: the one that runs, but a hut of the sector that the manifest names counts for
 * the market the sector is called after, whichever market it is looked at from [SHL-78, CST-16].
 */
export const trackedMarket = (
  { id, analytics }: Pick<Manifest, 'id' | 'analytics'>,
  sector: string | undefined,
): string => (sector === analytics.franceSector ? sector.replace(/-.*/, '') : id);
