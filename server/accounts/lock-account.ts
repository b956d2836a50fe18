import type { Transaction } from 'kysely';
import type { Tables } from '../storage/tables.ts';
import { userGone } from './authenticate.ts';

/** Lets changes of what an account keeps follow each other. @throws ProblemError 401 for an account that is gone */
export async function lockAccount(tx: Transaction<Tables>, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw userGone();
}
