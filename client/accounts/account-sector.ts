import type { Manifest } from '../../schemas/types/manifest.ts';

/**
 * Sector of the account area for somebody without a hut: the area's own default where the market has that sector, else the
 * market's default [CST-15].
 */
export const accountSector = ({
  accountArea: { defaultSector: own },
  defaultSector,
  sectors,
}: Pick<Manifest, 'accountArea' | 'defaultSector' | 'sectors'>): string =>
  own !== undefined && sectors.includes(own) ? own : defaultSector;
