import { catalogueAt } from '../../core/deals/catalogue-at.ts';
import { type DealKinds, dealKindsOf } from '../../core/deals/deal-kind.ts';
import { dealListPrice } from '../../core/deals/list-price.ts';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { PlacedOverride } from '../../core/manifest/timed-overrides.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { MenuCategory } from '../../core/menu/menu-category-filter.ts';
import { toDecimal } from '../../core/money/money.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { SectorDeal, SectorMenu } from '../../schemas/types/http/sector-menu.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import { dealAnswer } from './deal-answer.ts';
import type { LocalisedMenu, localisedMenus } from './localised-menus.ts';
import type { PresentSector } from './present-sector.ts';
import { productAnswer } from './product-answer.ts';
import type { SectorCache } from './sector-cache.ts';

/** How long a menu is answered as it was made: deals come and go by the clock, in milliseconds. */
const lifeMs = 60_000;

interface Made {
  readonly until: number;
  readonly products: readonly Product[];
  readonly answer: SectorMenu;
}

interface Sources {
  readonly markets: Pick<MarketRegistry, 'bySector'>;
  readonly sectors: Pick<SectorCache, 'sector'>;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
}

interface Parts {
  readonly menus: ReturnType<typeof localisedMenus>;
  readonly present: PresentSector;
  readonly overridesAt: (running: RunningMarket, hut: Hut) => readonly PlacedOverride[];
}

/** Reads the menu of a sector for who has no hut yet [SHP-13]; undefined for an unknown sector. */
export function sectorMenus(
  { markets, sectors, now: clock }: Sources,
  { menus, present, overridesAt }: Parts,
): (name: string, locale?: string) => Promise<SectorMenu | undefined> {
  const made = new WeakMap<LocalisedMenu, Made>();

  /** Whether some hut of the market sells something at another price than this sector does. */
  const pricesVary = async (running: RunningMarket, products: readonly Product[]) => {
    const own = new Map(products.map((product) => [product.id, pricesOf(product)]));
    const differs = (product: Product) =>
      (own.get(product.id) ?? pricesOf(product)) !== pricesOf(product);
    for (const name of running.market.manifest.sectors) {
      const sector = await sectors.sector(name);
      const huts = [...sector.huts.values()].filter(({ test }) => test !== true);
      const lists = huts.map((hut) => present.products(sector.products, overridesAt(running, hut)));
      if ([...new Set(lists)].some((list) => list.some(differs))) return true;
    }
    return false;
  };

  return async (name, locale) => {
    const running = markets.bySector(name);
    if (!running) return undefined;
    const sector = await sectors.sector(name);
    const menu = menus(sector, running, locale);
    const products = present.products(menu.products, running.overridesAt(name, ''));
    const at = clock();
    const found = made.get(menu);
    if (found && found.products === products && at < found.until) return found.answer;
    // No hut has an empty id: the manifest is that of the sector.
    const manifest = running.manifestAt(name, '');
    const catalogue = catalogueOf(menu, products, manifest);
    const huts = [...sector.huts.values()].filter(({ test }) => test !== true);
    const [hut] = huts;
    const dealKinds = dealKindsOf(running.market.extensions.all('deal-kind'));
    const answer: SectorMenu = {
      sector: name,
      pricesVary: await pricesVary(running, products),
      categories: categoriesOf(huts, manifest, running.market.extensions),
      products: products.map((product) => productAnswer(product, catalogue, manifest)),
      deals: hut ? dealsNow({ catalogue, hut, manifest, dealKinds, at }) : [],
      options: menu.options,
    };
    made.set(menu, { until: at + lifeMs, products, answer });
    return answer;
  };
}

/** The categories that some of these huts have, in the order of the tabs [MNU-05]. */
function categoriesOf(
  huts: readonly Hut[],
  manifest: Manifest,
  extensions: Extensions,
): MenuCategory[] {
  const filters = extensions.all('menu-category-filter');
  const { routes } = manifest.menu;
  const found = new Set(
    huts.flatMap((hut) =>
      filters.reduce<readonly MenuCategory[]>(
        (categories, filter) => filter.filter(categories, { hut, manifest, flagLevel: 'none' }),
        routes,
      ),
    ),
  );
  return routes.filter((route) => found.has(route));
}

const pricesOf = ({ price, sizes }: Product): string =>
  JSON.stringify([price, sizes?.map((size) => [size.id, size.price])]);

const catalogueOf = (
  { deals, options }: LocalisedMenu,
  products: readonly Product[],
  { currency }: Manifest,
): Catalogue => ({
  currency,
  products: new Map(products.map((product) => [product.id, product])),
  deals: new Map(deals.map((deal) => [deal.id, deal])),
  discounts: new Map(),
  options,
});

/** The deals that everybody may take now by one of the market's dispositions, in menu order. */
function dealsNow({
  catalogue,
  hut,
  manifest,
  dealKinds,
  at,
}: {
  readonly catalogue: Catalogue;
  /** Any hut of the sector: it says where the day begins. */
  readonly hut: Hut;
  readonly manifest: Manifest;
  readonly dealKinds: DealKinds;
  readonly at: number;
}): SectorDeal[] {
  const { excludedDeals: _own, ...anywhere } = hut;
  const offered = new Map<Deal['id'], Deal>();
  for (const disposition of manifest.disposition.supported) {
    const { deals } = catalogueAt({
      catalogue,
      hut: anywhere,
      manifest,
      disposition,
      orderTime: new Date(at),
      dealKinds,
    });
    for (const [id, deal] of deals) offered.set(id, deal);
  }
  return [...offered.values()]
    .filter(({ hidden, locked, loyalty }) => !hidden && !locked && !loyalty)
    .map((deal) => {
      const answer = {
        ...deal,
        ...dealAnswer(deal, catalogue, dealKinds, manifest, undefined),
      };
      const price = dealListPrice(answer, dealKinds);
      return {
        deal: answer,
        ...(price && { price: toDecimal(price.amount), isFrom: price.isFrom }),
      };
    });
}
