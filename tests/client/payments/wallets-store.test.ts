import { setImmediate } from 'node:timers/promises';
import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import { openCheckout, preauthorised, refused } from '../orders/open-checkout.ts';
import { ada, agree, config, openWith, scripted } from './scripted-wallet.ts';

describe('the wallets of a hut', () => {
  it('are known to work once they were asked, and not any more after the next localisation [LOC-43, PAY-16, PAY-62, PAY-107]', async () => {
    const { app, purchase, wallets } = await openWith(scripted(agree));
    expect(wallets.isAvailable('googlePay')).toBe(true);
    expect(wallets.isAvailable('applePay')).toBe(false);
    expect(app.paymentChoice.offeredTypes.map(({ type }) => type)).toContain('googlePay');
    app.startOrderAnew();
    expect(purchase.wallets.isAvailable('googlePay')).toBe(false);
    expect(app.paymentChoice.offeredTypes.map(({ type }) => type)).not.toContain('googlePay');
  });

  it('are waited for before a way to pay is shown, and no longer than the market says [PAY-16]', async () => {
    const answers = [true];
    const wallet: ReturnType<typeof scripted> = {
      ...scripted(agree),
      isAvailable: async () => answers.pop() ?? new Promise<never>(() => {}),
    };
    const { environment, wallets } = await openWith(wallet);
    await expect.poll(() => wallets.hasAnswered).toBe(true);
    const limits: number[] = [];
    let endWait: (() => void) | undefined;
    Object.assign(environment, {
      wait: (ms: number) => {
        limits.push(ms);
        return new Promise<void>((resolve) => {
          endWait = resolve;
        });
      },
    });
    void wallets.check(config);
    await setImmediate();
    expect(wallets.hasAnswered).toBe(false);
    endWait?.();
    await setImmediate();
    expect(wallets.hasAnswered).toBe(true);
    expect(limits).toEqual([environment.market.manifest.payments.walletCheckMs]);
  });

  it('leave the others usable when one cannot be asked', async () => {
    const broken = {
      ...scripted(agree),
      isAvailable: () => Promise.reject(new Error('no script')),
    };
    const opened = await openCheckout();
    const { wallets } = opened.purchase;
    await wallets.check({ ...config, supportedPayment: [{ type: 'cash' }] });
    expect(wallets.available).toEqual([]);
    await expect(broken.isAvailable()).rejects.toThrow('no script');
  });
});

describe('an order paid by a wallet', () => {
  it('is in progress while the sheet is open, and goes out with what it gave [PAY-106, ORD-51]', async () => {
    const wallet = scripted(agree);
    const { app, placed, requests, wallets } = await openWith(wallet);
    const paid = app.order.submit((key) => key);
    expect(app.order.flow).not.toBe('idle');
    expect(wallets.isInProgress('googlePay')).toBe(true);
    await paid;
    await expect.poll(() => app.order.flow).toBe('placed');
    expect(wallets.isInProgress('googlePay')).toBe(false);
    expect(requests[0]?.payment).toMatchObject({
      type: 'googlePay',
      googlePay: { token: 'secret-token' },
    });
    expect(placed[0]?.payment).not.toHaveProperty('googlePay');
    expect(app.payment.payloads).toEqual({});
  });

  it('keeps the payload beside the card token, and stores neither [ORD-51, PAY-63]', async () => {
    const { app } = await openWith(scripted(agree), { place: () => new Promise(() => {}) });
    await app.order.submit((key) => key);
    expect(app.payment.payloads).toEqual({ googlePay: { token: 'secret-token' } });
    expect(JSON.stringify(getSnapshot(app.order))).not.toContain('secret-token');
  });

  it('opens one sheet however often the button is pressed', async () => {
    let close = (): void => undefined;
    const wallet = scripted(() => new Promise((resolve) => (close = () => resolve('cancelled'))));
    const { app } = await openWith(wallet);
    const first = app.order.submit((key) => key);
    void app.order.submit((key) => key);
    close();
    await first;
    expect(wallet.orders).toHaveLength(1);
  });

  it('ends without order and message when the sheet is closed, and the form stays [PAY-105, PAY-140]', async () => {
    const { app, requests, wallets } = await openWith(scripted(async () => 'cancelled'));
    await app.order.submit((key) => key);
    expect([app.order.flow, app.order.failure, requests]).toEqual(['idle', undefined, []]);
    expect(wallets.isInProgress('googlePay')).toBe(false);
    expect(app.checkout.values.name).toBe('Ada Byron');
    expect(app.basket.isEmpty).toBe(false);
  });

  it('tells the sheet when the server refuses, and the next try is an attempt of its own', async () => {
    const outcomes: string[] = [];
    const wallet = scripted(async (order) => {
      const outcome = await agree(order);
      outcomes.push(outcome);
      return outcome;
    });
    const no = refused(402, { name: 'pre-authorise-error', message: '' });
    const { app, keys } = await openWith(wallet, { preauthorise: () => Promise.reject(no) });
    await app.order.submit((key) => key);
    expect(app.order.failure).toMatchObject({ modal: 'pre-authorise', name: 'Generic' });
    await app.order.submit((key) => key);
    expect(outcomes).toEqual(['failed', 'failed']);
    expect(new Set(keys).size).toBe(2);
  });

  it('shows every line but the tip, and the total with it [PAY-98]', async () => {
    const wallet = scripted(async () => 'cancelled');
    const { app } = await openWith(wallet);
    await app.order.submit((key) => key);
    const [order] = wallet.orders;
    const due = app.basket.priced?.amountDue ?? 0;
    expect(order?.total).toBe(due);
    expect(order?.lines.every(({ amount }) => amount !== 0)).toBe(true);
    expect(order?.lines[0]?.label).toBe('checkout.totals.subtotal');
  });

  it('checks what the sheet gives by the rules of the market [PAY-89, PAY-94]', async () => {
    const wallet = scripted(async () => 'cancelled');
    const { app } = await openWith(wallet);
    await app.order.submit((key) => key);
    const [order] = wallet.orders;
    const wrong = await order?.problemsOf({
      billing: ada,
      shipping: { ...ada, email: 'ada', phone: '12' },
    });
    expect(wrong?.map(({ field }) => field)).toEqual(['email', 'phone']);
    expect(await order?.problemsOf({ billing: ada, shipping: ada })).toEqual([]);
  });
});

describe('a wallet whose sheet breaks', () => {
  it('leaves the form as it was, with a message and a report [PAY-101]', async () => {
    const { app, environment, requests, wallets } = await openWith(
      scripted(() => Promise.reject(new Error('no sheet'))),
    );
    await app.order.submit((key) => key);
    expect(app.order.failure).toMatchObject({ modal: 'pre-authorise' });
    expect([app.order.flow, requests]).toEqual(['idle', []]);
    expect(wallets.isInProgress('googlePay')).toBe(false);
    expect(environment.reports.map(({ message }) => message)).toContain(
      'The sheet of googlePay failed',
    );
  });

  it('says nothing beside the answer when it breaks after the order was refused', async () => {
    const no = refused(402, { name: 'pre-authorise-error', message: '' });
    const wallet = scripted(async (order) => {
      await agree(order);
      throw new Error('closed by the browser');
    });
    const { app } = await openWith(wallet, { preauthorise: () => Promise.reject(no) });
    await app.order.submit((key) => key);
    expect(app.order.failure).toMatchObject({ modal: 'pre-authorise', name: 'Generic' });
  });
});

describe('an order by a wallet whose answer does not come', () => {
  const silence = () => Promise.reject(new Error('Request timeout'));

  it('is asked for once more in the same words before it is told as failed', async () => {
    let calls = 0;
    const { app, keys, requests } = await openWith(scripted(agree), {
      preauthorise: async () => {
        calls += 1;
        return calls === 1 ? silence() : preauthorised({ paymentType: 'googlePay' });
      },
    });
    await app.order.submit((key) => key);
    await expect.poll(() => app.order.flow).toBe('placed');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(requests[1]).toEqual(requests[0]);
    expect(app.order.failure).toBeUndefined();
  });

  it('is named by its key in the next one, after a reload too, so that it is neither placed beside that nor charged', async () => {
    const { app, keys, left, purchase } = await openWith(scripted(agree), {
      preauthorise: (request) =>
        request.payment.type === 'cash' ? Promise.resolve(preauthorised()) : silence(),
    });
    await app.order.submit((key) => key);
    expect(app.order.failure).toMatchObject({ modal: 'pre-authorise', name: 'Generic' });
    expect(new Set(keys).size).toBe(1);
    const [unanswered] = keys;
    expect(getSnapshot(purchase).order.unfinished).toBe(`key ${unanswered}`);
    app.checkout.choosePaymentType('cash');
    await app.order.submit((key) => key);
    expect(left).toEqual([undefined, undefined, `key ${unanswered}`]);
    expect(app.order.flow).toBe('placed');
    expect(app.order.unfinished).toBeUndefined();
  });

  it('and that was placed is the order that the customer sees, in place of a second one', async () => {
    const over = { name: 'ALREADY_PLACED', message: '', transactionId: 'transaction-9' };
    const { addresses, app, placed } = await openWith(scripted(agree), {
      preauthorise: (_request, _key, replaces) =>
        replaces === undefined ? silence() : Promise.reject(refused(410, over)),
    });
    await app.order.submit((key) => key);
    app.checkout.choosePaymentType('cash');
    await app.order.submit((key) => key);
    expect(addresses.at(-1)).toContain('transactionId=transaction-9');
    expect([app.order.flow, placed]).toEqual(['placed', []]);
  });
});

describe('the sheet of a wallet and its order', () => {
  it.each(['cancelled', 'failed'] as const)(
    'end together while nothing was asked of the gateway: it %s',
    async (outcome) => {
      let go = (): void => undefined;
      const wallet = scripted(async (order) => {
        void agree(order);
        return outcome;
      });
      const { app, environment, requests } = await openWith(wallet);
      Object.assign(environment.huts, {
        status: () => new Promise((resolve) => (go = () => resolve(undefined))),
      });
      await app.order.submit((key) => key);
      expect(app.order.flow).toBe('idle');
      expect(app.order.failure === undefined).toBe(outcome === 'cancelled');
      go();
      await setImmediate();
      expect([app.order.flow, requests]).toEqual(['idle', []]);
    },
  );

  it('are for the same total: a basket that another tab changed is not charged', async () => {
    const wallet = scripted((order) => {
      app.basket.setLines({ deals: [], items: app.basket.basket.items.slice(0, 1) });
      return agree(order);
    });
    const { app, requests } = await openWith(wallet);
    await app.order.submit((key) => key);
    expect(requests).toEqual([]);
    expect(app.order.flow).toBe('idle');
    expect(app.order.failure).toMatchObject({ name: 'BAD_PRICE_INTEGRITY' });
  });
});
