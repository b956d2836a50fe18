import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimUnsettled } from '../../../server/orders/claim-unsettled.ts';
import { openCardOrder } from '../payments/sandbox-payments.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Changed so late that the server's own reconciler leaves them alone, while this claim does not. */
const laterMs = 10_000;
const pace = { quietMs: -2 * laterMs, claimMs: 15_000 };

/** An attempt that waits for its customer, or money that is to be let go; the first one changed longest ago. */
async function unsettled(place: number, money: 'open' | 'void-due'): Promise<string> {
  const { transactionId } = (await openCardOrder(server)).opened;
  await server.db
    .updateTable('order_intent')
    .set({
      money,
      updated_at: sql`present_moment() + ${laterMs + place} * interval '1 millisecond'`,
    })
    .where('transaction_id', '=', transactionId)
    .execute();
  return transactionId;
}

/** Takes so many of what waits, and tells which. */
const claim = async (most = 1): Promise<readonly string[]> =>
  (await claimUnsettled(server.dependencies, pace, most)).map(
    ({ transaction_id }) => transaction_id,
  );

/** The claim of an order ended so many milliseconds ago. */
const release = (transactionId: string, ago: number) =>
  server.db
    .updateTable('order_intent')
    .set({ claimed_until: sql`present_moment() - ${ago} * interval '1 millisecond'` })
    .where('transaction_id', '=', transactionId)
    .execute();

/** The life of an attempt ended so many milliseconds ago. */
const endLife = (transactionId: string, ago: number) =>
  server.db
    .updateTable('order_intent')
    .set({ expires_at: sql`present_moment() - ${ago} * interval '1 millisecond'` })
    .where('transaction_id', '=', transactionId)
    .execute();

describe('what waits to be settled', () => {
  it('is taken one by one: money that is due first, then what has waited longest, new or looked at before', async () => {
    const first = await unsettled(0, 'open');
    const second = await unsettled(1, 'open');
    const due = await unsettled(2, 'void-due');
    expect([await claim(), await claim(), await claim()]).toEqual([[due], [first], [second]]);
    expect(await claim()).toEqual([]);

    await release(first, 1);
    await release(second, 1_000);
    const late = await unsettled(3, 'open');
    expect([await claim(), await claim(), await claim()]).toEqual([[second], [first], [late]]);
  });

  it('is taken as soon as its life has ended, before what nothing has happened to for longer, but not for ever', async () => {
    const waiting = await unsettled(0, 'open');
    const over = await unsettled(1, 'open');
    await endLife(over, 1);
    expect([await claim(), await claim()]).toEqual([[over], [waiting]]);
    await endLife(over, 7 * pace.claimMs);
    await release(over, 1);
    await release(waiting, 1_000);
    expect([await claim(), await claim()]).toEqual([[waiting], [over]]);
  });

  it('is taken first again where who looked at it after its end was killed', async () => {
    const over = await unsettled(0, 'open');
    await endLife(over, 1);
    expect(await claim()).toEqual([over]);
    const waiting = await unsettled(1, 'open');
    await endLife(over, 2 * pace.claimMs);
    await release(over, 1);
    await release(waiting, 1_000);
    expect([await claim(), await claim()]).toEqual([[over], [waiting]]);
  });

  it('is taken by several at once, and by no other until their claim ends', async () => {
    const both = [await unsettled(0, 'open'), await unsettled(1, 'open')];
    const [taken, left] = [await claim(2), await claim(2)];
    expect(taken.toSorted()).toEqual(both.toSorted());
    expect(left).toEqual([]);
  });
});
