import { getSnapshot } from 'mobx-state-tree';
import { describe, expect, it } from 'vitest';
import type { PolledPayment } from '../../../core/payments/gateway-payment.ts';
import { readCardDetails } from '../../../client/payments/card-details.ts';
import { testEnvironment } from '../test-environment.ts';
import {
  fillIn,
  openCheckout,
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
const detailsOf = (address: string) =>
  readCardDetails(new URL(address, 'https://uk.test').searchParams);

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

  it('goes to the card details with everything a reload needs [PAY-55]', async () => {
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
    expect(app.payment.card).toBeUndefined();
  });

  it('keeps no token, card number or security code in what is stored [CHK-27, PAY-63]', async () => {
    const { app } = await atForm({ place: () => new Promise(() => {}) });
    void app.order.takeFrameMessage(token);
    const stored = JSON.stringify(getSnapshot(app.order));
    expect(app.payment.card).toEqual(token);
    expect(stored).not.toMatch(/card-1|form-token|1111/);
  });

  it('shows the bank in between, then places with the same token [PAY-24]', async () => {
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
    expect(app.payment.hasCardProblem).toBe(true);
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
    expect(app.payment.pollingFailed).toBe(false);
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
      expect(app.payment.pollingFailed).toBe(true);
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
    app.payment.closePolling();
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
    expect(app.order.openCardDetails(detailsOf(addresses[0] ?? ''))).toBe(true);
    expect(app.order.failure).toMatchObject({ modal: 'processed' });
  });

  it('says that the payment went wrong when the provider says so, and nothing otherwise [PAY-50, PAY-51]', async () => {
    const { app, addresses } = await atForm({});
    const details = detailsOf(addresses[0] ?? '');
    app.order.openCardDetails(details, 'cancel');
    expect(app.order.failure).toBeUndefined();
    app.order.openCardDetails(details, 'exception');
    expect(app.order.failure).toMatchObject({ modal: 'authorise', name: 'Generic' });
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

  it('places nothing for an attempt that was given up before its customer came back [PAY-52]', async () => {
    const { api, placed } = orderCalls();
    const { app } = await openCheckout({ orders: api }, 'uk', {
      order: { transactionId: 'transaction-1', state: 'signed-state' },
    });
    await app.order.returnFromProvider({});
    expect(placed).toEqual([]);
    expect(app.order.failure).toMatchObject({ modal: 'authorise', name: 'Generic' });
  });
});
