import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Voucher, VoucherRejection } from '../../../schemas/types/http/vouchers.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const ask = <Body = Voucher>(query: string, headers: Readonly<Record<string, string>> = {}) =>
  server.get<Body>(`/v1/vouchers/validate?sector=uk-1&${query}`, headers);

/** Status and ground of a rejection. */
const rejected = async (query: string, headers: Readonly<Record<string, string>> = {}) => {
  const { status, body } = await ask<VoucherRejection>(query, headers);
  return [status, body.error?.type, body.invalidVoucherId];
};

describe('a voucher code', () => {
  it('is answered with the voucher: id, type, app flag, validity, threshold, title and result [VOU-15, VOU-42, VOU-44]', async () => {
    const { status, body } = await ask('code=PIZZA30', {
      'content-type': 'application/json',
      'trace-id': 'trace-1',
      'x-channel': 'web',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: 'PIZZA30',
      type: 'discount',
      valid: true,
      appExclusive: false,
      collectionOnly: false,
      title: '30% Off Pizzas',
      desc: expect.any(String),
      terms: expect.any(String),
      product: { threshold: 25, type: 'pizza' },
      result: {
        title: '30% Off Pizzas',
        discountId: 'PIZZA30',
        amount: 30,
        rule: 'percent',
        productTypes: ['pizza'],
      },
    });
  });

  it('opens its deal, whatever its case [VOU-15]', async () => {
    const { body } = await ask('code=student799&hutid=1101&disposition=delivery');
    expect(body).toMatchObject({ id: 'STUDENT799', type: 'deal', dealId: 'student-medium' });
  });

  it('that nobody knows is not found [VOU-35, VOU-44]', async () => {
    expect(await rejected('code=NOSUCHCODE')).toEqual([404, 'NOT_FOUND', 'NOSUCHCODE']);
    const { body } = await ask<VoucherRejection>('code=NOSUCHCODE');
    expect(body).toMatchObject({
      valid: false,
      error: { message: 'Sorry, this voucher code is not valid' },
    });
    expect((await server.get('/v1/vouchers/validate?sector=uk-9&code=SAVE20')).status).toBe(404);
  });

  it('for collection is refused to a delivery [VOU-36, VOU-43, VOU-44]', async () => {
    const code = 'code=PICKUP15&hutid=1101';
    expect(await rejected(`${code}&disposition=delivery`)).toEqual([
      422,
      'COLLECTION_ONLY',
      'PICKUP15',
    ]);
    expect((await ask(`${code}&disposition=collection`)).status).toBe(200);
  });

  it('for products that the hut lacks is refused there [VOU-37, VOU-43, VOU-44]', async () => {
    expect(await rejected('code=BUCKET10&hutid=1111')).toEqual([
      422,
      'PRODUCTS_UNAVAILABLE',
      'BUCKET10',
    ]);
    expect((await ask('code=BUCKET10&hutid=1101')).status).toBe(200);
  });

  it('for the app is refused elsewhere [VOU-38, VOU-44, WEB-16]', async () => {
    expect(await rejected('code=APP25', { 'x-channel': 'web' })).toEqual([
      422,
      'APP_ONLY',
      'APP25',
    ]);
    expect(await rejected('code=APP25')).toEqual([422, 'APP_ONLY', 'APP25']);
    expect((await ask('code=APP25', { 'x-channel': 'app' })).status).toBe(200);
  });

  it('conflicts with deals in the basket, and the message names them [VOU-39, VOU-43, VOU-44]', async () => {
    const query = 'code=JUSTPIZZA&hutid=1101&disposition=delivery&deals=bogof-medium,solo-bundle';
    expect(await rejected(query)).toEqual([409, 'CONFLICT', 'JUSTPIZZA']);
    const { body } = await ask<VoucherRejection>(query);
    expect(body.error.message).toContain('Solo');
    expect((await ask('code=JUSTPIZZA&hutid=1101&deals=bogof-medium')).status).toBe(200);
  });

  it('with more than one ground is refused for the first [VOU-40]', async () => {
    const document = JSON.stringify({
      id: 'ALLWRONG',
      title: 'All wrong',
      type: 'discount',
      amount: 1,
      options: { rule: 'amount' },
      appExclusive: true,
      collectionOnly: true,
      products: ['nothing'],
      conflicts: ['solo-bundle'],
    });
    await server.db
      .insertInto('voucher')
      .values({
        sector: 'uk-1',
        code_key: 'ALLWRONG',
        code: 'ALLWRONG',
        document: document as never,
      })
      .execute();
    const ground = async (query: string, channel = 'app') => {
      const path = `/v1/vouchers/validate?sector=uk-1&code=ALLWRONG&${query}`;
      const { body } = await server.get<VoucherRejection>(path, { 'x-channel': channel });
      return body.error.type;
    };
    const all = 'hutid=1101&disposition=delivery&deals=solo-bundle';
    expect(await ground(all, 'web')).toBe('APP_ONLY');
    expect(await ground(all)).toBe('COLLECTION_ONLY');
    expect(await ground('hutid=1101&disposition=collection&deals=solo-bundle')).toBe(
      'PRODUCTS_UNAVAILABLE',
    );
    expect(await ground('deals=solo-bundle')).toBe('CONFLICT');
  });

  it('needs sector and code [VOU-44]', async () => {
    for (const query of [
      'sector=uk-1',
      'code=SAVE20',
      'sector=uk-1&code=',
      'sector=uk-1&code=%20',
    ]) {
      expect((await server.get(`/v1/vouchers/validate?${query}`)).status).toBe(400);
    }
  });

  it('of a batch is checked whole and named by its prefix [VOU-24]', async () => {
    const { body } = await ask('code=spe7kq2m');
    expect(body).toMatchObject({ id: 'SPE7KQ2M', prefix: 'SPE', title: '£10 Off, Just for You' });
    expect(await rejected('code=SPE')).toEqual([404, 'NOT_FOUND', 'SPE']);
    expect(await rejected('code=SPE7KQ2X')).toEqual([404, 'NOT_FOUND', 'SPE7KQ2X']);
  });
});

describe('a voucher by its id', () => {
  it('is read by sector and id; an unknown one is 404 [VOU-45]', async () => {
    const { status, body } = await server.get<Voucher>('/v1/vouchers/uk-1/SAVE20');
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'SAVE20', result: { amount: 20, rule: 'percent' } });
    expect((await server.get('/v1/vouchers/uk-1/NOPE')).status).toBe(404);
    expect((await server.get('/v1/vouchers/uk-2/STUDENT799')).status).toBe(404);
  });

  it('is told in the language of the call', async () => {
    const path = '/v1/vouchers/ca-1/SAVE20';
    expect((await server.get<Voucher>(`${path}?locale=fr-CA`)).body.title).toBe(
      '20\u00a0% sur tout',
    );
    expect((await server.get<Voucher>(path)).body.title).toBe('20% Off Everything');
  });
});

describe('a discount of the list', () => {
  it('has id, amount, threshold, options and title [VOU-01, VOU-02]', async () => {
    const { body } = await server.get<{ result: unknown[] }>(
      '/v1/discounts/?hutid=1101&sector=uk-1&disposition=delivery',
      { accept: 'application/json', 'x-channel': 'web' },
    );
    expect(body.result).toContainEqual(
      expect.objectContaining({
        id: 'student-15',
        amount: 15,
        threshold: 15,
        options: { rule: 'percent' },
        title: '15% Student Discount',
      }),
    );
    expect(body.result).toContainEqual(
      expect.objectContaining({
        id: 'discount.DELIVERY.on-us',
        options: { rule: 'amount', dispositions: ['delivery'] },
      }),
    );
  });
});
