import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Contribution } from '../../../core/define-plugin.ts';
import { bindPlugins } from '../../../core/engine/bind-plugins.ts';
import { ContributionError, LateAnswerError } from '../../../core/engine/guard.ts';
import type { PaymentGateway } from '../../../core/payments/payment-gateway.ts';
import { gatewayStatuses } from '../../../core/payments/gateway-status.ts';
import { recordedFailures } from '../../setup/recorded-failures.ts';
import { manifestWith, plugin } from '../engine/sample-plugins.ts';

const amount = { minor: 2450, currency: 'GBP' };
const facts = { transactionId: 'transaction-1', type: 'microform', amount, reference: 'AB12' };
const payment = { ...facts, memory: {} };
const check = { sessionId: 'session-1', deviceData: '', returnUrl: 'https://shop.example/' };

const asks = {
  open: (gateway: PaymentGateway) => gateway.open(facts),
  status: (gateway: PaymentGateway) => gateway.status(payment),
  authorise: (gateway: PaymentGateway) => gateway.authorise(payment, 'token'),
  stepUp: async (gateway: PaymentGateway) => gateway.stepUp?.(payment, check),
  capture: (gateway: PaymentGateway) => gateway.capture(payment, amount),
  void: (gateway: PaymentGateway) => gateway.void(payment),
  refund: (gateway: PaymentGateway) => gateway.refund(payment, { key: 'refund-1', amount }),
};
type Call = keyof typeof asks;
const calls = Object.keys(asks) as readonly Call[];

/** What the shop gets when a gateway answers a call like this. */
async function heard(call: Call, answer: () => Promise<unknown>): Promise<unknown> {
  const contributes = [
    { point: 'payment-gateway', make: () => ({ [call]: answer }) },
  ] as unknown as readonly Contribution[];
  const bank = { plugin: plugin('bank', contributes), options: {} };
  const { watch } = recordedFailures();
  const [gateway] = bindPlugins([bank], manifestWith(), watch).all('payment-gateway');
  if (!gateway) throw new Error('The plugin brought no gateway.');
  return asks[call](gateway);
}

const url = 'https://bank.example/challenge';

describe('an answer of a gateway', () => {
  it.each<[Call, unknown]>([
    ...gatewayStatuses.map((status): [Call, unknown] => ['status', { status }]),
    ['status', undefined],
    ['authorise', { kind: 'status', status: 'approved' }],
    ['authorise', { kind: 'challenge', url }],
    ['stepUp', { kind: 'completed', response: 'authenticated' }],
    ['stepUp', { kind: 'challenge', url, accessToken: 'access-1' }],
    ['stepUp', { kind: 'failed' }],
  ])('to %s is heard when it is %j [ENG-27]', async (call, answer) => {
    expect(await heard(call, async () => answer)).toEqual(answer);
  });

  it.each<[Call, unknown]>([
    ['status', { status: 'paid' }],
    ['status', {}],
    ['authorise', { kind: 'status', status: 'paid' }],
    ['authorise', { kind: 'status' }],
    ['authorise', { kind: 'passed', status: 'approved' }],
    ['authorise', { status: 'approved' }],
    ['authorise', { kind: 'challenge' }],
    ['authorise', { kind: 'challenge', status: 'approved' }],
    ['stepUp', { kind: 'completed' }],
    ['stepUp', { kind: 'passed', response: 'authenticated' }],
    ['stepUp', { kind: 'challenge', url }],
    ['stepUp', { kind: 'challenge', accessToken: 'access-1' }],
    ['capture', { status: 'paid' }],
    ['void', { status: 'gone' }],
    ['refund', { status: 'returned' }],
  ])('to %s is an error when it is %j [GTW-19]', async (call, answer) => {
    await expect(heard(call, async () => answer)).rejects.toBeInstanceOf(ContributionError);
  });
});

describe('a gateway that does not answer', () => {
  beforeEach(() => vi.useFakeTimers({ now: 0 }));
  afterEach(() => vi.useRealTimers());

  it.each(calls)('is given up after 20 seconds when asked for %s [GTW-20]', async (call) => {
    const never = new Promise<never>(() => undefined);
    let end: unknown = 'waits';
    void heard(call, () => never).catch((error: unknown) => {
      end = error;
    });
    await vi.advanceTimersByTimeAsync(19_999);
    expect(end).toBe('waits');
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toBeInstanceOf(LateAnswerError);
  });
});
