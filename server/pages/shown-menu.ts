import { menuCategory, type ShownMenu } from '../../core/shell/first-frame.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';

/** The menu that a page of a market shows to who has no hut; undefined for every other page [SHP-13]. */
export async function shownMenu(
  reader: Pick<CatalogueReader, 'sectorMenu'>,
  { market }: RunningMarket,
  path: string,
  locale: string,
): Promise<ShownMenu | undefined> {
  const category = menuCategory(path);
  if (category === undefined) return undefined;
  const { manifest } = market;
  const menu = await reader.sectorMenu(manifest.defaultSector, locale);
  const isKnown = menu?.categories.includes(category);
  return menu && { manifest, menu, category: isKnown ? category : undefined };
}
