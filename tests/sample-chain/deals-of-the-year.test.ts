import { describe, expect, it } from 'vitest';
import { judgeNewDeal } from '../../client/basket/add-deal-verdict.ts';
import type { Basket } from '../../core/basket/basket.ts';
import { type BasketCheck, checkBasket } from '../../core/basket/check-basket.ts';
import { sortDeals } from '../../core/dealbot/candidates.ts';
import { regroup } from '../../core/dealbot/regroup.ts';
import { catalogueAt } from '../../core/deals/catalogue-at.ts';
import { dealKindsOf } from '../../core/deals/deal-kind.ts';
import { productsOfSlot, slotsOf } from '../../core/deals/deal-slots.ts';
import { manifestFor } from '../../core/manifest/layer-manifest.ts';
import { catalogueOf } from '../../client/menu/catalogue-of.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { basketOfRequest } from '../../core/orders/order-deals.ts';
import { checkOrder, isHutOpen } from '../../core/orders/check-order.ts';
import { reorderOf } from '../../client/orders/reorder.ts';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import { requestOf, type SampleShop } from '../api/orders/sample-orders.ts';
import { type MarketId, testMarket } from '../core/test-market.ts';
import { inSector, type MarketCatalogue } from '../any-market/market-catalogue.ts';
import { marketCatalogues } from './market-catalogues.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const dispositions: readonly Disposition[] = ['delivery', 'collection', 'dinein'];

/** The first hut of each sector, and those that leave out deals. */
async function shopsOf(files: MarketCatalogue): Promise<SampleShop[]> {
  const market = await testMarket(files.id as MarketId);
  const { huts } = files;
  return huts
    .filter(
      ({ sector, excludedDeals }, at) =>
        excludedDeals !== undefined || huts.findIndex((hut) => hut.sector === sector) === at,
    )
    .map((hut) => {
      const manifest = manifestFor(market.manifest, { sector: hut.sector, hutId: hut.id });
      const sold = {
        products: inSector(files.products, hut.sector).filter(
          ({ id }) => hut.unavailableProducts?.includes(id) !== true,
        ),
        deals: inSector(files.deals, hut.sector),
        discounts: inSector(files.discounts, hut.sector),
        options: files.options,
      };
      const catalogue = catalogueOf(sold, manifest.currency);
      return {
        hut,
        manifest,
        market,
        catalogue,
        dealKinds: dealKindsOf(market.extensions.all('deal-kind')),
      };
    });
}

/** The hours of a day in UTC, those first at which most huts are open. */
const hours = Array.from({ length: 24 }, (_, hour) => ((hour + 12) % 24) * hourMs);

/**
 * A trading hour of every day on which a hut opens, from the day before the first schedule of a market to the day
 * after the last, a year at least; none for a disposition that it does not open for in the first week.
 */
function* daysOf({ deals }: MarketCatalogue, { hut, manifest }: SampleShop, type: Disposition) {
  const bounds = deals.flatMap(({ schedule }) =>
    schedule ? [Date.parse(schedule.startDate), Date.parse(schedule.endDate)] : [],
  );
  const first = Math.floor(Math.min(...bounds) / dayMs) * dayMs - dayMs;
  const last = Math.max(...bounds, first + 366 * dayMs) + dayMs;
  let isOpened = false;
  for (let day = first; day <= last && (isOpened || day < first + 7 * dayMs); day += dayMs) {
    const open = hours
      .map((hour) => day + hour)
      .find((time) => isHutOpen(hut, { type, when: 'asap' }, manifest, time));
    if (open === undefined) continue;
    isOpened = true;
    yield open;
  }
}

/** The required slots of a deal with the first product that each of them takes. */
const fillingOf = (deal: Deal, { catalogue }: SampleShop): Choice[][] =>
  slotsOf(deal)
    .filter(({ isRequired }) => isRequired)
    .map((slot) => {
      const [product] = productsOfSlot(slot, catalogue);
      if (!product) throw new Error(`Nothing fits slot ${slot.slot} of ${deal.id}.`);
      const size = product.type === 'pizza' ? slot.option.subtype : undefined;
      return Array.from({ length: slot.items }, () => defaultChoice(product, size));
    });

const factsOf = (
  shop: SampleShop,
  basket: Basket,
  disposition: Disposition,
  now: number,
): BasketCheck => ({
  ...shop,
  basket,
  disposition,
  orderTime: new Date(now),
  isAccountHolder: false,
  taxPolicy: shop.market.extensions.one('tax-policy'),
  surchargePolicy: shop.market.extensions.one('surcharge-policy'),
  unlockedDeals: new Set(shop.catalogue.deals.keys()),
});

/** What goes wrong with a deal that is listed at a moment; nothing should. */
function faultsOf(deal: Deal, shop: SampleShop, disposition: Disposition, now: number): string[] {
  const { catalogue, hut, manifest, market } = shop;
  const plain = [...catalogue.products.values()].find(
    ({ type, dealOnly, hidden, price }) =>
      type === 'side' && dealOnly !== true && hidden !== true && price > 0,
  );
  if (!plain) throw new Error(`Hut ${hut.id} sells no side.`);
  const slots = fillingOf(deal, shop);
  const paymentType = manifest.payments.types.find((type) => type.startsWith('cash')) ?? 'cash';
  // As many sides beside it as its threshold and the minimum order ask for.
  const request = Array.from({ length: 12 }, (_, items) =>
    requestOf(shop, {
      disposition,
      paymentType,
      deals: [{ id: deal.id, slots }],
      items: Array.from({ length: items }, () => plain.id),
    }),
  ).find((asked) => {
    const facts = factsOf(shop, basketOfRequest(asked), disposition, now);
    return !checkBasket(facts).some(({ code }) => /threshold|minimum|empty|negative/u.test(code));
  });
  if (!request) return ['nothing is enough'];
  const facts = factsOf(shop, basketOfRequest(request), disposition, now);
  const verdict = judgeNewDeal(deal, {
    basket: { ...facts.basket, deals: [] },
    catalogue,
    isUnlocked: () => true,
  });
  const checked = checkOrder({
    ...facts,
    request,
    manifest,
    providers: market.extensions.all('payment-provider'),
    now,
  });
  const regrouped = regroup({
    ...facts,
    fillings: 100,
    budget: { nodes: 20, milliseconds: Infinity, now: () => 0 },
  });
  const isOpen = !deal.hidden && !deal.locked && shop.dealKinds.get(deal.kind)?.isPayment !== true;
  return [
    ...(verdict.kind === 'added' ? [] : [`not chosen: ${verdict.kind}`]),
    ...checkBasket(facts).map(({ code }) => `not valid: ${code}`),
    ...('refusal' in checked ? [`not ordered: ${checked.refusal.message}`] : []),
    ...(regrouped ? [] : ['not optimised']),
    ...checkBasket({ ...facts, basket: regrouped?.basket ?? facts.basket }).map(
      ({ code }) => `not optimised: ${code}`,
    ),
    ...(!isOpen || sortDeals(facts).candidates.some((candidate) => candidate.deal.id === deal.id)
      ? []
      : ['no candidate']),
    ...(reorderOf(request, facts).leftOut === 0 ? [] : ['not ordered again']),
  ];
}

describe.each(marketCatalogues)('every deal of $id', (files) => {
  it.each(dispositions)(
    'that is listed can be chosen, validated, ordered, optimised and ordered again, on every day of the year, for %s [DEA-44]',
    async (disposition) => {
      const shops = await shopsOf(files);
      const seen = new Set<string>();
      for (const shop of shops) {
        const lists = new Set<string>();
        for (const now of daysOf(files, shop, disposition)) {
          const orderTime = new Date(now);
          const catalogue = catalogueAt({ ...shop, disposition, orderTime });
          const list = [...catalogue.deals.keys()].join();
          // Days with the same deals are alike.
          if (lists.has(list)) continue;
          lists.add(list);
          for (const deal of catalogue.deals.values()) {
            if (deal.loyalty) continue;
            seen.add(deal.id);
            const faults = faultsOf(deal, { ...shop, catalogue }, disposition, now);
            expect({ deal: deal.id, at: orderTime.toISOString(), faults }).toMatchObject({
              faults: [],
            });
          }
        }
      }
      const scheduled = files.deals.flatMap(({ id, schedule }) =>
        schedule ? [id, schedule.id] : [],
      );
      const unseen = scheduled.filter((id) => !seen.has(id));
      // Where hardly a hut serves at tables, its sector may lack the deal.
      expect(disposition === 'dinein' ? [] : unseen).toEqual([]);
    },
  );
});
