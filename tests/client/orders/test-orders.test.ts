import { applySnapshot, getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { fillIn, openCheckout, orderCalls } from './open-checkout.ts';

describe('an order', () => {
  it('is a test order in analytics at a test hut or under a test name, in whatever case [SHL-74]', async () => {
    const isTest = async (name: string, isTestHut = false) => {
      const { api } = orderCalls();
      const { app, environment, hut } = await openCheckout({ orders: api });
      if (isTestHut)
        applySnapshot(app.localisation, {
          ...getSnapshot(app.localisation),
          hut: { ...hut, test: true },
        });
      fillIn(app);
      app.checkout.setValue('name', name);
      await app.order.submit();
      return environment.events.find(({ type }) => type === 'ORDER_PROCESSED')?.data['isTest'];
    };
    expect(await isTest('Ann Bell')).toBe(false);
    expect(await isTest('CommTest')).toBe(true);
    expect(await isTest('testcomm')).toBe(true);
    expect(await isTest('Ann Bell', true)).toBe(true);
  });
});
