import { afterAll, beforeAll, expect, it } from 'vitest';
import { findKnownIntent, lockKnownIntent } from '../../../server/intents/intent-repository.ts';
import { type IntentChange, updateIntent } from '../../../server/intents/write-intent.ts';
import { presentMoment } from '../../../server/storage/moments.ts';
import { openCardOrder } from '../payments/sandbox-payments.ts';
import { startServer, type TestServer } from '../start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('an intent that was changed is told as whoever reads it afterwards finds it', async () => {
  const { opened } = await openCardOrder(server);
  const { transactionId } = opened;
  const at = new Date('2026-11-28T18:30:00.125Z');
  const change: Required<IntentChange> = {
    accepted_at: at,
    answer: { ...opened, totalPrice: 1.5 },
    claimed_until: null,
    eta: { exact: '2026-11-28T19:00:00Z' },
    money: 'captured',
    order_status: 'CONFIRMING',
    placed_at: at,
    refunded_minor: 120,
    state: 'placed',
    watched_until: presentMoment,
  };
  const events = [{ kind: 'order-stored', detail: { of: 'a test' } }];
  const told = await server.db
    .transaction()
    .execute(async (tx) =>
      updateIntent(tx, await lockKnownIntent(tx, transactionId), change, events),
    );
  const found = await findKnownIntent(server.db, transactionId);
  expect(told).toEqual(found);
  expect(found).toMatchObject({ state: 'placed', refunded_minor: 120, placed_at: at });
});
