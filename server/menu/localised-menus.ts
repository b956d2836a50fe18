import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Discount } from '../../schemas/types/catalogue/discount.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { type MarketPictures, withPicture } from '../../core/menu/picture-address.ts';
import { withTerms } from '../../core/deals/with-terms.ts';
import type { CatalogueWords } from '../../schemas/types/catalogue/words.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import {
  localiseDeal,
  localiseDiscount,
  localiseOptions,
  localiseProduct,
} from './localise-entry.ts';
import type { Sector } from './sector-cache.ts';

/** What a sector sells, in one language. */
export interface LocalisedMenu {
  readonly products: readonly Product[];
  readonly deals: readonly Deal[];
  readonly discounts: readonly Discount[];
  readonly options: MenuOptions;
  /** A deal with what is worked out about it at a hut; the same object every time. */
  readonly workedOut: (deal: Deal, hut: Hut, work: () => Partial<Deal>) => Deal;
}

const noOptions: MenuOptions = { sizes: [], crusts: [], sauces: [], cheeses: [], toppings: [] };

/** Menus by their language. */
type Menus = Map<string, LocalisedMenu>;

/** Makes menus in a language and keeps each as long as the sector, the manifest and the pictures it was made of. */
export function localisedMenus(): (
  sector: Sector,
  running: RunningMarket,
  locale: string | undefined,
) => LocalisedMenu {
  const kept = new WeakMap<Sector, WeakMap<Manifest, WeakMap<MarketPictures, Menus>>>();
  return (sector, running, locale = '') => {
    const { manifest } = running.market;
    const ofSector = kept.get(sector) ?? new WeakMap<Manifest, WeakMap<MarketPictures, Menus>>();
    kept.set(sector, ofSector);
    const ofManifest = ofSector.get(manifest) ?? new WeakMap<MarketPictures, Menus>();
    ofSector.set(manifest, ofManifest);
    const ofMarket: Menus = ofManifest.get(running.pictures) ?? new Map();
    ofManifest.set(running.pictures, ofMarket);
    const language = running.locales.includes(locale) ? locale : (running.locales[0] ?? '');
    const menu = ofMarket.get(language) ?? menuIn(sector, running, language);
    ofMarket.set(language, menu);
    return menu;
  };
}

function menuIn(
  sector: Sector,
  { catalogue, market, pictures }: RunningMarket,
  locale: string,
): LocalisedMenu {
  const { manifest } = market;
  const words: CatalogueWords = catalogue?.words.get(locale) ?? {};
  const known = new WeakMap<Deal, WeakMap<Hut, Deal>>();
  return {
    products: sector.products.map((product) =>
      withPicture(localiseProduct(product, words), 'product', manifest, pictures),
    ),
    deals: sector.deals.map((deal) =>
      withPicture(withTerms(localiseDeal(deal, words), manifest), 'deal', manifest, pictures),
    ),
    discounts: sector.discounts.map((discount) =>
      withTerms(localiseDiscount(discount, words), manifest),
    ),
    options: localiseOptions(catalogue?.options ?? noOptions, words),
    workedOut(deal, hut, work) {
      const ofDeal = known.get(deal) ?? new WeakMap<Hut, Deal>();
      known.set(deal, ofDeal);
      const complete = ofDeal.get(hut) ?? { ...deal, ...work() };
      ofDeal.set(hut, complete);
      return complete;
    },
  };
}
