import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BasketCheck, checkBasket } from '../../../core/basket/check-basket.ts';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import { validationRequest } from '../../../core/basket/validation-request.ts';
import { dealKindsOf } from '../../../core/deals/deal-kinds-of.ts';
import { manifestFor } from '../../../core/manifest/layer-manifest.ts';
import { catalogueOf } from '../../../core/menu/catalogue-of.ts';
import type {
  BasketValidation,
  Deal,
  Discount,
  Disposition,
  Hut,
  MenuOptions,
  Product,
} from '../../../schemas/types.ts';
import { testMarket } from '../../core/test-environment.ts';
import { startServer, type TestServer } from '../start-server.ts';
import { anyBasket } from './random-baskets.ts';

const noon = Date.parse('2026-03-04T12:00:00Z');
const seed = 20_260_304;
const basketsEach = 150;

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => noon });
});
afterAll(() => server.close());

/** What a browser knows of a hut, from the calls it makes; the basket comes later. */
async function shopAt(
  hutId: string,
  sector: string,
  disposition: Disposition,
): Promise<Omit<BasketCheck, 'basket'>> {
  const query = `hutid=${hutId}&sector=${sector}&disposition=${disposition}&when=asap`;
  const read = async <Body>(path: string) => (await server.get<Body>(path)).body;
  const categories = ['pizzas', 'sides', 'drinks', 'desserts', 'dips'];
  const lists = await Promise.all(
    categories.map((category) => read<Product[]>(`/v2/products/${category}?${query}`)),
  );
  const market = await testMarket('uk');
  return {
    catalogue: catalogueOf(
      {
        products: lists.flat(),
        deals: await read<Deal[]>(`/v1/deals/?${query}`),
        discounts: (await read<{ result: Discount[] }>(`/v1/discounts?${query}`)).result,
        options: await read<MenuOptions>(`/v1/menu-options?${query}`),
      },
      market.manifest.currency,
    ),
    hut: await read<Hut>(`/v1/hut/?hutId=${hutId}&sector=${sector}`),
    manifest: manifestFor(market.manifest, { sector, hutId, flags: {} }),
    dealKinds: dealKindsOf(market.extensions),
    taxPolicy: market.extensions.one('tax-policy'),
    surchargePolicy: market.extensions.one('surcharge-policy'),
    disposition,
    isAccountHolder: false,
    orderTime: new Date(noon),
  };
}

describe('the price of a basket', () => {
  it.each(['delivery', 'collection'] as const)(
    'is the same in browser and server to the penny, for any basket for %s [DEA-58]',
    async (disposition) => {
      const shop = await shopAt('1101', 'uk-1', disposition);
      let accepted = 0;
      await fc.assert(
        fc.asyncProperty(anyBasket(shop.catalogue), async (basket) => {
          const order = { ...shop, basket };
          const priced = priceBasket(order);
          fc.pre(checkBasket(order, priced).length === 0);
          const request = validationRequest(order, priced, { when: 'asap' });
          const answer = await server.post<BasketValidation>('/v1/basket-validator/', request);
          expect([answer.status, answer.body]).toEqual([200, { valid: true, reasons: [] }]);
          accepted += 1;
        }),
        { seed, numRuns: basketsEach, maxSkipsPerRun: 200 },
      );
      expect(accepted).toBe(basketsEach);
    },
  );
});
