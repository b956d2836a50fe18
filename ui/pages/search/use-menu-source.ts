import { useMemo } from 'react';
import { knownSectorMenu } from '../../../client/menu/sector-menu-api.ts';
import type { Catalogue } from '../../../core/menu/catalogue.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { SectorDeal } from '../../../schemas/types/http/sector-menu.ts';
import type { MenuFacts } from '../../menu-parts/use-menu-facts.ts';
import { useApp } from '../../store-context.tsx';
import { useEnvironment } from '../../use-environment.ts';
import { sectorCatalogue } from '../menu/sector-menu-view.tsx';

/** The menu that is searched. */
export interface MenuSource {
  readonly catalogue: Catalogue;
  readonly categories: readonly string[];
  readonly deals: readonly Deal[];
  /** The deals as they show without a hut; undefined with one. */
  readonly sectorDeals: ReadonlyMap<string, SectorDeal> | undefined;
}

/** What there is to search: the menu of the hut, or of the sector where there is none; undefined until it has come. */
export function useMenuSource({ manifest }: MenuFacts): MenuSource | undefined {
  const app = useApp();
  const environment = useEnvironment();
  const { isLocalised, sector } = app.localisation;
  const ordering = isLocalised ? app.ordering : undefined;
  const catalogue = ordering?.menu.catalogue;
  const categories = ordering?.menu.categories;
  const deals = ordering?.deals.list;
  const menu = isLocalised ? undefined : knownSectorMenu(sector, environment);
  return useMemo(() => {
    if (catalogue && categories && deals) {
      return { catalogue, categories, deals, sectorDeals: undefined };
    }
    if (!menu) return undefined;
    return {
      catalogue: sectorCatalogue({ menu }, manifest),
      categories: menu.categories,
      deals: menu.deals.map(({ deal }) => deal),
      sectorDeals: new Map(menu.deals.map((offer) => [offer.deal.id, offer])),
    };
  }, [catalogue, categories, deals, menu, manifest]);
}
