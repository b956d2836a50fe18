import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TrialOutcome } from '../../../plugins/sandbox-gateway/provider/trial-entry.ts';
import { placedOrder, stateOf } from '../orders/sample-orders.ts';
import type { TestServer } from '../start-server.ts';
import { atTheDoor, waysOnline } from './every-way.ts';
import { gatewayPayment } from './sandbox-payments.ts';
import { startUnsettled } from './silent-gateway.ts';
import { choose } from './ways-to-pay.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startUnsettled({ gatewayTimeoutMs: 2_000 });
});
afterAll(() => server.close());

/** The runs of every type to some of the outcomes. */
const runsTo = (...outcomes: readonly TrialOutcome[]) =>
  waysOnline.flatMap(([type, sample, way]) =>
    outcomes.map((outcome) => [type, outcome, { ...sample, paymentType: type }, way] as const),
  );

type Run = ReturnType<typeof runsTo>[number];

/** Approved in another app, of which the gateway hears later [PAY-32]. */
const isHeardLater = ([type, outcome]: Run): boolean => type === 'upi' && outcome === 'approve';
const approved = runsTo('approve', 'challenge');

describe('every payment type', () => {
  it('is one of the 22, and is tried here [PAY-184]', () => {
    const declared = server.dependencies.markets
      .all()
      .flatMap(({ market }) => market.extensions.all('payment-provider'))
      .flatMap(({ types }) => types.map(({ type }) => type));
    const tried = [...waysOnline, ...atTheDoor].map(([type]) => type);
    expect(tried).toHaveLength(22);
    expect(new Set(tried)).toEqual(new Set(declared));
  });

  it.each(atTheDoor)(
    '%s places the order, and no gateway hears of it [PAY-184]',
    async (paymentType, sample) => {
      const { transactionId } = await placedOrder(server, { ...sample, paymentType });
      expect(await stateOf(server, transactionId)).toBe('placed');
      const path = `/sandbox/gateway/transactions/${transactionId}`;
      expect((await server.get(path)).status).toBe(404);
    },
  );

  it.each(approved.filter((run) => !isHeardLater(run)))(
    '%s that comes to %s places the order, and holds its amount [PAY-184]',
    async (_type, outcome, sample, way) => {
      const { opened, status, code } = await way(server, sample, outcome);
      expect([status, code]).toEqual([200, undefined]);
      expect(await stateOf(server, opened.transactionId)).toBe('placed');
      const { status: held, events } = await gatewayPayment(server, opened.transactionId);
      expect(held).toBe('approved');
      expect(events.filter(({ kind }) => kind === 'approved')).toHaveLength(1);
    },
  );

  it.each([...runsTo('pending'), ...approved.filter(isHeardLater)])(
    '%s that comes to %s is placed by the word of the gateway, once it has one [PAY-184]',
    async (_type, outcome, sample, way) => {
      const { opened } = await way(server, sample, outcome);
      const { transactionId } = opened;
      expect((await gatewayPayment(server, transactionId)).status).toBe('pending');
      expect(await stateOf(server, transactionId)).not.toBe('placed');
      await choose(server, transactionId, 'approve');
      const state = () => stateOf(server, transactionId);
      await expect.poll(state).toBe('placed');
    },
  );

  it.each(runsTo('decline', 'exception', 'cancel', 'timeout'))(
    '%s that comes to %s places nothing and holds nothing [PAY-184]',
    async (_type, outcome, sample, way) => {
      const { opened } = await way(server, sample, outcome);
      expect(await stateOf(server, opened.transactionId)).not.toBe('placed');
      const { status, events } = await gatewayPayment(server, opened.transactionId);
      expect(['approved', 'captured']).not.toContain(status);
      expect(events.map(({ kind }) => kind)).not.toContain('approved');
    },
  );
});
