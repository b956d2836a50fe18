import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { basketOf, hutOf } from '../../vectors/fixture-chain.ts';
import { type Explained, expectedOf, outcomeOf } from '../../vectors/outcome.ts';
import { type Vector, vectors } from '../../vectors/vector.ts';
import type { TestServer } from '../start-server.ts';
import { comparable, explainedByServer, questionOf, shopAt } from './both-sides.ts';
import { startFixtureServer } from './fixture-server.ts';
import { type OpenPricingPage, openPricingPage } from './pricing-page.ts';

const friday = Date.parse('2026-07-10T18:00:00Z');

let server: TestServer;
let page: OpenPricingPage;
beforeAll(async () => {
  [server, page] = await Promise.all([startFixtureServer(friday), openPricingPage()]);
});
afterAll(async () => {
  await page.close();
  await server.close();
});

const shopKey = (vector: Vector): string =>
  `${vector.disposition ?? 'delivery'} at ${hutOf(vector).id}`;
const byShop = [...new Set(vectors.map(shopKey))].map(
  (key) => [key, vectors.filter((vector) => shopKey(vector) === key)] as const,
);

/** The server knows who is asked to pay: a guest has no rewards. */
const withoutRewards = ({ reasons, ...rest }: Explained): Explained => ({
  ...rest,
  reasons: reasons.filter(
    ({ code, entity }) => code !== 'deal-locked' || !entity?.startsWith('reward-'),
  ),
});

describe('the build of the browser and the server', () => {
  it.each(byShop)(
    'make of every vector what it states, with the same steps: %s [DEA-58, SUR-30, SUR-33]',
    async (_key, [...own]) => {
      const [first] = own;
      if (!first) throw new Error('There is no vector.');
      const { id, sector } = hutOf(first);
      const disposition = first.disposition ?? 'delivery';
      await page.open(await shopAt(server, { sector, hutId: id, disposition, time: friday }));
      const baskets = own.map(basketOf);
      const prices = await page.price(baskets);
      expect(
        prices.map(({ explained }, index) => [
          own[index]?.name,
          outcomeOf(own[index] ?? first, explained),
        ]),
      ).toEqual(own.map((vector) => [vector.name, expectedOf(vector)]));
      for (const [index, vector] of own.entries()) {
        const [price, basket] = [prices[index], baskets[index]];
        if (!price || !basket) throw new Error('The page has no price.');
        const explained = await explainedByServer(server, questionOf(price, basket));
        const told = withoutRewards(explained);
        expect([vector.name, comparable(told)]).toEqual([vector.name, comparable(price.explained)]);
      }
    },
  );
});
