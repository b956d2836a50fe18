import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { fromGroups, itemsOfGroup } from '../../../core/dealbot/optimise-groups.ts';
import type {
  OptimiseAnswer,
  OptimiseRequest,
  OptimisedGroup,
  OptimisedItem,
} from '../../../schemas/types/http/dealbot.ts';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { testMoment } from '../../../tools/tasks/test-moment.ts';

// A Friday evening in London, a Tuesday evening in Toronto.
const friday = Date.parse('2026-03-06T19:00Z');
const tuesday = Date.parse('2026-03-10T22:00Z');
let server: TestServer;
beforeAll(async () => {
  // What a search finds in the time that it has is no matter of how busy the machine is.
  const unhurried = { dealbot: { search: { serverMs: 2000 } } };
  server = await startServer({ now: () => friday, manifests: { default: unhurried } });
});
afterAll(() => server.close());

const british = { id: '1101', sector: 'uk-1' };
const pizza = (id: string, size: string, basketItemID: string): OptimisedItem => ({
  id,
  size,
  basketItemID,
});
const loose = (lists: Omit<OptimisedGroup, 'id'>): OptimisedGroup => ({ id: 'ND', ...lists });
const duo = loose({
  pizzas: [pizza('pepperoni-classic', 'medium', 'a'), pizza('margherita', 'medium', 'b')],
});

const bodyOf = (
  deals: readonly OptimisedGroup[],
  more: Partial<OptimiseRequest> = {},
): OptimiseRequest => ({
  version: '1.0',
  hut: british,
  disposition: { type: 'delivery' },
  payment: { amount: 27.48 },
  deals: [...deals],
  ...more,
});

const optimise = async (deals: readonly OptimisedGroup[], more: Partial<OptimiseRequest> = {}) => {
  const { status, body } = await server.post<OptimiseAnswer>(
    '/v1/deals/optimise',
    bodyOf(deals, more),
  );
  const [first] = body.optimisedOrders ?? [];
  return { status, body, first, deals: (first?.deals ?? []).map(({ id }) => id) };
};

const feast = loose({
  sides: [
    { id: 'garlic-bread', basketItemID: 's1' },
    { id: 'fries', basketItemID: 's2' },
  ],
  drinks: [{ id: 'fornello-cola-large', basketItemID: 'd1' }],
});

/** What a request is priced by at its hut, as the browser prices it. */
async function pricingOf(
  hut: OptimiseRequest['hut'],
  groups: readonly OptimisedGroup[],
  more: Partial<OptimiseRequest>,
) {
  const shop = await server.dependencies.reader.catalogueFor({
    sector: hut.sector,
    hutId: hut.id,
    disposition: 'delivery',
    when: 'asap',
  });
  if (!shop) throw new Error(`No hut ${hut.id}`);
  const path = `/v1/vouchers/${hut.sector}/${more.voucher?.id}?hutid=${hut.id}`;
  const voucher = more.voucher && (await server.get<Voucher>(path)).body;
  return {
    ...shop,
    basket: {
      ...fromGroups(groups),
      ...(more.discount && { discountId: more.discount.id }),
      ...(voucher && { voucher }),
    },
    disposition: 'delivery' as const,
    orderTime: new Date(testMoment),
    isAccountHolder: false,
    taxPolicy: shop.market.extensions.one('tax-policy'),
    surchargePolicy: shop.market.extensions.one('surcharge-policy'),
  };
}

const idsOf = (groups: readonly OptimisedGroup[] = []): string[] =>
  groups
    .flatMap((group) => itemsOfGroup(group).map(({ item }) => item.basketItemID ?? 'none'))
    .toSorted();

describe('regrouping a basket on the server', () => {
  it('makes one bogof of two loose pizzas, proven to be the cheapest [BOT-21, BOT-25, BOT-28]', async () => {
    const { status, first } = await optimise([duo]);
    expect(status).toBe(200);
    expect(first).toMatchObject({ subtotal: 14.49, isProven: true });
    expect(first?.bound).toBe(first?.due);
    expect(first?.deals).toMatchObject([{ id: 'bogof-medium' }]);
    expect(idsOf(first?.deals)).toEqual(['a', 'b']);
  });

  it('holds exactly the items sent, and costs no more [BOT-27]', async () => {
    const groups = [
      duo,
      loose({
        pizzas: [pizza('margherita', 'large', 'c'), pizza('margherita', 'large', 'd')],
        sides: [
          { id: 'garlic-bread', basketItemID: 'e' },
          { id: 'fries', basketItemID: 'f' },
        ],
        drinks: [{ id: 'fornello-cola-large', basketItemID: 'g' }],
        desserts: [{ id: 'cookie-dough', basketItemID: 'h' }],
      }),
      {
        id: 'chicken-bundle',
        basketDealID: 'x',
        sides: [
          { id: 'chicken-bucket', optionIndex: 0, basketItemID: 'i' },
          { id: 'fries', optionIndex: 1, basketItemID: 'j' },
          { id: 'fries', optionIndex: 2, basketItemID: 'k' },
        ],
        dips: ['l', 'm', 'n'].map((basketItemID) => ({
          id: 'garlic-herb-dip',
          optionIndex: 3,
          basketItemID,
        })),
      },
    ];
    const { status, first } = await optimise(groups);
    expect(status).toBe(200);
    expect(idsOf(first?.deals)).toEqual(idsOf(groups));
    const once = first?.subtotal ?? NaN;
    expect(first?.due).toBeGreaterThanOrEqual(first?.bound ?? NaN);
    const again = await optimise(first?.deals ?? []);
    expect(again.first?.subtotal).toBe(once);
    expect(again.first?.deals).toEqual(first?.deals);
  });

  it('keeps rewards and redeemed deals as they were sent [BOT-29]', async () => {
    const redeemed = {
      id: 'bogof-medium',
      basketDealID: 'mine',
      redeemable_id: 'r-1',
      pizzas: [
        { ...pizza('pepperoni-classic', 'medium', 'p'), optionIndex: 0 },
        { ...pizza('margherita', 'medium', 'q'), optionIndex: 1 },
      ],
    };
    const reward = {
      id: 'free-garlic-bread',
      basketDealID: 'gift',
      sides: [{ id: 'garlic-bread', optionIndex: 0, basketItemID: 's' }],
    };
    const { first, deals } = await optimise([redeemed, reward, duo]);
    expect(first?.deals).toEqual(expect.arrayContaining([redeemed, reward]));
    expect(deals.toSorted()).toEqual(['bogof-medium', 'bogof-medium', 'free-garlic-bread']);
  });

  it('keeps to limits, conflicts, thresholds, days and ways [BOT-30]', async () => {
    const six = loose({
      pizzas: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => pizza('margherita', 'personal', id)),
    });
    const little = await optimise([six]);
    expect(little.deals.filter((id) => id === 'little-trio')).toHaveLength(1);

    const pudding = loose({ desserts: [{ id: 'cookie-dough', basketItemID: 'z' }] });
    expect((await optimise([pudding])).deals).toEqual(['ND']);
    const rest = loose({
      sides: ['1', '2', '3'].map((basketItemID) => ({ id: 'chicken-bucket', basketItemID })),
    });
    expect((await optimise([pudding, rest])).deals).toContain('sweet-finish');
    const student = { discount: { id: 'student-15', value: 1 } };
    expect((await optimise([pudding, rest], student)).deals).not.toContain('sweet-finish');

    const canadian = { hut: { id: '6001', sector: 'ca-1' } };
    const at = (time: number): Partial<OptimiseRequest> => ({
      ...canadian,
      disposition: { type: 'delivery', when: 'scheduled', time },
    });
    const mediums = loose({
      pizzas: [pizza('pepperoni-classic', 'medium', 'a'), pizza('canadian-classic', 'medium', 'b')],
    });
    const today = await optimise([mediums], at(tuesday));
    expect(today.deals).toEqual(['two-for-one-tuesday']);
    const tomorrow = await optimise([mediums], at(tuesday + 86_400_000));
    expect(tomorrow.deals).not.toContain('two-for-one-tuesday');
  });

  it('keeps the active discount [BOT-22, BOT-25]', async () => {
    const { first } = await optimise([duo], { discount: { id: 'student-15', value: 4 } });
    expect(first?.discount?.id).toBe('student-15');
    expect((await optimise([duo], { voucher: { id: 'ANY' } })).first).not.toHaveProperty(
      'discount',
    );
  });

  it('never asks for more than before where a voucher or a discount counts [BOT-27, BOT-28]', async () => {
    const hut = { id: '1190', sector: 'uk-1' };
    const dueOf = async (
      groups: readonly OptimisedGroup[],
      more: Partial<OptimiseRequest>,
    ): Promise<number> => {
      const { basket, ...facts } = await pricingOf(hut, groups, more);
      return priceBasket({ ...facts, basket }).amountDue;
    };
    for (const more of [
      { hut, voucher: { id: 'FIVER' }, discount: { id: 'FIVER', value: 5 } },
      { hut, discount: { id: 'spend-30-save-5', value: 5 } },
      { hut, discount: { id: 'student-15', value: 4 } },
      { hut },
    ]) {
      for (const groups of [[duo], [duo, feast], [feast]]) {
        const { first } = await optimise(groups, more);
        const [sent, answered] = [await dueOf(groups, more), await dueOf(first?.deals ?? [], more)];
        expect(answered).toBeLessThanOrEqual(sent);
        expect(first?.due).toBe(answered / 100);
        expect(first).toMatchObject({ isProven: true, bound: first?.due });
        expect(idsOf(first?.deals)).toEqual(idsOf(groups));
      }
    }
  });

  it('answers 400 without hut id or sector, and for a hut nobody knows [BOT-31]', async () => {
    const sent = (hut: unknown) => server.post('/v1/deals/optimise', { ...bodyOf([duo]), hut });
    expect((await sent({ id: '1101' })).status).toBe(400);
    expect((await sent({ sector: 'uk-1' })).status).toBe(400);
    expect((await sent(undefined)).status).toBe(400);
    expect((await sent({ id: 'nowhere', sector: 'uk-1' })).status).toBe(400);
  });

  it('answers 422 for an item the hut does not sell [BOT-31]', async () => {
    const gone = loose({ pizzas: [pizza('gone', 'medium', 'a')] });
    expect((await optimise([gone])).status).toBe(422);
    const wrongSize = loose({ pizzas: [pizza('margherita', 'gigantic', 'a')] });
    expect((await optimise([wrongSize])).status).toBe(422);
  });

  it('fills an empty group of a deal from the items where they allow it [BOT-34]', async () => {
    const three = loose({
      pizzas: ['a', 'b', 'c'].map((id) => pizza('margherita', 'medium', id)),
    });
    const canadian: Partial<OptimiseRequest> = { hut: { id: '6001', sector: 'ca-1' } };
    const asked = { id: 'buy-two-get-third' };
    expect((await optimise([three, asked], canadian)).deals).toEqual(['buy-two-get-third']);
    expect((await optimise([duo, asked], canadian)).deals).not.toContain('buy-two-get-third');
  });

  it('answers an empty basket with no grouping [BOT-26]', async () => {
    expect((await optimise([])).body).toEqual({ optimisedOrders: [] });
  });
});
