import { describe, expect, it } from 'vitest';
import { keepOnDevice, readDevice } from '../../../client/checkout/device-details.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { fillIn, openCheckout, orderCalls } from '../orders/open-checkout.ts';

/** Checkout on a device that keeps things. */
const open = async (lasts = true, snapshot: Parameters<typeof openCheckout>[2] = {}) => {
  const storage = { ...memoryStorage(), lasts };
  const orders = orderCalls();
  return { ...(await openCheckout({ storage, orders: orders.api }, 'uk', snapshot)), storage };
};

const ada = {
  contact: { name: 'Ada Byron', email: 'ada@example.com', phone: '020 7946 0123' },
  addresses: [],
  paymentType: 'cash',
};

describe('a guest at checkout', () => {
  it('is asked for nothing where the browser keeps nothing, and nothing is kept [SHP-16]', async () => {
    const { app, environment } = await open(false);
    await app.checkout.open();
    expect(app.remembered.isOffered).toBe(false);
    app.checkout.setRemembersMe(true);
    fillIn(app);
    app.remembered.keep();
    expect(readDevice(environment)).toBeUndefined();
  });

  it('is remembered after the order, when they ticked it, and only then [SHP-16]', async () => {
    for (const isWanted of [false, true]) {
      const { app, environment, storage } = await open();
      await app.checkout.open();
      fillIn(app);
      app.remembered.setWanted(isWanted);
      await app.order.submit();
      expect(app.order.flow).toBe('placed');
      expect(readDevice(environment)).toEqual(isWanted ? ada : undefined);
      expect(JSON.stringify(storage.keys())).not.toContain('token');
      expect(app.checkout.contact).toEqual({});
      expect(app.checkout.values).toEqual(isWanted ? ada.contact : {});
    }
  });

  it('who unticks keeps what the form was filled in with, the way of paying as well [SHP-16]', async () => {
    const { app, environment } = await open();
    keepOnDevice(ada, environment);
    const opened = app.checkout.open();
    app.remembered.setWanted(false);
    await opened;
    expect(readDevice(environment)).toBeUndefined();
    expect(app.checkout.values).toMatchObject(ada.contact);
    expect(app.remembered.ofDevice).toBeUndefined();
    app.wallets.giveUp();
    expect(app.checkout.paymentType).toBe('cash');
  });

  it('keeps the way of paying that they chose before the last one is known to be offered [SHP-16, CHK-25]', async () => {
    const { app, environment } = await open();
    keepOnDevice(ada, environment);
    await app.checkout.open();
    app.checkout.choosePaymentType('card');
    app.wallets.giveUp();
    expect(app.checkout.paymentType).toBe('card');
  });

  it('finds nothing chosen where the way of last time cannot pay this order [SHP-16, CHK-25]', async () => {
    const { app, environment } = await open();
    keepOnDevice({ ...ada, paymentType: 'paper' }, environment);
    await app.checkout.open();
    app.wallets.giveUp();
    expect(app.checkout.paymentType).toBeUndefined();
  });

  it('who presses at once orders with the way of paying of last time, which is waited for [SHP-16]', async () => {
    const { app, environment } = await open();
    keepOnDevice(ada, environment);
    await app.checkout.open();
    const submitted = app.order.submit();
    expect(app.order.isBusy).toBe(true);
    expect(app.formCheck.shows('payment')).toBe(false);
    app.wallets.giveUp();
    await submitted;
    expect(app.order.flow).toBe('placed');
  });
});
