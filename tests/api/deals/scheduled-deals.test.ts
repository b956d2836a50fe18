import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toGroups } from '../../../core/dealbot/optimise-groups.ts';
import { productsOfSlot, slotsOf } from '../../../core/deals/deal-slots.ts';
import type { Choice } from '../../../core/menu/choice.ts';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { pizzaRules } from '../../../core/menu/pizza-rules.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { basketOfRequest } from '../../../core/orders/order-deals.ts';
import { reorderOf } from '../../../client/orders/reorder.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { OptimiseAnswer, OptimisedGroup } from '../../../schemas/types/http/dealbot.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { BasketValidation, PastOrder } from '../../../schemas/types/http/orders.ts';
import { placedBy, signedIn } from '../loyalty/members.ts';
import { type Sample, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** A deal that goes by another id for a time, at an hour at which its hut delivers. */
interface Scheduled {
  readonly id: string;
  readonly original: string;
  readonly sector: string;
  readonly hutId: string;
  readonly paymentType: string;
  /** A time on the first day of its schedule, and one on the day before. */
  readonly during: string;
  readonly before: string;
}

const scheduled: readonly Scheduled[] = [
  {
    id: 'winter-feast-december',
    original: 'winter-feast',
    sector: 'uk-1',
    hutId: '1101',
    paymentType: 'cash',
    before: '2026-11-30T18:00:00Z',
    during: '2026-12-01T18:00:00Z',
  },
  {
    id: 'soiree-raclette',
    original: 'soiree-fromage',
    sector: 'fr-1',
    hutId: '1101',
    paymentType: 'cash/ticket',
    before: '2026-12-20T18:00:00Z',
    during: '2026-12-21T18:00:00Z',
  },
  {
    id: 'festive-family-feast',
    original: 'family-feast',
    sector: 'in-1',
    hutId: '4021',
    paymentType: 'cash',
    before: '2026-12-23T13:00:00Z',
    during: '2026-12-24T13:00:00Z',
  },
  {
    id: 'playoff-night',
    original: 'hockey-night',
    sector: 'ca-1',
    hutId: '6001',
    paymentType: 'cash',
    before: '2027-04-16T22:00:00Z',
    during: '2027-04-17T22:00:00Z',
  },
];

let now = 0;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => now });
});
afterAll(() => server.close());

const listed = async ({ sector, hutId }: Scheduled): Promise<string[]> => {
  const { body } = await server.get<Deal[]>(`/v1/deals/?hutid=${hutId}&sector=${sector}`);
  return body.map(({ id }) => id);
};

const shopOf = async ({ sector, hutId }: Scheduled) => {
  const shop = await server.dependencies.reader.catalogueFor({
    sector,
    hutId,
    disposition: 'delivery',
    when: 'asap',
  });
  if (!shop) throw new Error(`No hut ${sector} ${hutId}`);
  return shop;
};

/** The deal with the dearest product in every required slot, under the id it goes by. */
const sampleOf = async (deal: Scheduled, id: string): Promise<Sample> => {
  const { catalogue, manifest } = await shopOf(deal);
  const priceOf = (choice: Choice) =>
    priceChoice(choice, catalogue, pizzaRules(manifest))?.total ?? 0;
  const found = catalogue.deals.get(id);
  const slots = slotsOf(found ?? { id, kind: '', title: '', options: [] })
    .filter(({ isRequired }) => isRequired)
    .map((slot) => {
      const size = slot.option.type === 'pizza' ? slot.option.subtype : undefined;
      const [choice] = productsOfSlot(slot, catalogue)
        .map((product) => defaultChoice(product, size))
        .toSorted((a, b) => priceOf(b) - priceOf(a));
      if (!choice) throw new Error(`Nothing fits slot ${slot.slot} of ${id}.`);
      return Array.from({ length: slot.items }, () => choice);
    });
  const { sector, hutId, paymentType } = deal;
  return { sector, hutId, paymentType, items: [], deals: [{ id, slots }] };
};

const validate = ({ hut, payment, disposition, deals, surcharges }: OrderRequest) =>
  server.post<BasketValidation>('/v1/basket-validator/', {
    hut,
    payment,
    disposition,
    deals,
    surcharges,
  });

describe.each(scheduled)('$id in its schedule', (deal) => {
  const { id, original } = deal;
  beforeEach(() => {
    now = Date.parse(deal.during);
  });

  it('is listed in place of the original, which comes back when it is over [DEA-44]', async () => {
    expect(await listed(deal)).toContain(id);
    expect(await listed(deal)).not.toContain(original);
    now = Date.parse(deal.before);
    expect(await listed(deal)).toContain(original);
    expect(await listed(deal)).not.toContain(id);
  });

  it('is taken by the validator, and the original is not [DEA-44, BSK-45]', async () => {
    const order = await sampleOrder(server, await sampleOf(deal, id));
    expect((await validate(order)).body).toEqual({ valid: true, reasons: [] });
    const [bought, ...others] = order.deals;
    const former = { ...order, deals: [{ ...bought, id: original }, ...others] };
    const { status, body } = await validate(former as OrderRequest);
    expect([status, body.reasons]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ code: 'deal-unavailable' })]),
    ]);
  });

  it('is pre-authorised, placed, and can be ordered again from the history [DEA-44, BSK-86]', async () => {
    const customer = await signedIn(server, deal.sector.split('-')[0]);
    const order = await sampleOrder(server, await sampleOf(deal, id));
    await placedBy(server, customer, order);
    const path = `/v2/orders/orders/history?storeId=${deal.hutId}`;
    const [past] = (await server.get<PastOrder[]>(path, customer.headers)).body;
    const shop = await shopOf(deal);
    const again = reorderOf(past ?? { deals: [] }, {
      ...shop,
      basket: basketOfRequest(order),
      disposition: 'delivery',
      orderTime: new Date(now),
      isAccountHolder: true,
      taxPolicy: shop.market.extensions.one('tax-policy'),
      surchargePolicy: shop.market.extensions.one('surcharge-policy'),
    });
    expect(again.leftOut).toBe(0);
    expect(again.lines.deals.map(({ dealId }) => dealId)).toEqual([id]);
  });

  it('is kept and made by the optimiser [DEA-44, BOT-28]', async () => {
    const order = await sampleOrder(server, await sampleOf(deal, id));
    const optimise = async (deals: readonly OptimisedGroup[]) => {
      const { status, body } = await server.post<OptimiseAnswer>('/v1/deals/optimise', {
        version: '1.0',
        hut: { id: deal.hutId, sector: deal.sector },
        disposition: { type: 'delivery' },
        payment: { amount: 0 },
        deals,
      });
      expect(status).toBe(200);
      return (body.optimisedOrders[0]?.deals ?? []).map((group) => group.id);
    };
    const groups = toGroups(basketOfRequest(order));
    expect((await optimise(groups)).length).toBeGreaterThan(0);
    const loose = groups.map((group) => ({ ...group, id: 'ND' }));
    expect(await optimise([...loose, { id }])).toContain(id);
  });
});
