import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GiftCardCredit, GiftCardRefusal } from '../../../schemas/types/http/vouchers.ts';
import { preauthorise, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => server.db.deleteFrom('rate_limit').execute());

const number = '6000500050005000';
const rightPin = '5000';

const meta = {
  hutId: '1101',
  sector: 'uk-1',
  isTest: false,
  traceId: 'trace-1',
  timestamp: 1_700_000_000_000,
};

const check = (cardPin: string, cardNumber = number) =>
  server.post<Partial<GiftCardCredit & GiftCardRefusal>>('/v2/gift-cards/check', {
    meta,
    data: { cardNumber, cardPin, amount: 100 },
  });

const wrongPins = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => `9${index}`.padEnd(4, '0'));

/** What a stranger sees of an answer. */
const told = ({ status, body }: Awaited<ReturnType<typeof check>>) => ({ status, body });

const unlocked = {
  status: 200,
  body: { data: { giftCardBalance: 500, expiryDate: '2099-12-31' } },
};

describe('a gift card whose pin is guessed', () => {
  it('answers no more of 200 pins at once than its limit allows, whichever of them is right [SEC-20]', async () => {
    for (const place of [0, 199]) {
      const pins = wrongPins(200).with(place, rightPin);
      const answers = await Promise.all(pins.map((pin) => check(pin)));
      const wrong = answers.filter(({ status }) => status === 422);
      expect(wrong.length).toBeGreaterThanOrEqual(199);
      expect(new Set(wrong.map((answer) => JSON.stringify(told(answer)))).size).toBe(1);
      const { count } = await server.db
        .selectFrom('rate_limit')
        .select('count')
        .executeTakeFirstOrThrow();
      expect(count).toBe(5);
      expect((await check(rightPin)).status).toBe(422);
      await server.db.deleteFrom('rate_limit').execute();
    }
  });

  it('tells its right pin when only four wrong ones came before it, and not after the fifth [SEC-20]', async () => {
    for (const pin of wrongPins(4)) expect((await check(pin)).status).toBe(422);
    expect((await check(rightPin)).status).toBe(200);
    expect((await check('0000')).status).toBe(422);
    expect((await check(rightPin)).status).toBe(422);
  });

  it('is told like one that nobody knows while it is locked [SEC-20]', async () => {
    const unknown = told(await check('1234', '6999999999999999'));
    for (const pin of wrongPins(5)) expect(told(await check(pin))).toEqual(unknown);
    expect(told(await check(rightPin))).toEqual(unknown);
  });

  it('opens again after the window, however often it was asked for meanwhile [SEC-20]', async () => {
    await Promise.all(wrongPins(20).map((pin) => check(pin)));
    expect((await check(rightPin)).status).toBe(422);
    await server.clock.advance(3_600_000);
    expect(told(await check(rightPin))).toEqual(unlocked);
    expect((await check('0000')).status).toBe(422);
    expect(told(await check(rightPin))).toEqual(unlocked);
  });

  it('counts pins that come with orders and baskets too [SEC-20]', async () => {
    const giftCard = (pin: string) => ({ number, pin, balance: 10_000 });
    const items = ['pepperoni-classic', 'margherita'];
    for (const pin of wrongPins(3)) {
      await preauthorise(server, await sampleOrder(server, { items, giftCard: giftCard(pin) }));
    }
    for (const pin of wrongPins(2)) {
      const request = await sampleOrder(server, { items, giftCard: giftCard(pin) });
      const { hut, payment, disposition, deals } = request;
      await server.post('/v1/basket-validator/', { hut, payment, disposition, deals });
    }
    expect((await check(rightPin)).status).toBe(422);
  });
});
