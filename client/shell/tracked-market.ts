import type { Manifest } from '../../schemas/types/manifest.ts';

/**
 * The market that an event counts for: the one that runs, but a hut of a sector that the manifest names for it counts
 * for the market the sector is called after, whichever market it is looked at from [SHL-78, CST-16].
 */
export const trackedMarket = (
  { id, analytics }: Pick<Manifest, 'id' | 'analytics'>,
  sector: string | undefined,
): string => {
  const { trackedSectors: _tracked, ...named } = analytics;
  const isNamed = Object.values<unknown>(named).includes(sector);
  return sector !== undefined && isNamed ? sector.replace(/-.*/, '') : id;
};
