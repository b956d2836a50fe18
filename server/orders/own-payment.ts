import type { Kysely } from 'kysely';
import type { OwnPayment } from '../../schemas/types/http/orders.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { RecentOrder } from './recent-orders.ts';

/** The way of paying that a customer's checkout begins with: the one they chose, else that of the last order since they had it forgotten [SHP-16, SHP-34]. */
export async function ownPayment(
  db: Kysely<Tables>,
  accountId: string,
  [last]: readonly RecentOrder[],
): Promise<OwnPayment> {
  const chosen = await db
    .selectFrom('account_payment')
    .select(['payment_type', 'chosen_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (chosen && chosen.payment_type !== null) return { preferred: chosen.payment_type };
  const isForgotten = !last || (chosen !== undefined && last.placedAt <= chosen.chosen_at);
  return isForgotten ? {} : { remembered: last.request.payment.type };
}

/** Has checkout begin with a way of paying from now on, or, without one, with none until the next order is placed. */
export async function choosePayment(
  db: Kysely<Tables>,
  accountId: string,
  paymentType: string | null,
): Promise<void> {
  const choice = { payment_type: paymentType, chosen_at: presentMoment };
  await db
    .insertInto('account_payment')
    .values({ account_id: accountId, payment_type: paymentType })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(choice))
    .execute();
}
