import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MenuOptions } from '../../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Problem, Sku } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const products = async (category: string, query = 'hutid=1101&sector=uk-1') =>
  (await server.get<Product[]>(`/v2/products/${category}?${query}`)).body;

describe('the products of a hut', () => {
  it('are answered by category [MNU-20, MNU-27]', async () => {
    for (const [category, type] of [
      ['pizzas', 'pizza'],
      ['sides', 'side'],
      ['drinks', 'drink'],
      ['desserts', 'dessert'],
      ['dips', 'dip'],
    ] as const) {
      const found = await products(category);
      expect(found.length).toBeGreaterThan(0);
      expect(new Set(found.map((product) => product.type))).toEqual(new Set([type]));
    }
  });

  it('are 404 for any other category [MNU-21]', async () => {
    const { status } = await server.get('/v2/products/pastas?hutid=1101&sector=uk-1');
    expect(status).toBe(404);
  });

  it('are kept to a kind by subtype [MNU-03, MNU-22]', async () => {
    const pastas = await products('sides', 'hutid=1101&sector=uk-1&subtype=pasta');
    expect(pastas.length).toBeGreaterThan(0);
    expect(new Set(pastas.map(({ kind }) => kind))).toEqual(new Set(['pasta']));
    expect(await products('sides', 'hutid=1101&sector=uk-1&subtype=nothing')).toEqual([]);
  });

  it('are answered alike when a flag level is added to the call [MNU-23]', async () => {
    const plain = await products('dips');
    expect(await products('dips', 'hutid=1101&sector=uk-1&canary=true')).toEqual(plain);
  });

  it('need hut and sector, each named when missing, and are 404 for an unknown hut [MNU-24]', async () => {
    const { status, body } = await server.get<Problem>('/v2/products/pizzas');
    expect(status).toBe(400);
    expect(body.fields?.map(({ field }) => field)).toEqual(['hutid', 'sector']);
    expect(body.message).toContain('hutid is missing');
    const unknown = await server.get('/v2/products/pizzas?hutid=nope&sector=uk-1');
    expect(unknown.status).toBe(404);
  });

  it('are 404 when the hut belongs to another sector, and never those of another one [MNU-44]', async () => {
    const other = await server.get('/v2/products/pizzas?hutid=2101&sector=uk-1');
    expect(other.status).toBe(404);
    const french = new Set(
      (await products('pizzas', 'hutid=1101&sector=fr-1')).map(({ id }) => id),
    );
    const british = (await products('pizzas')).map(({ title }) => title);
    expect(french.has('reine')).toBe(true);
    expect(british).not.toContain('La Reine');
  });

  it('carry the lowest price over their sizes and parts that add up to the price [MNU-35, MNU-37, MNU-38]', async () => {
    const pizzas = await products('pizzas');
    for (const { price, cheapestPrice, priceBreakdown, sizes } of pizzas) {
      expect(cheapestPrice).toBe(Math.min(...(sizes ?? []).map((size) => size.price)));
      const sum = priceBreakdown?.reduce((total, { amount }) => total + amount * 100, 0) ?? NaN;
      expect(Math.round(sum)).toBe(Math.round(price * 100));
    }
    expect(pizzas.find(({ id }) => id === 'create-your-own')).toMatchObject({
      type: 'pizza',
      kind: 'create-your-own',
      title: expect.any(String),
      desc: expect.any(String),
      taxCode: expect.any(String),
      defaultOptions: { size: expect.any(String), crust: expect.any(String) },
      halvable: false,
      veg: true,
      spice: 0,
      glutenFreeAvailable: true,
      servingCalories: expect.any(Number),
    });
  });

  it('leave out what the hut lacks at present', async () => {
    const huts = await server.dependencies.reader.huts('uk-1');
    const lacking = huts.find(({ unavailableProducts = [] }) => unavailableProducts.length > 0);
    const categories = ['pizzas', 'sides', 'drinks', 'desserts', 'dips'];
    const query = `hutid=${lacking?.id}&sector=uk-1`;
    const sold = (await Promise.all(categories.map((name) => products(name, query)))).flat();
    const ids = sold.map(({ id }) => id);
    expect(lacking?.unavailableProducts?.length).toBeGreaterThan(0);
    expect(ids.filter((id) => lacking?.unavailableProducts?.includes(id))).toEqual([]);
  });

  it('are told in the language asked for, and in the first one of the market otherwise', async () => {
    const title = async (locale: string) =>
      (await products('pizzas', `hutid=6011&sector=ca-1&locale=${locale}`)).find(
        ({ id }) => id === 'create-your-own',
      )?.title;
    expect(await title('fr-CA')).toBe('Créez la vôtre');
    expect(await title('en-CA')).not.toBe('Créez la vôtre');
    expect(await title('xx')).toBe(await title('en-CA'));
  });
});

describe('what pizzas can be made of', () => {
  it('has sizes, crusts, sauces, cheeses and toppings, in the language asked for', async () => {
    const path = '/v1/menu-options/?hutid=6011&sector=ca-1&locale=fr-CA';
    const { body } = await server.get<MenuOptions>(path);
    expect(body.sizes.map(({ title }) => title)).toContain('Moyenne');
    expect(body.crusts[0]?.prices).toEqual(expect.any(Object));
    expect(body.toppings.length).toBeGreaterThan(5);
  });
});

describe('the units of a point of sale', () => {
  it('are listed with id and type [MNU-29]', async () => {
    const { status, body } = await server.get<Sku[]>('/v1/skus/?sector=uk-1&pos=standard');
    expect(status).toBe(200);
    expect(new Set(body.map(({ type }) => type))).toEqual(
      new Set(['pizza', 'side', 'drink', 'dessert', 'dip', 'deal']),
    );
    expect(body[0]).toEqual({ id: expect.any(String), type: expect.any(String) });
  });

  it('need sector and kind, and are 404 for an unknown sector [MNU-29]', async () => {
    expect((await server.get('/v1/skus?sector=xx-1&pos=standard')).status).toBe(404);
    const { body } = await server.get<Problem>('/v1/skus');
    expect(body.fields?.map(({ field }) => field)).toEqual(['sector', 'pos']);
  });
});
