import { type DealKinds, dealKindsOf } from '../../core/deals/deal-kind.ts';
import { catalogueAt } from '../../core/deals/catalogue-at.ts';
import type { Market } from '../../core/engine/start-market.ts';
import type { RewardTerms } from '../../core/deals/reward-terms.ts';
import { rewardTermsOf } from '../../core/loyalty/reward-terms-of.ts';
import { withPoints } from '../../core/loyalty/rewards.ts';
import { placedOverrides } from '../../core/manifest/timed-overrides.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { SectorMenu } from '../../schemas/types/http/sector-menu.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import type { Sku } from '../../schemas/types/http/orders.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { LiveOverrides } from '../overrides/live-overrides.ts';
import { dealAnswer } from './deal-answer.ts';
import { keptForTheMinute } from './kept-catalogues.ts';
import { type LocalisedMenu, localisedMenus } from './localised-menus.ts';
import { presentSector } from './present-sector.ts';
import type { SectorCache } from './sector-cache.ts';
import { sectorMenus } from './sector-menus.ts';

/** The hut, way, time and language a catalogue is read for. */
export interface CatalogueQuery {
  readonly sector: string;
  readonly hutId: string;
  readonly disposition: Disposition;
  readonly when: 'asap' | 'scheduled';
  /** The chosen time of a scheduled order, in milliseconds. */
  readonly time?: number | undefined;
  /** Language of the texts; the market's first when left out or unknown. */
  readonly locale?: string | undefined;
  /** Feature flags forced for the call. */
  readonly flags?: Readonly<Record<string, boolean>>;
}

/** What one hut sells, and by which rules. */
export interface HutCatalogue {
  readonly hut: Hut;
  /** What is on offer: no product the hut lacks, no deal that does not hold at that time. */
  readonly catalogue: Catalogue;
  /** The manifest as it holds at this hut [CST-05]. */
  readonly manifest: Manifest;
  readonly market: Market;
  readonly running: RunningMarket;
  readonly dealKinds: DealKinds;
  /** What rewards keep to; undefined in a market without loyalty. */
  readonly rewards: RewardTerms | undefined;
}

/** What a whole sector sells, whatever single huts lack [EXP-67]. */
export interface SectorContent {
  /** Without deals and discounts, which depend on hut and time. */
  readonly catalogue: Catalogue;
  /** The manifest as it holds in the sector. */
  readonly manifest: Manifest;
}

/** Reads what huts sell. */
export interface CatalogueReader {
  /** Undefined when the sector has no such hut. */
  readonly catalogueFor: (query: CatalogueQuery) => Promise<HutCatalogue | undefined>;
  /** Undefined for an unknown sector. The language is the market's first when left out or unknown. */
  readonly contentOf: (sector: string, locale?: string) => Promise<SectorContent | undefined>;
  /** The menu of a sector, deals and prices included, for who has no hut; undefined for an unknown sector [SHP-13]. */
  readonly sectorMenu: (sector: string, locale?: string) => Promise<SectorMenu | undefined>;
  /** A hut by its key, test and closed ones included. */
  readonly hut: (sector: string, hutId: string) => Promise<Hut | undefined>;
  /** Huts of a sector in the market's order. */
  readonly huts: (sector: string) => Promise<readonly Hut[]>;
  /** Every deal of a sector, at whatever time. */
  readonly deals: (sector: string) => Promise<readonly Deal[]>;
  /** The units that a kind of point of sale knows in a sector; none for a kind that no hut there has [MNU-29]. */
  readonly skus: (sector: string, pos: string) => Promise<readonly Sku[]>;
  /** Everything a sector suggests, at whatever time. */
  readonly upsells: (sector: string) => Promise<readonly Upsell[]>;
}

/** What a reader needs. */
export interface CatalogueSources {
  readonly markets: Pick<MarketRegistry, 'bySector'>;
  readonly sectors: Pick<SectorCache, 'sector'>;
  /** What operators changed at huts for a while; without it they changed nothing. */
  readonly live?: Pick<LiveOverrides, 'at'>;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  /** Told of a deal left out because nothing prices its kind [DEA-21]. */
  readonly onUnknownKind: (sector: string, deal: Deal) => void;
}

export function createCatalogueReader(sources: CatalogueSources): CatalogueReader {
  const menus = localisedMenus();
  const kept = keptForTheMinute<HutCatalogue>();
  const present = presentSector(sources.now);
  const presentHut = (running: RunningMarket, hut: Hut): Hut =>
    present.hut(hut, overridesAt(running, hut));
  const overridesAt = (running: RunningMarket, { sector, id, timeZone }: Hut) => [
    ...running.overridesAt(sector, id),
    ...placedOverrides(sources.live?.at(sector, id), { sector, hutId: id, timeZone }),
  ];
  const sectorOf = async (sector: string) =>
    sources.markets.bySector(sector) && (await sources.sectors.sector(sector));
  const hutOf = async (sector: string, hutId: string) => {
    const running = sources.markets.bySector(sector);
    const hut = running && (await sources.sectors.sector(sector)).huts.get(hutId);
    return running && hut && presentHut(running, hut);
  };
  return {
    sectorMenu: sectorMenus(sources, { menus, present, overridesAt }),
    hut: hutOf,
    async huts(sector) {
      const running = sources.markets.bySector(sector);
      if (!running) return [];
      const { huts } = await sources.sectors.sector(sector);
      return [...huts.values()].map((hut) => presentHut(running, hut));
    },
    upsells: async (sector) => (await sectorOf(sector))?.upsells ?? [],
    deals: async (sector) => (await sectorOf(sector))?.deals ?? [],
    async skus(sector, pos) {
      const running = sources.markets.bySector(sector);
      if (!running) return [];
      const { huts, products, deals } = await sources.sectors.sector(sector);
      const kinds = [
        running.market.manifest.pos.type,
        ...[...huts.values()].map((hut) => hut.posType),
      ];
      if (!kinds.includes(pos)) return [];
      return [
        ...products.map(({ id, type }) => ({ id, type })),
        ...deals.map(({ id }) => ({ id, type: 'deal' })),
      ];
    },
    async contentOf(name, locale) {
      const running = sources.markets.bySector(name);
      if (!running) return undefined;
      const menu = menus(await sources.sectors.sector(name), running, locale);
      const products = present.products(menu.products, running.overridesAt(name, ''));
      // No hut has an empty id: the manifest is that of the sector.
      const manifest = running.manifestAt(name, '');
      const catalogue = {
        currency: manifest.currency,
        products: new Map(products.map((product) => [product.id, product])),
        deals: new Map(),
        discounts: new Map(),
        options: menu.options,
      };
      return { catalogue, manifest };
    },
    async catalogueFor(query) {
      const running = sources.markets.bySector(query.sector);
      if (!running) return undefined;
      const sector = await sources.sectors.sector(query.sector);
      const own = sector.huts.get(query.hutId);
      if (!own) return undefined;
      const hut = presentHut(running, own);
      const manifest = manifestOf(running, query);
      const menu = menus(sector, running, query.locale);
      const onSale = present.products(menu.products, overridesAt(running, own));
      const at = orderTime(query, sources.now());
      const { hutId, disposition, when, locale = '' } = query;
      const key = [query.sector, hutId, disposition, when, locale].join(' ');
      return kept(
        { key, madeOf: [running, hut, manifest, menu, onSale], at, deals: menu.deals },
        () =>
          soldAt({
            hut,
            manifest,
            menu,
            onSale,
            running,
            at,
            query,
            onUnknownKind: sources.onUnknownKind,
          }),
      );
    },
  };
}

/** What decides on what a hut sells. */
interface Shop {
  readonly hut: Hut;
  readonly manifest: Manifest;
  readonly menu: LocalisedMenu;
  /** Products of the menu at the prices that hold. */
  readonly onSale: readonly Product[];
  readonly running: RunningMarket;
  /** The time of the order, in milliseconds. */
  readonly at: number;
  readonly query: CatalogueQuery;
  readonly onUnknownKind: CatalogueSources['onUnknownKind'];
}

function soldAt({
  hut,
  manifest,
  menu,
  onSale,
  running,
  at,
  query,
  onUnknownKind,
}: Shop): HutCatalogue {
  const { market } = running;
  const dealKinds = dealKindsOf(market.extensions.all('deal-kind'));
  const [loyaltyRules] = market.extensions.all('loyalty-rules');
  const rewards = rewardTermsOf(loyaltyRules, manifest);
  const products = onSale.filter(({ id }) => !hut.unavailableProducts?.includes(id));
  const sold = soldBy({ ...menu, products }, manifest, query);
  const offered = catalogueAt({
    catalogue: sold,
    hut,
    manifest,
    disposition: query.disposition,
    orderTime: new Date(at),
    dealKinds,
    onUnknownKind: (deal) => onUnknownKind(query.sector, deal),
  });
  const deals = new Map(
    [...offered.deals.values()].flatMap((deal) => {
      const answer = menu.workedOut(deal, hut, () =>
        dealAnswer(deal, sold, dealKinds, manifest, rewards),
      );
      const sellable = withPoints(answer, loyaltyRules, manifest);
      return sellable ? [[deal.id, sellable]] : [];
    }),
  );
  return { hut, catalogue: { ...sold, deals }, manifest, market, running, dealKinds, rewards };
}

/** What of a menu is sold by a disposition, its deals at whatever time. */
const soldBy = (
  { products, deals, discounts, options }: Omit<LocalisedMenu, 'workedOut'>,
  { currency }: Pick<Manifest, 'currency'>,
  { disposition }: Pick<CatalogueQuery, 'disposition'>,
): Catalogue => ({
  currency,
  products: new Map(products.map((product) => [product.id, product])),
  deals: new Map(deals.map((deal) => [deal.id, deal])),
  discounts: new Map(
    discounts
      .filter(({ options: { dispositions } }) => dispositions?.includes(disposition) ?? true)
      .map((discount) => [discount.id, discount]),
  ),
  options,
});

/** Forced flags are rare: without them a hut has one manifest. */
const manifestOf = (running: RunningMarket, { sector, hutId, flags }: CatalogueQuery): Manifest =>
  flags && Object.keys(flags).length > 0
    ? running.manifestWith(flags, sector, hutId)
    : running.manifestAt(sector, hutId);

/** The moment an order is for: now, or the chosen time. */
const orderTime = ({ when, time }: CatalogueQuery, now: number): number =>
  when === 'scheduled' && time !== undefined ? time : now;
