import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Upsell } from '../../../schemas/types/catalogue/upsell.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const now = Date.parse('2026-06-01T12:00:00Z');

const ask = <Body = readonly Upsell[]>(query: string) => server.get<Body>(`/v1/upsells/?${query}`);

const idsAt = async (query: string): Promise<string[]> =>
  (await ask(query)).body.map(({ id }) => id);

describe('the upsells of a sector', () => {
  it('have an id, types, what they show, rules and what they hang on, and nobody has seen them [UPS-01, UPS-25]', async () => {
    const { status, body } = await ask(`sector=uk-1&now=${now}`);
    expect(status).toBe(200);
    expect(body).toContainEqual({
      id: 'dips-for-crusts',
      types: ['dip'],
      toShow: ['garlic-herb-dip', 'sweet-chilli-dip', 'bbq-dip'],
      hasSeen: false,
      productType: 'pizza',
    });
    expect(body).toContainEqual({
      id: 'treats-for-sharers',
      types: ['deal'],
      toShow: ['cookie-dough-combo'],
      hasSeen: false,
      match: [{ field: 'category', operator: 'eq', value: 'sharers' }],
    });
    expect(body).toContainEqual(
      expect.objectContaining({ id: 'dips-for-fries', productId: 'fries' }),
    );
  });

  it('are those of the moment that is asked about [UPS-24, UPS-25]', async () => {
    const at = (time: string) => idsAt(`sector=uk-1&now=${Date.parse(time)}`);
    expect(await at('2026-12-27T23:59:59Z')).not.toContain('new-year-treats');
    expect(await at('2026-12-28T00:00:00Z')).toContain('new-year-treats');
    expect(await at('2027-01-04T00:00:00Z')).not.toContain('new-year-treats');
    expect(await idsAt('sector=uk-1')).toContain('dips-for-crusts');
  });

  it('are in every sector their own [UPS-25]', async () => {
    expect(await idsAt(`sector=uk-2&now=${now}`)).not.toContain('treats-for-sharers');
    expect(await idsAt(`sector=fr-1&now=${now}`)).toContain('sauces-pour-la-pizza');
    expect(await idsAt(`sector=in-1&now=${now}`)).toContain('dips-for-pizzas');
    expect(await idsAt(`sector=ca-1&now=${now}`)).toContain('poutine-with-lunch');
    expect(await idsAt(`sector=ca-2&now=${now}`)).not.toContain('poutine-with-lunch');
  });

  it('are kept to what a hut sells where one is named [UPS-09, UPS-24]', async () => {
    const query = `sector=fr-1&now=${now}&hutid=1101&disposition=delivery`;
    expect(await idsAt(query)).toContain('sauces-pour-la-pizza');
    expect((await ask(`sector=uk-1&hutid=9999&now=${now}`)).status).toBe(404);
  });

  it('cannot be asked for without a sector, and not for one that nobody has [UPS-25]', async () => {
    expect(await ask(`now=${now}`)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'sector', reason: 'is missing' }] },
    });
    expect((await ask('sector=')).status).toBe(400);
    expect((await ask('sector=uk-1&now=soon')).status).toBe(400);
    expect((await ask('sector=zz-9')).status).toBe(404);
  });

  it('of one market are not told on the host of another', async () => {
    const { status } = await server.get(`/v1/upsells/?sector=fr-1`, { host: 'uk.localhost' });
    expect(status).toBe(404);
  });
});
