import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { digestOfSecret } from '../accounts/secret-digests.ts';
import { hasCome, momentIn, presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { Operator } from './operator-accounts.ts';

/** How long a password alone is remembered while its owner looks for the code, in milliseconds. */
const codeWaitMs = 600_000;

/** The longest that anybody stays signed in, in milliseconds: a shift. */
const longestMs = 12 * 3_600_000;

/** A session that nobody uses ends after so long, in milliseconds. */
const idleMs = 30 * 60_000;

/** How old the last use may be before another one is written, in milliseconds. */
const noteEveryMs = 60_000;

/** Somebody who has shown a password, and a code where the session is open. */
export interface OperatorVisit {
  readonly operator: Operator;
  readonly tokenHash: string;
  readonly isOpen: boolean;
}

/**
 * Opens a session after the password, or after the code in place of the one before it: what the cookie holds is another
 * with every step [OPR-20].
 * @returns what the cookie is to hold
 */
export async function openOperatorSession(
  db: Kysely<Tables>,
  operatorId: string,
  after: 'password' | 'code',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .where(hasCome('ends_at'))
    .execute();
  await db
    .insertInto('operator_session')
    .values({
      token_hash: digestOfSecret(token),
      operator_id: operatorId,
      is_open: after === 'code',
      ends_at: momentIn(after === 'code' ? longestMs : codeWaitMs),
    })
    .execute();
  return token;
}

const isAlive = sql<boolean>`ends_at > present_moment() and seen_at > ${momentIn(-idleMs)}`;

/** Whoever has the token; undefined when its session is over. */
export async function findVisit(
  db: Kysely<Tables>,
  token: string,
): Promise<OperatorVisit | undefined> {
  const tokenHash = digestOfSecret(token);
  const row = await db
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.id', 'operator_session.operator_id')
    .selectAll('operator')
    .select('is_open')
    .where('token_hash', '=', tokenHash)
    .where(isAlive)
    .executeTakeFirst();
  if (!row) return undefined;
  const { is_open: isOpen, ...operator } = row;
  return { operator: operator as Operator, tokenHash, isOpen };
}

/** Whether a session is still alive; its idle time begins anew where it is in use. */
export async function keepSession(
  db: Kysely<Tables>,
  tokenHash: string,
  isUsed: boolean,
): Promise<boolean> {
  if (isUsed) {
    await db
      .updateTable('operator_session')
      .set({ seen_at: presentMoment })
      .where('token_hash', '=', tokenHash)
      .where(isAlive)
      .where('seen_at', '<', momentIn(-noteEveryMs))
      .execute();
  }
  const alive = await db
    .selectFrom('operator_session')
    .select('token_hash')
    .where('token_hash', '=', tokenHash)
    .where(isAlive)
    .executeTakeFirst();
  return alive !== undefined;
}

/** Ends a session, or all of an operator's. */
export async function endOperatorSessions(
  db: Kysely<Tables>,
  which: { readonly tokenHash: string } | { readonly operatorId: string },
): Promise<void> {
  const ended = db.deleteFrom('operator_session');
  await (
    'tokenHash' in which
      ? ended.where('token_hash', '=', which.tokenHash)
      : ended.where('operator_id', '=', which.operatorId)
  ).execute();
}
