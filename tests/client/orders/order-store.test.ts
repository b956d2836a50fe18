import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import {
  fillIn,
  openCheckout,
  openHut,
  orderCalls,
  preauthorised,
  refused,
} from './open-checkout.ts';

const cardAnswer = preauthorised({
  paymentType: 'microform',
  token: 'form-token',
  tokenValidFrom: '2026-03-04T12:00:00Z',
});
const noAnswer = () => Promise.reject(new Error('Request timeout'));

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
    expect(app.formCheck.wrongPlaces).toEqual(['name', 'email', 'phone', 'payment']);
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

  it('stays the same when no answer came and the customer presses again [ORD-50, ORD-53, ORD-85]', async () => {
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
    const snapshot = getSnapshot(before.purchase);
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
    const logged = environment.reports.map(({ message }) => message);
    expect(logged).toContain('The menu options did not come');
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

describe('the summary of an order that was placed', () => {
  it('is read by its address, and leaves checkout open for the next one [ORD-129]', async () => {
    const { api } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    fillIn(app);
    await app.order.submit();
    expect(app.order.isLeavingCheckout).toBe(true);
    await app.order.loadSummary('transaction-1');
    expect(app.order.summary).toMatchObject({ transactionId: 'transaction-1' });
    expect(app.order.isLeavingCheckout).toBe(false);
  });
});

describe('a new hut', () => {
  it('starts the order again and remembers which transactions are over [ORD-134]', async () => {
    const { api } = orderCalls();
    const { app } = await openCheckout({ orders: api });
    fillIn(app);
    await app.order.submit();
    await app.order.loadSummary('transaction-1');
    app.order.reset();
    expect(app.order.summary).toBeUndefined();
    expect(app.order.flow).toBe('idle');
    expect(app.order.transactionIdSuccess).toBe('transaction-1');
  });
});
