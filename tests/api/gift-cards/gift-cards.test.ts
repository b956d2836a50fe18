import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFailure } from '../../../schemas/types/http/orders.ts';
import type {
  GiftCardCredit,
  GiftCardRefusal,
  Voucher,
} from '../../../schemas/types/http/vouchers.ts';
import { placeOrder, preauthorise, refused, sampleOrder } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const checkOf = (cardNumber: string, cardPin: string) => ({
  meta: {
    hutId: '1101',
    sector: 'uk-1',
    isTest: false,
    traceId: 'trace-1',
    timestamp: 1_700_000_000_000,
  },
  data: { cardNumber, cardPin, amount: 100 },
});

const check = <Body = GiftCardCredit>(number: string, pin: string, version = 'v2') =>
  server.post<Body>(`/${version}/gift-cards/check`, checkOf(number, pin));

const balanceOf = async (number: string, pin: string) =>
  (await check(number, pin)).body.data?.giftCardBalance;

const codeOf = async (number: string, pin: string) => {
  const { status, body } = await check<GiftCardRefusal>(number, pin);
  return [status, body.error?.errorCode];
};

describe('a gift card that is checked', () => {
  it('is answered with its credit and last day, on both paths [GFT-28, GFT-29, GFT-32, EXP-66]', async () => {
    for (const version of ['v1', 'v2']) {
      const { status, body } = await check('6000400040004000', '4000', version);
      expect(status).toBe(200);
      expect(body).toEqual({ data: { giftCardBalance: 100, expiryDate: '2099-12-31' } });
    }
    const { hutId: _hut, ...meta } = checkOf('1', '1').meta;
    const without = { ...checkOf('6000400040004000', '4000'), meta };
    expect((await server.post('/v2/gift-cards/check', without)).status).toBe(400);
  });

  it('is refused with 422 and its code; there is a card for each [GFT-33, GFT-35]', async () => {
    const codes = {
      '6000000000000001': 'CARD_ALREADY_USED',
      '6000000000000002': 'EXPIRED_CARD',
      '6000000000000003': 'INTERNAL_SERVER_ERROR',
      '6000000000000004': 'UNRECOGNIZED_ERROR',
      '6000000000000005': 'INVALID_CARD',
      '6000000000000006': 'INACTIVE_CARD',
      '6000000000000007': 'CARD_ALREADY_USED',
      '6000000000000008': 'EXPIRED_CARD',
      '6000000000000009': 'CARD_DEACTIVATED',
      '6000000000000010': 'CARD_ON_HOLD',
      '6999999999999999': 'INVALID_CARD',
    };
    for (const [number, code] of Object.entries(codes)) {
      expect(await codeOf(number, '1111')).toEqual([422, code]);
    }
  });

  it('leaves neither number nor pin in the books [GFT-34]', async () => {
    await check('6000400040004000', '4000');
    const rows = [
      ...(await server.db.selectFrom('gift_card').selectAll().execute()),
      ...(await server.db.selectFrom('gift_card_account').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain('6000400040004000');
    expect(JSON.stringify(rows)).not.toContain('"4000"');
  });
});

const items = ['pepperoni-classic', 'margherita', 'garlic-bread'];
const hutId = '1101';

/** What orders hold or have taken of all cards, in minor units. */
const spent = async () => {
  const accounts = await server.db.selectFrom('gift_card_account').select('spent_minor').execute();
  return accounts.reduce((sum, { spent_minor }) => sum + spent_minor, 0);
};

const payingWith = (number: string, pin: string, balance: number, more = {}) =>
  sampleOrder(server, { items, hutId, giftCard: { number, pin, balance }, ...more });

describe('a gift card that pays', () => {
  const number = '6000100010001000';

  it('pays all of an order with its amount capped, and the rest is cash of nothing [GFT-04, GFT-06, GFT-07, ORD-104]', async () => {
    const request = await payingWith(number, '1000', 5000);
    const { amount } = request.payment;
    expect(request.payment).toMatchObject({ type: 'cash', credits: [{ amount }] });
    const { status, body } = await preauthorise(server, request);
    expect([status, body.paymentType, body.totalPrice]).toEqual([200, 'cash', 0]);
    expect(await balanceOf(number, '1000')).toBeCloseTo(50 - amount, 2);
    expect((await placeOrder(server, request, body)).status).toBe(200);
    expect(await balanceOf(number, '1000')).toBeCloseTo(50 - amount, 2);
    const row = await server.db
      .selectFrom('order_intent')
      .select('request')
      .where('transaction_id', '=', body.transactionId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row.request)).not.toContain('"pin"');
  });

  it('pays a part, and the rest is to be paid as chosen [GFT-07]', async () => {
    const request = await payingWith('6000300030003000', '3000', 500);
    const { status, body } = await preauthorise(server, request);
    expect(status).toBe(200);
    expect(body.totalPrice).toBeCloseTo(request.payment.amount - 5, 2);
    expect(await codeOf('6000300030003000', '3000')).toEqual([422, 'CARD_ALREADY_USED']);
  });

  it('is refused with a wrong pin, too little credit or an amount that is not asked for [ORD-84, GFT-07]', async () => {
    const wrong = await refused(server, await payingWith('6000400040004000', '1', 1000));
    expect([wrong.status, wrong.body.name]).toEqual([422, 'INSUFFICIENT_CREDIT']);
    const little = await refused(server, await payingWith('6000200020002000', '2000', 1500));
    expect(little.body.name).toBe('INSUFFICIENT_CREDIT');
    const request = await payingWith('6000400040004000', '4000', 1000);
    const credits = (request.payment.credits ?? []).map((credit) => ({ ...credit, amount: 99 }));
    const payment = { ...request.payment, credits };
    expect((await refused(server, { ...request, payment })).body.name).toBe('BAD_PRICE_INTEGRITY');
    const elsewhere = await refused(
      server,
      await payingWith('6000400040004000', '4000', 500, {
        hutId: '1108',
        disposition: 'collection',
      }),
    );
    expect(elsewhere.body.name).toBe('PAYMENT_TYPE_NOT_SUPPORTED');
  });

  it('is checked again at place [ORD-84, GFT-07]', async () => {
    const request = await payingWith('6000400040004000', '4000', 1000);
    const { body } = await preauthorise(server, request);
    const lowered = await server.db
      .selectFrom('gift_card')
      .selectAll()
      .where('market', '=', 'uk')
      .execute();
    const documents = lowered.filter(
      ({ document }) => (document as { loaded: number }).loaded === 10_000,
    );
    const [card] = documents;
    if (!card) throw new Error('No card');
    const set = async (document: unknown) => {
      await server.db
        .updateTable('gift_card')
        .set({ document: JSON.stringify(document) as never })
        .where('card_key', '=', card.card_key)
        .execute();
    };
    await set({ ...(card.document as object), loaded: 100 });
    const late = await placeOrder<OrderFailure>(server, request, body);
    expect([late.status, late.body.name]).toEqual([422, 'INSUFFICIENT_CREDIT']);
    await set(card.document);
    expect((await placeOrder(server, request, body)).status).toBe(200);
  });

  it('gives back when the order fails [ORD-104]', async () => {
    const before = await balanceOf(number, '1000');
    const request = await payingWith(number, '1000', 1000, { email: 'ada+exception@example.com' });
    const { status, body } = await preauthorise(server, request);
    expect(status).toBe(200);
    expect(await balanceOf(number, '1000')).toBeCloseTo((before ?? 0) - 10, 2);
    expect((await placeOrder(server, request, body)).status).toBe(500);
    expect(await balanceOf(number, '1000')).toBe(before);
  });

  it('is spent once by a hundred customers at once, and the sums stay right [GFT-07, ORD-84]', async () => {
    const request = await payingWith('6000200020002000', '2000', 1000);
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => preauthorise<OrderFailure>(server, request)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, body.name]).toEqual([422, 'INSUFFICIENT_CREDIT']);
    }
    expect(await codeOf('6000200020002000', '2000')).toEqual([422, 'CARD_ALREADY_USED']);
  });

  it('and a single-use voucher are spent together by one of a hundred customers at once; nobody is left with a half [GFT-07, ORD-84, VOU-24]', async () => {
    const voucher = (await server.get<Voucher>('/v1/vouchers/uk-1/SPE7KQ2M')).body;
    const request = await payingWith('6000400040004000', '4000', 1000, { voucher });
    const [credit] = request.payment.credits ?? [];
    const before = await spent();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        preauthorise<OrderFailure>(server, { ...request, utm: { source: `customer-${index}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const others = answers.filter(({ status }) => status !== 200);
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await spent()).toBe(before + Math.round((credit?.amount ?? 0) * 100));
    const rows = async (table: 'voucher_use' | 'gift_card_use' | 'order_intent') =>
      (await server.db.selectFrom(table).select('transaction_id').execute()).map(
        ({ transaction_id }) => transaction_id,
      );
    const winners = await rows('voucher_use');
    expect(winners).toHaveLength(1);
    expect(await rows('gift_card_use')).toEqual(expect.arrayContaining(winners));
    expect(await rows('order_intent')).toEqual(expect.arrayContaining(winners));
  });
});
