import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import type { PolledPayment } from '../../../core/payments/payments-api.ts';
import { readCardDetails } from '../../../core/payments/card-details.ts';
import { testEnvironment } from '../test-environment.ts';
import {
  fillIn,
  openCheckout,
  openHut,
  orderCalls,
  preauthorised,
  refused,
  summaryIn,
} from './open-checkout.ts';

const cardAnswer = preauthorised({
  paymentType: 'microform',
  token: 'form-token',
  tokenValidFrom: '2026-03-04T12:00:00Z',
});
const token = { kind: 'card-token', token: 'card-1', brand: 'visa', last4: '1111' } as const;
const noAnswer = () => Promise.reject(new Error('Request timeout'));

const detailsOf = (address: string) =>
  readCardDetails(new URL(address, 'https://uk.test').searchParams);

describe('submitting an order', () => {
  it('pre-authorises, places, and goes to the summary in the order of the row [ORD-55, ORD-60]', async () => {
    const { api, placed } = orderCalls();
    const { app, environment, addresses } = await openCheckout({ orders: api });
    const before: boolean[] = [];
    app.order.onNavigate((address) => {
      addresses.push(address);
      before.push(app.basket.isEmpty, app.order.transactionIdSuccess === 'transaction-1');
    });
    fillIn(app);
    await app.order.submit();
    expect(environment.events.map(({ type }) => type).slice(-2)).toEqual([
      'ORDER_PROCESSED',
      'checkout-step',
    ]);
    expect(environment.events.at(-1)?.data).toEqual({ step: 3 });
    expect(addresses).toEqual(['/order/ordersummary/?t=exact&transactionId=transaction-1']);
    expect(before).toEqual([false, false]);
    expect(app.basket.isEmpty).toBe(true);
    expect(app.order.transactionIdSuccess).toBe('transaction-1');
    expect(placed[0]).toMatchObject({
      transactionId: 'transaction-1',
      orderState: 'signed-state',
      payment: { type: 'cash' },
    });
  });

  it('sends no call while the form has errors [ORD-61, CHK-25]', async () => {
    const { api, keys } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    await app.order.submit();
    expect(keys).toEqual([]);
    expect(app.order.flow).toBe('idle');
    expect(app.checkout.wrongPlaces).toEqual(['name', 'email', 'phone', 'payment']);
  });

  it('stops at a closed hut with a notice and no call [ORD-62, ORD-74]', async () => {
    const { api, keys } = orderCalls();
    const closed = { ...openHut.web.asap, collection: 'UNAVAILABLE_CLOSED' } as const;
    const { app, environment } = await openCheckout({ orders: api });
    Object.assign(environment.huts, {
      status: async () => ({ ...openHut, web: { ...openHut.web, asap: closed } }),
    });
    fillIn(app);
    await app.order.submit();
    expect(keys).toEqual([]);
    expect(app.order.failure).toBeUndefined();
    expect(app.notifications.list.map(({ id }) => id)).toContain('hut-notice');
    expect(environment.events.map(({ type }) => type)).toContain('Dead End');
  });

  it('sends an empty basket to the deals [ORD-63]', async () => {
    const { api, keys } = orderCalls();
    const { app, addresses } = await openCheckout({ orders: api });
    fillIn(app);
    app.basket.setLines({ deals: [], items: [] });
    await app.order.submit();
    expect(addresses).toEqual(['/order/deals/']);
    expect(keys).toEqual([]);
  });

  it('asks for a new time when the scheduled one has passed [ORD-64]', async () => {
    const { api, keys } = orderCalls();
    const { app, environment } = await openCheckout({ orders: api });
    fillIn(app);
    app.localisation.setSchedule({ when: 'scheduled', time: environment.now() - 1 });
    await app.order.submit();
    expect(app.order.needsNewTime).toBe(true);
    expect(keys).toEqual([]);
  });

  it('sends one call for two presses [ORD-60]', async () => {
    const { api, keys, placed } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    fillIn(app);
    await Promise.all([app.order.submit(), app.order.submit()]);
    expect([keys.length, placed.length]).toEqual([1, 1]);
  });
});

describe('the key of an attempt', () => {
  const failing = () => orderCalls({ preauthorise: noAnswer });

  it('stays the same when no answer came and the customer presses again [ORD-50, ORD-85]', async () => {
    const { api, keys } = failing();
    const { app } = await openCheckout({ orders: api });
    fillIn(app);
    await app.order.submit();
    expect(app.order.preauthorizeState).toBe('failed');
    expect(app.order.failure).toMatchObject({ modal: 'pre-authorise', name: 'Generic' });
    app.order.clearFailure();
    expect(app.order.preauthorizeState).toBe('stale');
    await app.order.submit();
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('survives a reload [ORD-50]', async () => {
    const first = failing();
    const before = await openCheckout({ orders: first.api });
    fillIn(before.app);
    await before.app.order.submit();
    const second = failing();
    const snapshot = getSnapshot(before.ordering);
    const after = await openCheckout({ orders: second.api }, 'uk', {
      order: snapshot.order,
      checkout: snapshot.checkout,
    });
    after.app.basket.setLines(before.app.basket.basket);
    after.app.checkout.choosePaymentType('cash');
    await after.app.order.submit();
    expect(second.keys).toEqual(first.keys);
  });

  it('changes with the basket and with the form [ORD-50]', async () => {
    const { api, keys } = failing();
    const { app, pizza } = await openCheckout({ orders: api });
    fillIn(app);
    await app.order.submit();
    app.checkout.setValue('name', 'Grace Hopper');
    await app.order.submit();
    app.basket.addItem({ type: 'pizza', productId: pizza.id });
    await app.order.submit();
    expect(new Set(keys).size).toBe(3);
  });

  it('remembers the transaction that a new attempt replaces [ORD-59, ORD-52]', async () => {
    let count = 0;
    const { api } = orderCalls({
      preauthorise: async () => ({ ...cardAnswer, transactionId: `transaction-${(count += 1)}` }),
    });
    const { app } = await openCheckout({ orders: api });
    fillIn(app, 'uk', 'microform');
    await app.order.submit();
    expect(app.order.isWaitingForGateway).toBe(true);
    expect(app.order.preauthorizeState).toBe('stale');
    app.checkout.setValue('name', 'Grace Hopper');
    await app.order.submit();
    expect([...app.order.expiredTransactionIds]).toEqual(['transaction-1']);
    expect(app.order.transactionId).toBe('transaction-2');
  });
});

describe('a pre-authorisation that is refused', () => {
  const submitRefused = async (status: number, name: string | undefined, type = 'cash') => {
    const { api } = orderCalls({
      preauthorise: () => Promise.reject(refused(status, { name, message: 'no', gap: 2 })),
    });
    const opened = await openCheckout({ orders: api });
    fillIn(opened.app, 'uk', type);
    await opened.app.order.submit();
    return opened;
  };

  it.each([
    ['FailedAlcoholValidation', 'FailedAlcoholValidation'],
    ['INSUFFICIENT_CREDIT', 'INSUFFICIENT_CREDIT'],
    ['SOMETHING_ELSE', 'Generic'],
    [undefined, 'Generic'],
  ])('shows the modal of %s as %s [ORD-79, ORD-115]', async (name, shown) => {
    const { app } = await submitRefused(422, name);
    expect(app.order.failure).toMatchObject({ modal: 'pre-authorise', name: shown });
  });

  it('shows the minimum that is missing [ORD-81]', async () => {
    const { app } = await submitRefused(422, 'MIN_ORDER_NOT_MET');
    expect(app.order.failure).toMatchObject({ modal: 'minimum-order', gap: 2 });
  });

  it('refreshes the prices and says that they changed [ORD-76]', async () => {
    const { app } = await submitRefused(422, 'BAD_PRICE_INTEGRITY');
    expect(app.order.failure).toMatchObject({ name: 'BAD_PRICE_INTEGRITY' });
  });

  it('shows the changed prices although the refresh fails [ORD-77]', async () => {
    const { api } = orderCalls({
      preauthorise: () =>
        Promise.reject(refused(422, { name: 'BAD_PRICE_INTEGRITY', message: '' })),
    });
    const { app, environment } = await openCheckout({ orders: api });
    fillIn(app);
    Object.assign(environment.menu, { products: noAnswer, options: noAnswer });
    Object.assign(environment.deals, { deals: noAnswer, discounts: noAnswer });
    await app.order.submit();
    expect(app.order.failure).toMatchObject({ name: 'BAD_PRICE_INTEGRITY' });
  });

  it('tells of a closed hut without a modal [ORD-74]', async () => {
    const { app } = await submitRefused(409, 'HUT_CLOSED');
    expect(app.order.failure).toBeUndefined();
    expect(app.notifications.list.map(({ id }) => id)).toContain('hut-notice');
  });

  it('asks for a new time [ORD-64]', async () => {
    const { app } = await submitRefused(422, 'SCHEDULED_TIME_PAST');
    expect(app.order.needsNewTime).toBe(true);
  });
});

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

describe('paying by card', () => {
  const atForm = async (
    answers: Parameters<typeof orderCalls>[0],
    statuses: PolledPayment[] = [],
  ) => {
    const calls = orderCalls({ preauthorise: async () => cardAnswer, ...answers });
    const opened = await openCheckout({ orders: calls.api });
    const payments = {
      ...testEnvironment(opened.environment.market).payments,
      status: async () => statuses.shift() ?? 'pending',
    };
    Object.assign(opened.environment, { payments });
    fillIn(opened.app, 'uk', 'microform');
    await opened.app.order.submit();
    return { ...opened, ...calls };
  };

  it('goes to the card details with everything a reload needs [ORD-65, PAY-54, PAY-55]', async () => {
    const { app, addresses } = await atForm({});
    expect(app.order.flow).toBe('at-provider');
    expect(detailsOf(addresses[0] ?? '')).toMatchObject({
      transactionId: 'transaction-1',
      paymentType: 'microform',
      step: { kind: 'card-form', token: 'form-token' },
    });
  });

  it('places with the token of the frame and forgets it [ORD-56, PAY-24]', async () => {
    const { app, placed } = await atForm({});
    await app.order.takeFrameMessage(token);
    expect(placed[0]).toMatchObject({ paymentAuthorisationResponse: 'card-1', cardType: 'visa' });
    expect(app.order.card).toBeUndefined();
  });

  it('keeps no token, card number or security code in what is stored [CHK-27, PAY-63]', async () => {
    const { app } = await atForm({ place: () => new Promise(() => {}) });
    void app.order.takeFrameMessage(token);
    const stored = JSON.stringify(getSnapshot(app.order));
    expect(app.order.card).toEqual(token);
    expect(stored).not.toMatch(/card-1|form-token|1111/);
  });

  it('shows the bank in between, then places with the same token [PAY-24, ORD-65]', async () => {
    let tries = 0;
    const { app, addresses, placed } = await atForm({
      place: async ({ transactionId }) => {
        tries += 1;
        const body = { ...summaryIn('authorising'), transactionId };
        return tries === 1
          ? { status: 202, body: { ...body, status: 'CHALLENGE', threeDSUrl: '/sandbox/bank' } }
          : { status: 200, body: { ...body, status: 'CONFIRMING' } };
      },
    });
    await app.order.takeFrameMessage(token);
    expect(detailsOf(addresses[1] ?? '')?.step).toEqual({ kind: 'three-ds', url: '/sandbox/bank' });
    await app.order.takeFrameMessage({ kind: 'challenge-done' });
    expect(placed.map(({ paymentAuthorisationResponse }) => paymentAuthorisationResponse)).toEqual([
      'card-1',
      'card-1',
    ]);
    expect(app.order.flow).toBe('placed');
  });

  it('goes back to the form after a decline, with basket and contact details kept [PAY-140]', async () => {
    const { app, addresses } = await atForm({
      place: () =>
        Promise.reject(
          refused(402, {
            name: 'authorise-error',
            message: '',
            reasons: [{ code: 'payment-declined' }],
          }),
        ),
    });
    await app.order.takeFrameMessage(token);
    expect(app.order.hasCardProblem).toBe(true);
    expect(app.order.failure).toBeUndefined();
    expect(addresses[1]).toBe(addresses[0]);
    expect(app.basket.isEmpty).toBe(false);
    expect(app.checkout.values.name).toBe('Ada Byron');
  });

  it('asks until the payment is approved, also past a lost call [PAY-129, PAY-132]', async () => {
    const { app, placed } = await atForm(
      {
        place: async () =>
          placed.length === 1
            ? { status: 202, body: { ...summaryIn('authorising'), status: 'PENDING' } }
            : {
                status: 200,
                body: { ...summaryIn('placed'), status: 'CONFIRMING' },
              },
      },
      ['pending', 'approved'],
    );
    await app.order.takeFrameMessage(token);
    expect(app.order.flow).toBe('placed');
    expect(app.order.pollingFailed).toBe(false);
  });

  it.each(['declined', 'cancelled', 'exception'] as const)(
    'gives up at once when the gateway says %s [PAY-131]',
    async (status) => {
      const { app } = await atForm(
        {
          place: async () => ({
            status: 202,
            body: { ...summaryIn('authorising'), status: 'PENDING' },
          }),
        },
        ['pending', status],
      );
      await app.order.takeFrameMessage(token);
      expect(app.order.pollingFailed).toBe(true);
      expect(app.order.flow).toBe('idle');
    },
  );

  it('asks every 3 seconds and gives up after 120 [PAY-131]', async () => {
    const waits: number[] = [];
    const { app, environment, addresses } = await atForm({
      place: async () => ({
        status: 202,
        body: { ...summaryIn('authorising'), status: 'PENDING' },
      }),
    });
    Object.assign(environment, { wait: async (ms: number) => void waits.push(ms) });
    await app.order.takeFrameMessage(token);
    expect(new Set(waits)).toEqual(new Set([3000]));
    expect(waits).toHaveLength(40);
    app.order.closePolling();
    expect(addresses.at(-1)).toBe('/order/checkout/');
  });

  it('says so when its token is older than 15 minutes [PAY-60]', async () => {
    const { app, environment, addresses } = await atForm({});
    const opened = environment.now();
    Object.assign(environment, { now: () => opened + 900_000 });
    app.order.openCardDetails(detailsOf(addresses[0] ?? ''));
    expect(app.order.failure).toMatchObject({ modal: 'authorise', name: 'token-expire-error' });
    expect(app.order.flow).toBe('idle');
  });

  it('shows that a payment was processed already [PAY-137]', async () => {
    const { app, addresses } = await atForm({});
    await app.order.takeFrameMessage(token);
    app.order.openCardDetails(detailsOf(addresses[0] ?? ''));
    expect(app.order.failure).toMatchObject({ modal: 'processed' });
  });

  it('has nothing to show without a live payment [CHK-12]', async () => {
    const { app } = await openCheckout();
    expect(app.order.openCardDetails(undefined)).toBe(false);
  });

  it('places nothing for a hand-made return address [PAY-52]', async () => {
    const { api, placed } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    await app.order.returnFromProvider({});
    expect(placed).toEqual([]);
    expect(app.order.failure).toMatchObject({ modal: 'authorise', name: 'Generic' });
  });
});

describe('a new hut', () => {
  it('starts the order anew and remembers which transactions are over [ORD-134]', async () => {
    const { api } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    fillIn(app);
    await app.order.submit();
    app.order.setSummary(summaryIn('placed'));
    app.order.reset();
    expect(app.order.summary).toBeUndefined();
    expect(app.order.flow).toBe('idle');
    expect(app.order.transactionIdSuccess).toBe('transaction-1');
  });
});
