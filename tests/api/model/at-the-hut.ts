import { posKeyOf } from '../../../server/menu/pos-keys.ts';
import type { Attempt } from './customers.ts';
import type { Run } from './run.ts';
import type { OfKind } from './steps.ts';

async function posHeaders({ shop }: Run, { request }: Attempt) {
  const { posSecret } = await shop.dependencies();
  const { sector, id } = request.hut;
  return { authorization: `Bearer ${posKeyOf(posSecret, sector, id)}` };
}

/** The hut says how far an order is. */
export async function report(run: Run, attempt: Attempt, { status }: OfKind<'hut reports'>) {
  await run.shop.call({
    path: `/v1/orders/${attempt.opened?.orderId}/status`,
    body: { order_status: status },
    headers: await posHeaders(run, attempt),
  });
}

/** A person at the hut gives back money of an order. */
export async function giveBack(run: Run, attempt: Attempt, { isPart }: OfKind<'give back'>) {
  await run.shop.call({
    path: `/v1/orders/${attempt.opened?.orderId}/refunds`,
    body: { reason: 'cold', ...(isPart && { amount: 1 }) },
    headers: { ...(await posHeaders(run, attempt)), 'idempotency-key': `give-back-${isPart}` },
  });
}
