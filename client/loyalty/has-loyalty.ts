import type { Market } from '../../core/engine/start-market.ts';

/** Whether a market has points and rewards in a sector: it has rules for them, and they are on there [LOY-01, ENG-21]. */
export const hasLoyalty = (
  sector: string,
  { extensions, manifest }: Pick<Market, 'extensions' | 'manifest'>,
): boolean => extensions.all('loyalty-rules').some((rules) => rules.isOn(sector, manifest));

/** Whether a market has points anywhere. */
export const marketHasLoyalty = (market: Pick<Market, 'extensions' | 'manifest'>): boolean =>
  market.manifest.sectors.some((sector) => hasLoyalty(sector, market));
