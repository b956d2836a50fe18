import type { Manifest } from '../../schemas/types.ts';

/** The market that a sector belongs to, or undefined when no market has it [CST-05]. */
export const marketOfSector = (
  manifests: readonly Manifest[],
  sector: string,
): Manifest | undefined => manifests.find(({ sectors }) => sectors.includes(sector));
