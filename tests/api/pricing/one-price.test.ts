import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Basket } from '../../../core/basket/basket.ts';
import { catalogueOf } from '../../../client/menu/catalogue-of.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { type Card, differencesOf, explainedByServer, questionOf, shopAt } from './both-sides.ts';
import { type OpenPricingPage, openPricingPage } from './pricing-page.ts';
import type { PageShop } from './programs/price-in-page.ts';
import { anyBasket } from '../../property/random-baskets.ts';

/** A Tuesday, when France has its promotion of the day. */
const tuesday = Date.parse('2026-06-09T18:00:00Z');

/** All together; `RANDOM_BASKETS=10000` looks at more of them, `RANDOM_SEED` at others. */
const count = Number(process.env['RANDOM_BASKETS'] ?? 1200);
const seed = Number(process.env['RANDOM_SEED'] ?? 20_260_304);

/** A hut of every sector, most of which have sold out of something. */
const huts = [
  ['uk-1', '1111'],
  ['uk-2', '2104'],
  ['fr-1', '1105'],
  ['in-1', '4014'],
  ['ca-1', '6006'],
  ['ca-2', '7001'],
] as const;
/** Questions that are on the way together. */
const batch = 16;
const noBasket: Basket = { deals: [], items: [] };

const dispositions: readonly Disposition[] = ['delivery', 'collection'];
const shops = huts.flatMap(([sector, hutId]) =>
  dispositions.map((disposition) => ({ sector, hutId, disposition, time: tuesday })),
);

let server: TestServer;
let page: OpenPricingPage;
beforeAll(async () => {
  // A sector and a hut with settings of their own, which both sides have to find.
  const manifests = {
    uk: {
      hutOverrides: { 'uk-1:1111': { pizza: { freeToppings: 1, halfAndHalfSupplement: 1.5 } } },
    },
    ca: { sectorOverrides: { 'ca-2': { minimumOrder: { deliveryDefault: 31 } } } },
  };
  [server, page] = await Promise.all([
    startServer({ now: () => tuesday, manifests }),
    openPricingPage(),
  ]);
});
afterAll(async () => {
  await page.close();
  await server.close();
});

/** What was sold in the market of a hut when its files were written. */
const filesOf = ({ hut }: PageShop) => {
  const files = server.dependencies.markets.bySector(hut.sector)?.catalogue;
  if (!files) throw new Error(`The market of ${hut.sector} has no catalogue.`);
  return files;
};

/** The vouchers that can be used at a hut. */
async function vouchersOf(shop: PageShop): Promise<Voucher[]> {
  const { hut, disposition } = shop;
  const codes = filesOf(shop).vouchers.flatMap(({ id, codes: own }) => own?.slice(0, 1) ?? [id]);
  const query = `sector=${hut.sector}&hutid=${hut.id}&disposition=${disposition}`;
  const answers = await Promise.all(
    codes.map((code) => server.get<Voucher>(`/v1/vouchers/validate?${query}&code=${code}`)),
  );
  return answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
}

/** A gift card of a market with a long life and much on it; France has none. */
function cardOf(shop: PageShop): Card | undefined {
  const { number, pin } =
    filesOf(shop).giftCards.find(({ loaded, expiryDate }) => loaded >= 50 && expiryDate > '2090') ??
    {};
  return number === undefined || pin === undefined ? undefined : { number, pin };
}

async function basketsFor(shop: PageShop, some: number): Promise<Basket[]> {
  const { unavailableProducts } = shop.hut;
  const stock = {
    catalogue: catalogueOf(shop.parts, shop.manifest.currency),
    vouchers: await vouchersOf(shop),
    gone: filesOf(shop).products.filter(({ id }) => unavailableProducts?.includes(id)),
    hasCard: cardOf(shop) !== undefined,
    takesTips: shop.manifest.tipping.enabled && shop.disposition === 'delivery',
    paymentTypes: ['cash', 'card', ...Object.keys(shop.manifest.payments.surcharge ?? {})],
  };
  return fc.sample(anyBasket(stock), { numRuns: some, seed });
}

/** Asks the server about every basket, some at a time. */
async function askedAtOnce<Question, Answer>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < questions.length; at += batch) {
    answers.push(...(await Promise.all(questions.slice(at, at + batch).map(ask))));
  }
  return answers;
}

describe(`the price of ${count} random baskets (seed ${seed})`, () => {
  const kinds = new Set<string>();
  const codes = new Set<string>();
  let priced = 0;
  let orderable = 0;
  let discounted = 0;

  it.each(shops)(
    'is the same in the build of the browser and on the server, step by step: $disposition in $sector [DEA-58, CST-05]',
    async (where) => {
      const shop = await shopAt(server, where);
      await page.open(shop);
      const baskets = await basketsFor(shop, Math.ceil(count / shops.length));
      const prices = await page.price(baskets);
      const questions = prices.map((price, index) =>
        questionOf(price, baskets[index] ?? noBasket, cardOf(shop)),
      );
      const answers = await askedAtOnce(questions, (asked) => explainedByServer(server, asked));
      const differences = prices.flatMap(({ explained }, index) => {
        const answer = answers[index];
        if (!answer) throw new Error('The server has no price.');
        const parts = differencesOf(explained, answer);
        return parts.length === 0 ? [] : [{ parts, basket: baskets[index] }];
      });
      expect(differences.slice(0, 1)).toEqual([]);
      for (const { explained } of prices) {
        priced += 1;
        if (explained.reasons.length === 0) orderable += 1;
        if (explained.discount?.isReached) discounted += 1;
        for (const { kind } of explained.deals) kinds.add(kind);
        for (const { code } of explained.reasons) codes.add(code);
      }
    },
    600_000,
  );

  it('was that of every kind of deal, of baskets that can be ordered and of those that cannot', () => {
    expect(priced).toBeGreaterThanOrEqual(count);
    expect(kinds.size).toBe(9);
    expect(orderable / priced).toBeGreaterThan(0.2);
    expect(discounted / priced).toBeGreaterThan(0.2);
    for (const code of ['product-unavailable', 'minimum-order', 'deal-limit']) {
      expect([...codes]).toContain(code);
    }
  });
});
