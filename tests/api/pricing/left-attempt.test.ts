import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BasketValidation } from '../../../schemas/types/http/orders.ts';
import type { Voucher } from '../../../schemas/types/http/vouchers.ts';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('the basket of a customer who left an attempt', () => {
  it('may hold its voucher and its gift card, and that of nobody else [VOU-46, GFT-07]', async () => {
    const { body: voucher } = await server.get<Voucher>('/v1/vouchers/uk-1/SPEM6YF3');
    const giftCard = { number: '6000200020002000', pin: '2000', balance: 1_000 };
    const request = await sampleOrder(server, {
      items: ['pepperoni-classic', 'margherita', 'garlic-bread'],
      paymentType: 'microform',
      voucher,
      giftCard,
    });
    const { hut, payment, disposition, deals, discount, voucher: used, surcharges } = request;
    const basket = { hut, payment, disposition, deals, discount, voucher: used, surcharges };
    const check = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
      const { status, body } = await server.post<BasketValidation>(path, basket, headers);
      return [status, body.valid];
    };
    const [validator, explain] = ['/v1/basket-validator/', '/v1/basket-validator/explain'];
    expect(await check(validator)).toEqual([200, true]);
    const { body: left } = await preauthorise(server, request);
    const names = { 'replaces-order': left.orderState };
    expect(await check(validator)).toEqual([422, false]);
    expect(await check(explain)).toEqual([200, false]);
    expect(await check(validator, { 'replaces-order': 'v1.x.y' })).toEqual([422, false]);
    expect(await check(validator, names)).toEqual([200, true]);
    expect(await check(explain, names)).toEqual([200, true]);
    // Looking gives nothing up: without its name the attempt still holds both.
    expect(await check(validator)).toEqual([422, false]);
  });
});
