import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { defaultChoice } from '../../../core/menu/default-choice.ts';
import { fillIn, openCheckout, orderCalls, preauthorised, refused } from './open-checkout.ts';

const cardAnswer = preauthorised({
  paymentType: 'microform',
  token: 'form-token',
  tokenValidFrom: '2026-03-04T12:00:00Z',
});

describe('an attempt that was left', () => {
  /** Submits a card order, leaves the gateway, and says what the calls named as left. */
  const leave = async (answers: Parameters<typeof orderCalls>[0] = {}) => {
    const left: (string | undefined)[] = [];
    let made = 0;
    const { api } = orderCalls({
      ...answers,
      preauthorise: async (request, key, replaces) => {
        left.push(replaces);
        made += 1;
        if (made > 1 && answers.preauthorise) return answers.preauthorise(request, key, replaces);
        const transactionId = `transaction-${made}`;
        const isCard = request.payment.type === 'microform';
        return {
          ...(isCard ? cardAnswer : preauthorised()),
          transactionId,
          orderState: `s${made}`,
        };
      },
    });
    const opened = await openCheckout({ orders: api });
    fillIn(opened.app, 'uk', 'microform');
    await opened.app.order.submit();
    return { ...opened, left };
  };

  it('is named by the next one, which takes over what it holds; the one after a placed order names none', async () => {
    const { app, left, pizza } = await leave();
    app.checkout.choosePaymentType('cash');
    await app.order.submit();
    expect(left).toEqual([undefined, 's1']);
    expect(app.order.flow).toBe('placed');
    app.basket.addItem(defaultChoice(pizza));
    fillIn(app);
    await app.order.submit();
    expect(left).toEqual([undefined, 's1', undefined]);
  });

  it('is named when its customer enters a gift card or a code again, and when the basket is checked', async () => {
    const { app, environment } = await leave();
    const named: (string | undefined)[] = [];
    Object.assign(environment, {
      giftCards: {
        check: async (_request: unknown, _version: string, replaces?: string) => {
          named.push(replaces);
          return { data: { giftCardBalance: 5, expiryDate: '2099-12-31' } };
        },
      },
      vouchers: {
        validate: ({ replaces }: { readonly replaces?: string }) => {
          named.push(replaces);
          return Promise.reject(new Error('not now'));
        },
      },
      basket: {
        validate: async (_request: unknown, replaces?: string) => {
          named.push(replaces);
          return { valid: true, reasons: [] };
        },
      },
    });
    await app.giftCards.check({ type: 'giftcard', id: 'card', number: '6000', pin: '1' });
    await app.vouchers.validate({ id: 'SAVE20' });
    await app.passage.validate();
    expect(named).toEqual(['s1', 's1', 's1']);
  });

  it('is named also after a new hut was taken, and after a reload', async () => {
    const { app, left } = await leave();
    app.order.reset();
    expect(getSnapshot(app.order)).toMatchObject({ unfinished: 's1', transactionId: undefined });
    await app.order.submit();
    expect(left).toEqual([undefined, 's1']);
  });

  it('that has been placed after all is shown, and no second order is made', async () => {
    const { app, addresses } = await leave({
      preauthorise: () =>
        Promise.reject(
          refused(410, { name: 'ALREADY_PLACED', message: '', transactionId: 'transaction-1' }),
        ),
    });
    app.checkout.choosePaymentType('cash');
    await app.order.submit();
    expect(app.order.flow).toBe('placed');
    expect(app.order.failure).toBeUndefined();
    expect(addresses.at(-1)).toContain('transactionId=transaction-1');
    expect(app.basket.isEmpty).toBe(true);
  });

  it('that was placed long ago is told of, and the basket stays for who wants it as well', async () => {
    const earlier = { name: 'EARLIER_ORDER_PLACED', message: '', transactionId: 'transaction-1' };
    const { app, left } = await leave({
      preauthorise: async (_request, _key, names) => {
        if (names !== undefined) throw refused(410, earlier);
        return preauthorised();
      },
    });
    app.checkout.choosePaymentType('cash');
    await app.order.submit();
    expect(app.order.failure).toMatchObject({ name: earlier.name, transactionId: 'transaction-1' });
    expect(app.order.flow).toBe('idle');
    expect(app.basket.isEmpty).toBe(false);
    app.order.clearFailure();
    await app.order.submit();
    expect(left).toEqual([undefined, 's1', undefined]);
    expect(app.order.flow).toBe('placed');
  });
});
