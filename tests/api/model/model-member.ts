import type { Kysely } from 'kysely';
import { join, providerTokenOf } from '../../../server/loyalty/loyalty-accounts.ts';
import type { Tables } from '../../../server/storage/tables.ts';
import type { CallHeaders } from '../call.ts';
import { signedIn } from '../loyalty/members.ts';
import type { ServerClock, TestServer } from '../start-server.ts';

/** The member of a loyalty programme whom all customers of a model belong to: they compete for the points. */
export interface ModelMember {
  readonly accountId: string;
  /** What a signed-in browser sends. */
  readonly headers: CallHeaders;
  /** What names the member to the loyalty provider. */
  readonly token: string;
}

/** Longer than clocks of a model go ahead, in milliseconds. */
const sessionMs = 365 * 86_400_000;

/** Points for two rewards and not for three. */
const pointsAtFirst = 10;

/** An account that joined the programme of the United Kingdom, with a session. */
export async function joinProgramme(
  clock: Pick<ServerClock, 'now'>,
  db: Kysely<Tables>,
  dependencies: TestServer['dependencies'],
): Promise<ModelMember> {
  const { accountId, headers } = await signedIn({ clock, db, dependencies }, 'uk', sessionMs);
  await join(db, { accountId, market: 'uk' }, {}, { mobileDigits: 9 });
  return { accountId, headers, token: await providerTokenOf(db, accountId) };
}

/** Gives the member the points that a run begins with, once all that moved them is forgotten. */
export async function givePoints(
  db: Kysely<Tables>,
  { accountId: account_id }: ModelMember,
): Promise<void> {
  await db
    .insertInto('loyalty_entry')
    .values({ account_id, cause: 'earned', points: pointsAtFirst })
    .execute();
  await db
    .updateTable('loyalty_account')
    .set({ balance: pointsAtFirst })
    .where('account_id', '=', account_id)
    .execute();
}
