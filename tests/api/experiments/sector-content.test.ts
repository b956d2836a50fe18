import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from '../../../schemas/types/catalogue/product.ts';
import type { Problem } from '../../../schemas/types/http/orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const get = async <Body = readonly Product[]>(path: string) =>
  server.get<Body>(path, { host: 'uk.localhost' });

describe('the products of a sector', () => {
  it('are those of its huts with what single huts lack, alike in all else [EXP-67]', async () => {
    const ofHut = (await get('/v2/products/drinks?sector=uk-1&hutid=1111')).body;
    const ofSector = (await get('/v2/sectors/uk-1/products/drinks')).body;
    const missing = ofSector.filter(({ id }) => !ofHut.some((product) => product.id === id));
    expect(missing.map(({ id }) => id).toSorted()).toEqual(['house-red', 'house-white']);
    expect(ofSector.filter((product) => !missing.includes(product))).toEqual(ofHut);
  });

  it('are kept to a kind, and come in the language that is asked for', async () => {
    const pastas = (await get('/v2/sectors/uk-1/products/sides?subtype=pasta')).body;
    expect(new Set(pastas.map(({ kind }) => kind))).toEqual(new Set(['pasta']));
    const titles = async (locale: string) =>
      (
        await server.get<readonly Product[]>(`/v2/sectors/ca-1/products/sides?locale=${locale}`)
      ).body.map(({ title }) => title);
    expect(await titles('fr-CA')).not.toEqual(await titles('en-CA'));
  });

  it('are of a category and a sector of the market', async () => {
    const refused = async (path: string) => {
      const { body, status } = await get<Problem>(path);
      return [status, body.name];
    };
    expect(await refused('/v2/sectors/uk-1/products/toys')).toEqual([404, 'NOT_FOUND']);
    expect((await refused('/v2/sectors/fr-1/products/drinks'))[0]).toBeGreaterThanOrEqual(400);
    expect((await refused('/v2/sectors/none/products/drinks'))[0]).toBeGreaterThanOrEqual(400);
  });
});
