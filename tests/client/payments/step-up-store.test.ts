import { describe, expect, it } from 'vitest';
import type { PaymentsApi } from '../../../client/payments/payments-api.ts';
import type { PayerAuthAnswer, PayerAuthCheck } from '../../../schemas/types/http/orders.ts';
import { openCheckout } from '../orders/open-checkout.ts';
import { testEnvironment } from '../test-environment.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';

const started = {
  orderId: 'order-1',
  transactionId: 'transaction-1',
  paymentType: 'googlePay3DS',
  payerAuth: { sessionId: 'session-1', collectionUrl: '/sandbox/gateway/collect/1' },
};

const challenge: PayerAuthAnswer = {
  status: 'challenge',
  stepUpUrl: '/sandbox/gateway/step-up/1',
  accessToken: 'session-1',
};
const completed: PayerAuthAnswer = {
  status: 'completed',
  paymentAuthorisationResponse: 'authenticated',
};

interface Script {
  readonly answers: readonly PayerAuthAnswer[];
  /** Milliseconds whose wait is over at once. */
  readonly over?: readonly number[];
}

/** A store whose gateway answers what the test says, and whose time stands still but for some waits. */
const opened = async ({ answers, over = [] }: Script, market: MarketId = 'uk') => {
  const checks: PayerAuthCheck[] = [];
  const waits: number[] = [];
  const left = [...answers];
  const { payments } = testEnvironment(await testMarket(market));
  const calls: PaymentsApi = {
    ...payments,
    checkPayer: async (check) => {
      checks.push(check);
      const answer = left.shift();
      if (!answer) throw new Error('no answer');
      return answer;
    },
  };
  const { purchase } = await openCheckout(
    {
      payments: calls,
      origin: 'https://shop.example',
      wait: (ms) => {
        waits.push(ms);
        return over.includes(ms) ? Promise.resolve() : new Promise(() => {});
      },
    },
    market,
  );
  return { stepUp: purchase.stepUp, checks, waits };
};

const device = { kind: 'device-data', data: 'phone' } as const;
const flag = (flags: Readonly<Record<string, boolean>>) =>
  Object.keys(flags).filter((name) => flags[name]);

describe('the step-up of an order', () => {
  it('looks at the device and goes on at once where the bank has no question [PAY-62, PAY-71, PAY-76]', async () => {
    const { stepUp, checks } = await opened({ answers: [completed] });
    expect(flag(stepUp.flags)).toEqual([]);
    const end = stepUp.authenticate(started);
    expect(flag(stepUp.flags)).toEqual(['start']);
    expect(stepUp.frame).toMatchObject({
      kind: 'collection',
      url: 'https://shop.example/sandbox/gateway/collect/1',
    });
    stepUp.take(device);
    expect(await end).toEqual({ outcome: 'completed', response: 'authenticated' });
    expect(stepUp.frame).toBeUndefined();
    expect(flag(stepUp.flags)).toEqual(['complete']);
    expect(checks).toEqual([
      {
        transactionId: 'transaction-1',
        orderId: 'order-1',
        paymentType: 'googlePay3DS',
        sessionId: 'session-1',
        deviceData: 'phone',
        returnUrl: 'https://shop.example/order/checkout/',
      },
    ]);
    stepUp.reset();
    expect(flag(stepUp.flags)).toEqual(['reset']);
  });

  it('has the bank ask, and asks the gateway what came of it [PAY-67, PAY-68]', async () => {
    const { stepUp, checks } = await opened({ answers: [challenge, completed] });
    const end = stepUp.authenticate(started);
    stepUp.take(device);
    await expect.poll(() => stepUp.frame?.kind).toBe('challenge');
    expect(stepUp.frame?.accessToken).toBe('session-1');
    stepUp.take({ kind: 'challenge-done' });
    expect((await end).outcome).toBe('completed');
    expect(checks).toHaveLength(2);
  });

  it.each([
    ['refuses', [challenge, { status: 'failed' }], 'challenge-done', 'error', 'error'],
    ['asks twice', [challenge, challenge], 'challenge-done', 'error', 'error'],
    ['is stopped', [challenge], 'cancelled', 'stopped-by-user', 'stoppedByUser'],
    ['is not reached any more', [challenge], 'challenge-done', 'error', 'error'],
  ] as const)(
    'is aborted when the bank %s [PAY-67, PAY-68]',
    async (_name, answers, kind, outcome, set) => {
      const { stepUp } = await opened({ answers });
      const end = stepUp.authenticate(started);
      stepUp.take(device);
      await expect.poll(() => stepUp.frame?.kind).toBe('challenge');
      stepUp.take({ kind });
      expect((await end).outcome).toBe(outcome);
      expect(flag(stepUp.flags)).toEqual([set]);
    },
  );

  it('waits 10 seconds for the device, and 20 for the bank [PAY-69, PAY-70, CST-47, CST-48]', async () => {
    for (const market of ['uk', 'ca'] as const) {
      const type = market === 'uk' ? 'googlePay3DS' : 'visaCheckout';
      const order = { ...started, paymentType: type };
      const hanging = await opened({ answers: [], over: [10_000] }, market);
      const late = await hanging.stepUp.authenticate(order);
      expect(late.outcome).toBe('collection-timeout');
      expect(hanging.waits).toEqual([10_000]);
      expect(hanging.checks).toEqual([]);
      const silent = await opened({ answers: [challenge], over: [] }, market);
      void silent.stepUp.authenticate(order);
      silent.stepUp.take(device);
      await expect.poll(() => silent.stepUp.frame?.kind).toBe('challenge');
      expect(silent.waits).toEqual([10_000, 20_000, 20_000]);
      const slow = await opened({ answers: [challenge], over: [20_000] }, market);
      const end = slow.stepUp.authenticate(order);
      slow.stepUp.take(device);
      expect((await end).outcome).toBe('step-up-timeout');
      expect(flag(slow.stepUp.flags)).toEqual(['timeout']);
    }
  });

  it('opens no page that is not allowed, and starts for no type without one [PAY-61, PAY-66]', async () => {
    const { stepUp, checks } = await opened({ answers: [completed] });
    const collectionUrl = 'https://evil.example/collect';
    const payerAuth = { sessionId: 'session-1', collectionUrl };
    expect((await stepUp.authenticate({ ...started, payerAuth })).outcome).toBe('error');
    expect(checks).toEqual([]);
    await expect(stepUp.authenticate({ ...started, paymentType: 'cash' })).rejects.toThrow(
      'no step-up',
    );
  });
});
