import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import { catalogueFolder } from '../../vectors/fixture-chain.ts';
import type { TestServer } from '../start-server.ts';
import { startFixtureServer } from './fixture-server.ts';

/** Before the deal with a schedule changes its id. */
const summer = Date.parse('2026-06-09T18:00:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startFixtureServer(summer);
});
afterAll(() => server.close());

const query = 'hutid=plain&sector=uk-1';

/** Fields of a product [MNU-35]. */
const productFields = (
  'id type subtype kind title desc img price originalPrice originalId originalType ' +
  'taxCode modifiers defaultOptions isNew priceBreakdown hidden veg vegan spice ' +
  'glutenFree halvable rules glutenFreeAvailable dealOnly servingCalories cheapestPrice'
).split(' ');

/** Fields of a deal, without what a customer chooses [DEA-19]. */
const dealFields = (
  'id kind options discountable loyalty loyaltyPoints locked hidden popularity price ' +
  'originalPrice rules surcharges conflicts overrides threshold schedule entities'
).split(' ');

/** Fields of an option of a deal [DEA-22]. */
const optionFields = 'type subtype entities min max count defaults free cheapest'.split(' ');

/** An entry of the catalogue's files. */
function inFile<Entry extends { readonly id: string }>(name: string, id: string): Entry {
  const text = readFileSync(new URL(`${name}.json`, catalogueFolder), 'utf8');
  const entry = (JSON.parse(text) as Entry[]).find((own) => own.id === id);
  if (!entry) throw new Error(`The chain has no ${id} among its ${name}.`);
  return entry;
}

describe('the answer about a product', () => {
  it('has every field of the catalogue and its worked-out prices [MNU-35]', async () => {
    const { body } = await server.get<Product[]>(`/v2/products/pizzas?${query}`);
    const showpiece = body.find(({ id }) => id === 'showpiece');
    expect(showpiece).toEqual({
      ...inFile<Product>('products', 'showpiece'),
      veg: true,
      vegan: false,
      cheapestPrice: 9,
      priceBreakdown: expect.arrayContaining([{ part: 'base', amount: 11 }]),
    });
    for (const field of productFields) {
      expect(showpiece).toHaveProperty(field);
    }
  });
});

describe('the answer about a deal', () => {
  it('has every field and option of the catalogue and what its options may use [DEA-19, DEA-22]', async () => {
    const { body } = await server.get<Deal[]>(`/v1/deals/?${query}`);
    const scheduled = body.find(({ id }) => id === 'scheduled');
    expect(scheduled).toEqual({
      ...inFile<Deal>('deals', 'scheduled'),
      entities: ['margherita', 'marinara'],
    });
    for (const field of dealFields) {
      expect(scheduled).toHaveProperty(field);
    }
    for (const field of optionFields) {
      expect(scheduled?.options[0]).toHaveProperty(field);
    }
  });

  it('goes by the id of its schedule while that lasts [DEA-89]', async () => {
    const time = Date.parse('2026-12-15T18:00:00Z');
    const { body } = await server.get<Deal[]>(`/v1/deals/?${query}&when=scheduled&time=${time}`);
    const ids = body.map(({ id }) => id);
    expect(ids).toContain('scheduled-december');
    expect(ids).not.toContain('scheduled');
  });
});

describe('the answer about a hut', () => {
  const hut = async (hutId: string) =>
    (await server.get<Hut>(`/v1/hut/?hutId=${hutId}&sector=uk-1`)).body;

  it('has what a basket needs of it [BSK-10]', async () => {
    const { minDeliveryOrder, minCollectionOrder, ...rest } = await hut('minimums');
    expect([minDeliveryOrder, minCollectionOrder]).toEqual([15, 10]);
    expect(rest).toMatchObject({
      id: 'minimums',
      sector: 'uk-1',
      name: 'Minimum Square',
      address: { region: 'ENG', postcode: 'BS1 4RN' },
      allowedDisposition: { delivery: true, collection: true },
      supportsGiftCard: true,
      states: { hasBagFee: false },
    });
    expect(await hut('tiers')).toHaveProperty('variableDeliverySurcharges');
  });

  it('has its tiers, each with its bounds and its surcharge [SUR-03]', async () => {
    const { variableDeliverySurcharges } = await hut('tiers');
    expect(variableDeliverySurcharges).toEqual([
      { minOrderValue: 0, maxOrderValue: 15, deliverySurcharge: 2.99 },
      { minOrderValue: 16, maxOrderValue: 25, deliverySurcharge: 2.49 },
      { minOrderValue: 26, maxOrderValue: 0, deliverySurcharge: 0 },
    ]);
  });

  it('has its fees, each with its type, its price and that of account holders [SUR-04]', async () => {
    const { fees } = await hut('open-fees');
    expect(fees).toContainEqual({ type: 'delivery', price: 0.99, priceForAccountHolder: 0.49 });
  });
});

describe('the usual minutes of a hut', () => {
  const eta = (parameters: string) => server.get(`/v2/eta/?${parameters}`);

  it('are a range by disposition, hut and sector [BSK-77, MNU-27]', async () => {
    const { status, body } = await eta('disposition=delivery&id=plain&sector=uk-1');
    expect([status, body]).toEqual([200, { exact: 35, range: { from: 30, to: 40 } }]);
    const fetched = await eta('disposition=collection&id=plain&sector=uk-1');
    expect(fetched.body).toMatchObject({ range: { from: 15, to: 20 } });
  });

  it('are 404 for an unknown hut and 400 without a parameter [BSK-77]', async () => {
    expect((await eta('disposition=delivery&id=gone&sector=uk-1')).status).toBe(404);
    for (const partial of [
      'id=plain&sector=uk-1',
      'disposition=delivery&sector=uk-1',
      'disposition=delivery&id=plain',
    ]) {
      expect((await eta(partial)).status).toBe(400);
    }
  });
});
