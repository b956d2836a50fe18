import type { Kysely } from 'kysely';
import { join, providerTokenOf } from '../../../server/loyalty/loyalty-accounts.ts';
import type { Tables } from '../../../server/storage/tables.ts';
import { bookPoints, type Customer, signedIn } from '../loyalty/members.ts';
import type { ServerClock, TestServer } from '../start-server.ts';

/** The member of a loyalty programme whom all customers of a model belong to: they compete for the points. */
export type ModelMember = Customer & { readonly token: string };

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
  const customer = await signedIn({ clock, db, dependencies }, 'uk', sessionMs);
  const { accountId } = customer;
  await join(db, { accountId, market: 'uk' }, {}, { mobileDigits: 9 });
  return { ...customer, token: await providerTokenOf(db, accountId) };
}

/** Gives the member the points that a run begins with, once all that moved them is forgotten. */
export const givePoints = (db: Kysely<Tables>, member: ModelMember): Promise<void> =>
  bookPoints(db, member, pointsAtFirst);
