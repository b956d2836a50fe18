import { slotOffers, slotsOf } from '../../core/deals/deal-slots.ts';
import type { JsonObject } from '../../core/manifest/json.ts';
import type { Deal, DealOption } from '../../schemas/types/catalogue/deal.ts';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { GazetteerPlace } from '../../schemas/types/catalogue/place.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import { catalogueOf } from '../../server/markets/check-catalogue.ts';
import type { MarketWithCatalogue } from '../../server/markets/read-catalogue.ts';

/** Products of a kind, and of a slot of a deal, that a new market begins with. */
const few = 2;

/** Degrees north and east, about ten kilometres: places further from every hut are left out. */
const nearby = 0.1;

type Sold = { readonly id: string; readonly sectors?: string[] };

const isIn = (sector: string, { sectors }: Sold): boolean => sectors?.includes(sector) ?? true;

/**
 * The files of a small catalogue, cut out of a market's: a hut a sector, some products of every kind, a deal of every
 * kind and those that its manifest names. Nothing in it names anything that was left out [ENG-31].
 */
export function smallCatalogue(
  folder: MarketWithCatalogue,
  manifest: JsonObject,
): ReadonlyMap<string, unknown> {
  const all = catalogueOf(folder);
  if (!all) return new Map();
  // As the file has them: what a recipe decides does not belong into one.
  const sold = folder.catalogue.get('products')?.content as unknown as readonly Product[];
  const named = new Set(JSON.stringify(manifest).match(/[\w.-]+/gu));
  const sectors = manifest['sectors'] as readonly string[];

  const huts = sectors.flatMap((sector) => bestHut(all.huts, sector) ?? []);
  const deals = keptDeals(all.deals, sectors, named);
  const products = keptProducts(sold, deals, sectors, named);
  const { discounts } = all;
  const [hutIds, productIds] = [idsOf(huts), idsOf(products)];
  const offers = idsOf([...deals, ...discounts]);

  const files = {
    huts: huts.map((hut) =>
      withLists(hut, { excludedDeals: offers, unavailableProducts: productIds }),
    ),
    products: products.map((product) => withLists(product, { dips: productIds })),
    deals: deals.map((deal) => trimmedDeal(deal, products, offers)),
    discounts: discounts.map((discount) => withLists(discount, { conflicts: offers })),
    upsells: keptUpsells(all.upsells, deals, products, sectors),
    vouchers: all.vouchers
      .filter(({ dealId }) => dealId === undefined || offers.has(dealId))
      .map((voucher) => withLists(voucher, { conflicts: offers, products: productIds })),
    places: all.places.filter((place) => isNear(place, huts)),
    streets: all.streets.filter(({ hut }) => hut === undefined || hutIds.has(hut)),
  };
  const kept = new Map<string, unknown>(Object.entries(files));
  return new Map(
    [...folder.catalogue]
      .filter(([name]) => !name.startsWith('words.'))
      .map(([name, { content }]) => [name, kept.get(name) ?? content]),
  );
}

/** The first entries of each group. */
function firstOf<Entry>(
  entries: readonly Entry[],
  groupOf: (entry: Entry) => string,
  count: number,
): readonly Entry[] {
  const found = new Map<string, number>();
  return entries.filter((entry) => {
    const group = groupOf(entry);
    const before = found.get(group) ?? 0;
    found.set(group, before + 1);
    return before < count;
  });
}

const idsOf = (entries: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(entries.map(({ id }) => id));

/** The first hut of a sector that is open for all that most huts do. */
function bestHut(huts: readonly Hut[], sector: string): Hut | undefined {
  const own = huts.filter((hut) => hut.sector === sector && hut.closed !== true);
  const real = own.filter(({ test }) => test !== true);
  const deliver = real.find(
    ({ allowedDisposition: { delivery, collection } }) => delivery && collection,
  );
  return deliver ?? real[0] ?? own[0];
}

/** The first deal of every kind in each sector, rewards, and those that the manifest names. */
function keptDeals(
  deals: readonly Deal[],
  sectors: readonly string[],
  named: ReadonlySet<string>,
): readonly Deal[] {
  const first = new Set(
    sectors.flatMap((sector) => {
      const own = deals.filter((deal) => isIn(sector, deal));
      return firstOf(own, ({ kind }) => kind, 1);
    }),
  );
  return deals.filter((deal) => first.has(deal) || deal.loyalty === true || named.has(deal.id));
}

/** Some products of every kind in each sector, some for each slot of the deals, and those that the manifest names. */
function keptProducts(
  products: readonly Product[],
  deals: readonly Deal[],
  sectors: readonly string[],
  named: ReadonlySet<string>,
): readonly Product[] {
  const kept = new Set(
    sectors.flatMap((sector) => {
      const sold = products.filter((product) => isIn(sector, product));
      const shown = sold.filter(({ hidden, dealOnly }) => hidden !== true && dealOnly !== true);
      const ofKinds = firstOf(shown, ({ type, kind }) => `${type} ${kind}`, few);
      const ofDeals = deals
        .filter((deal) => isIn(sector, deal))
        .flatMap((deal) => slotsOf(deal))
        .flatMap((slot) => {
          const fitting = sold.filter((product) => slotOffers(slot, product));
          const usual = fitting.filter(({ id }) => slot.option.defaults?.includes(id));
          return [...fitting.slice(0, few), ...usual];
        });
      return [...ofKinds, ...ofDeals];
    }),
  );
  return products.filter(
    (product) => kept.has(product) || named.has(product.id) || product.kind === 'half-and-half',
  );
}

function trimmedDeal(deal: Deal, products: readonly Product[], offers: ReadonlySet<string>): Deal {
  const ids = idsOf(products);
  const options = deal.options.map((option) =>
    withLists<DealOption>(option, { entities: ids, defaults: ids }),
  );
  const known = new Set([
    ...ids,
    ...products.flatMap(({ sizes = [] }) => sizes.flatMap(({ id, crusts }) => [id, ...crusts])),
  ]);
  return {
    ...withLists(deal, { conflicts: offers, overrides: offers, entities: ids }),
    options,
    ...(deal.surcharges && {
      surcharges: deal.surcharges.filter(({ entityId }) => known.has(entityId)),
    }),
  };
}

/** Suggestions that still have something to hang on and something to show, in every one of their sectors. */
function keptUpsells(
  upsells: readonly Upsell[],
  deals: readonly Deal[],
  products: readonly Product[],
  sectors: readonly string[],
): readonly Upsell[] {
  return upsells.flatMap((upsell) => {
    const own = sectors.filter((sector) => isIn(sector, upsell));
    const offered = own.map((sector) => {
      const [dishes, offers] = [products, deals].map((list) =>
        (list as readonly Sold[]).filter((entry) => isIn(sector, entry)),
      );
      return { dishes: idsOf(dishes ?? []), offers: idsOf(offers ?? []) };
    });
    const toShow = upsell.toShow.filter((id) =>
      offered.every(({ dishes, offers }) => dishes.has(id) || offers.has(id)),
    );
    const hangs = offered.every(
      ({ dishes }) => upsell.productId === undefined || dishes.has(upsell.productId),
    );
    const matches = (upsell.match ?? []).every(
      ({ field, value }) =>
        field !== 'category' || deals.some(({ category }) => category === value),
    );
    return toShow.length > 0 && hangs && matches ? [{ ...upsell, toShow }] : [];
  });
}

const isNear = ({ latitude, longitude }: GazetteerPlace, huts: readonly Hut[]): boolean =>
  huts.some(
    (hut) =>
      Math.abs(hut.latitude - latitude) < nearby && Math.abs(hut.longitude - longitude) < nearby,
  );

/** An entry whose lists of ids hold only what is known. */
function withLists<Entry extends object>(
  entry: Entry,
  lists: { readonly [Key in keyof Entry]?: ReadonlySet<string> },
): Entry {
  const trimmed = Object.entries(lists).flatMap(([key, known]) => {
    const value: unknown = entry[key as keyof Entry];
    if (!Array.isArray(value) || !(known instanceof Set)) return [];
    return [[key, value.filter((id: string) => known.has(id))] as const];
  });
  return { ...entry, ...Object.fromEntries(trimmed) };
}
