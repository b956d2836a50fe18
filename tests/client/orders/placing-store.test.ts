import { describe, expect, it } from 'vitest';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import {
  fillIn,
  openCheckout,
  orderCalls,
  preauthorised,
  refused,
  summaryIn,
} from './open-checkout.ts';

const noAnswer = () => Promise.reject(new Error('Request timeout'));

describe('placing an order', () => {
  const submitWith = async (answers: Parameters<typeof orderCalls>[0]) => {
    const calls = orderCalls(answers);
    const opened = await openCheckout({ orders: calls.api });
    fillIn(opened.app);
    await opened.app.order.submit();
    return { ...opened, ...calls };
  };

  it('goes to the summary of an order that is placed already [ORD-94]', async () => {
    const { app, addresses } = await submitWith({
      place: () => Promise.reject(refused(410, { name: 'X', message: '', orderId: 'order-1' })),
    });
    expect(app.order.failure).toBeUndefined();
    expect(addresses.at(-1)).toContain('transactionId=transaction-1');
  });

  it('shows the authorise modal for any other refusal [ORD-95, ORD-122]', async () => {
    const { app } = await submitWith({
      place: () => Promise.reject(refused(410, { name: 'X', message: '' })),
    });
    expect(app.order.failure).toMatchObject({ modal: 'authorise', name: 'Generic' });
    expect(app.order.flow).toBe('idle');
    expect(app.basket.isEmpty).toBe(false);
  });

  it('clears the gift card; a new one can be given [ORD-57, GFT-10]', async () => {
    const closed = refused(409, { name: 'HUT_NOT_OPEN', message: '' });
    const { api } = orderCalls({ place: () => Promise.reject(closed) });
    const { app } = await openCheckout({
      orders: api,
      giftCards: {
        check: async () => ({ data: { giftCardBalance: 5, expiryDate: '2099-12-31' } }),
      },
    });
    await app.giftCards.check({ type: 'giftcard', id: 'card', number: '6000', pin: '1' });
    expect(app.giftCards.balance).toBe(500);
    fillIn(app);
    await app.order.submit();
    expect(app.order.failure?.modal).toBe('authorise');
    expect(app.giftCards.credits).toHaveLength(0);
  });

  it('names a hut that has closed [ORD-124]', async () => {
    const { app } = await submitWith({
      place: () => Promise.reject(refused(409, { name: 'HUT_NOT_OPEN', message: '' })),
    });
    expect(app.order.failure).toMatchObject({ modal: 'authorise', name: 'HUT_NOT_OPEN' });
  });

  it('does not place a transaction twice [ORD-58]', async () => {
    const { api, placed } = orderCalls();
    const { app, addresses } = await openCheckout({ orders: api }, 'uk', {
      order: { transactionIdSuccess: 'transaction-1' },
    });
    fillIn(app);
    await app.order.submit();
    expect(placed).toEqual([]);
    expect(addresses.at(-1)).toContain('/order/ordersummary/');
  });

  it('finds out what happened when the connection was lost, and pays no second time [ORD-54]', async () => {
    const states = ['authorising', 'placed'] as const;
    let asked = 0;
    const flows: string[] = [];
    const { api, placed } = orderCalls({
      place: noAnswer,
      summary: async () => {
        asked += 1;
        return asked === 1 ? Promise.reject(new Error('offline')) : summaryIn(states[1]);
      },
    });
    const { app, addresses } = await openCheckout({
      orders: api,
      wait: async () => void flows.push('waited'),
    });
    fillIn(app);
    await app.order.submit();
    expect(placed).toHaveLength(1);
    expect(flows).toEqual(['waited', 'waited']);
    expect(addresses.at(-1)).toContain('/order/ordersummary/');
  });

  it('places again with the same transaction when the first call never arrived', async () => {
    let tries = 0;
    const { api, placed } = orderCalls({
      place: async () => {
        tries += 1;
        return tries === 1
          ? Promise.reject(new Error('offline'))
          : { status: 200, body: { ...summaryIn('placed'), status: 'CONFIRMING' } };
      },
      summary: async () => summaryIn('authorised'),
    });
    const { app } = await openCheckout({ orders: api });
    fillIn(app);
    await app.order.submit();
    expect(placed.map(({ transactionId }) => transactionId)).toEqual([
      'transaction-1',
      'transaction-1',
    ]);
    expect(app.order.flow).toBe('placed');
  });

  it('says nothing when the payer stopped at the bank, and another way can be tried [PAY-51]', async () => {
    const reasons = [{ code: 'payment-cancelled' }];
    const { app } = await submitWith({
      place: () => Promise.reject(refused(402, { name: 'authorise-error', message: '', reasons })),
    });
    expect(app.order.failure).toBeUndefined();
    expect(app.payment.hasCardProblem).toBe(false);
    expect(app.order.isBusy).toBe(false);
    expect(app.basket.isEmpty).toBe(false);
  });

  it('gives an order up that the server has ended', async () => {
    const { app } = await submitWith({
      place: noAnswer,
      summary: async () => summaryIn('cancelled'),
    });
    expect(app.order.failure).toMatchObject({ modal: 'authorise', name: 'Generic' });
    expect([...app.order.expiredTransactionIds]).toEqual(['transaction-1']);
  });

  it('goes on finding out after a reload in the middle of placing', async () => {
    const { api, placed } = orderCalls();
    const { app, addresses } = await openCheckout({ orders: api }, 'uk', {
      order: { flow: 'placing', transactionId: 'transaction-1', state: 'signed-state' },
    });
    await app.order.resume();
    expect(placed).toEqual([]);
    expect(addresses.at(-1)).toContain('transactionId=transaction-1');
  });
});

describe('an order that was left while it could still be paid', () => {
  const left = { flow: 'at-provider', transactionId: 'transaction-1', unfinished: 's1' } as const;
  const comeBack = async (order: object, state: OrderSummary['state']) => {
    const asked: string[] = [];
    const calls = orderCalls({
      summary: async (id) => {
        asked.push(id);
        return summaryIn(state);
      },
    });
    const opened = await openCheckout({ orders: calls.api }, 'uk', { order });
    return { ...opened, ...calls, asked };
  };

  it.each(['at-provider', 'idle'] as const)(
    'and placed since is the one that is shown, however late its customer comes back: %s',
    async (flow) => {
      const { app, addresses, asked, keys } = await comeBack({ ...left, flow }, 'placed');
      fillIn(app);
      await Promise.all([app.order.resume(), app.order.submit()]);
      expect(asked).toEqual(['transaction-1']);
      expect(addresses).toEqual(['/order/ordersummary/?t=exact&transactionId=transaction-1']);
      expect([app.order.flow, app.basket.isEmpty, keys]).toEqual(['placed', true, []]);
      expect(app.order.unfinished).toBeUndefined();
    },
  );

  it('and placed since is shown also in the tab that was left open, once its time is over', async () => {
    let time = Date.UTC(2026, 2, 4, 12);
    const asked: string[] = [];
    const { api, keys } = orderCalls({
      preauthorise: async () => preauthorised({ paymentType: 'microform', token: 't' }),
      summary: async (id) => {
        asked.push(id);
        return summaryIn('placed');
      },
    });
    const { app } = await openCheckout({ orders: api, now: () => time });
    fillIn(app, 'uk', 'microform');
    await app.order.submit();
    app.checkout.choosePaymentType('cash');
    await app.order.submit();
    expect([asked, keys.length, app.order.flow]).toEqual([[], 2, 'at-provider']);
    time += 20 * 60_000;
    await app.order.submit();
    expect([asked, keys.length, app.order.flow]).toEqual([['transaction-1'], 2, 'placed']);
  });

  it('and still open stays as it is', async () => {
    const { app, addresses } = await comeBack(left, 'authorising');
    await app.order.resume();
    expect([app.order.flow, app.order.unfinished, addresses]).toEqual(['at-provider', 's1', []]);
  });

  it('is not asked about once it has come to its end', async () => {
    const over = { ...left, transactionIdSuccess: 'transaction-1', unfinished: undefined };
    const { app, asked } = await comeBack(over, 'placed');
    await app.order.resume();
    expect(asked).toEqual([]);
  });

  it('stays as it is when nobody can say', async () => {
    const { api } = orderCalls({ summary: noAnswer });
    const { app } = await openCheckout({ orders: api }, 'uk', { order: left });
    await app.order.resume();
    expect([app.order.flow, app.order.unfinished]).toEqual(['at-provider', 's1']);
  });
});
