import type { Kysely } from 'kysely';
import { toDecimal } from '../../core/money/money.ts';
import type { OrderRecord } from '../../core/orders/order-summary.ts';
import type { OrderRequest } from '../../schemas/types/http/order-request.ts';
import type { Tables } from '../storage/tables.ts';
import { type AccountRow, identitiesOf } from './account-repository.ts';
import { profileOf } from './account-views.ts';
import type { SignedIn, TokenCheck } from './authenticate.ts';
import { favouritesOf } from './favourites.ts';
import { sessionsOf } from './sessions.ts';

const ordersOf = async (db: Kysely<Tables>, accountId: string) => {
  const rows = await db
    .selectFrom('order_intent')
    .leftJoin('order_rating', 'order_rating.transaction_id', 'order_intent.transaction_id')
    .selectAll('order_intent')
    .select(['stars', 'words', 'dishes'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  const problems = await db
    .selectFrom('order_problem')
    .select(['transaction_id', 'kind', 'words', 'at'])
    .where('transaction_id', 'in', (query) =>
      query.selectFrom('order_intent').select('transaction_id').where('account_id', '=', accountId),
    )
    .orderBy('at')
    .execute();
  return rows.map((row) => {
    const { loyalty, ...request } = row.request as OrderRequest;
    const { hut, lines } = row.priced as OrderRecord;
    return {
      orderId: row.order_id,
      reference: row.customer_order_reference,
      state: row.state,
      status: row.order_status,
      askedAt: row.created_at,
      placedAt: row.placed_at,
      erasedAt: row.erased_at,
      currency: row.currency,
      total: toDecimal(row.total_minor),
      paymentType: row.payment_type,
      hut: { name: hut.name, phone: hut.phone },
      lines,
      request,
      // Without the token that spends points.
      pointsUsed: loyalty?.points ?? 0,
      rating:
        row.stars === null ? null : { stars: row.stars, words: row.words, dishes: row.dishes },
      problems: problems
        .filter(({ transaction_id: id }) => id === row.transaction_id)
        .map(({ kind, words, at }) => ({ kind, words, at })),
    };
  });
};

const loyaltyOf = async (db: Kysely<Tables>, accountId: string) => {
  const member = await db
    .selectFrom('loyalty_account')
    .select(['document', 'balance', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!member) return null;
  const entries = await db
    .selectFrom('loyalty_entry')
    .select(['at', 'cause', 'points'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return { member: member.document, points: member.balance, since: member.created_at, entries };
};

/** Of an address that was taken out nothing is kept but a digest. */
const addressesOf = async (db: Kysely<Tables>, accountId: string) => {
  const rows = await db
    .selectFrom('account_address')
    .select(['address', 'instructions', 'is_preferred', 'created_at', 'updated_at'])
    .where('account_id', '=', accountId)
    .where('address', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.map(({ address, instructions, is_preferred, created_at, updated_at }) => ({
    address,
    instructions,
    isPreferred: is_preferred,
    createdAt: created_at,
    updatedAt: updated_at,
  }));
};

const paymentOf = async (db: Kysely<Tables>, accountId: string) => {
  const chosen = await db
    .selectFrom('account_payment')
    .select(['payment_type', 'chosen_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return chosen ? { preferred: chosen.payment_type, chosenAt: chosen.chosen_at } : null;
};

const lettersTo = async (db: Kysely<Tables>, account: AccountRow) => {
  const recipients = identitiesOf(account).map(({ value }) => value);
  if (recipients.length === 0) return [];
  const letters = await db
    .selectFrom('sent_mail')
    .select(['at', 'subject', 'body'])
    .where('market', '=', account.market)
    .where('recipient', 'in', recipients)
    .orderBy('id', 'desc')
    .execute();
  // Whoever has a session of somebody else is not to get at their password by a code.
  const covered = (text: string) => text.replace(/\d{4,}/g, (code) => '•'.repeat(code.length));
  return letters.map(({ at, subject, body }) => ({
    at,
    subject: covered(subject),
    body: covered(body),
  }));
};

/** Everything that is kept of the owner of an account; digests and tokens are no data of theirs [SEC-42]. */
export async function accountData(
  tokens: Pick<TokenCheck, 'db'>,
  signedIn: Pick<SignedIn, 'accountId' | 'sessionId'>,
  account: AccountRow,
) {
  const { db } = tokens;
  return {
    account: {
      ...profileOf(account),
      market: account.market,
      language: account.language,
      marketingEmail: account.marketing_email,
      marketingSMS: account.marketing_sms,
      emailCheckedAt: account.email_checked_at,
      createdAt: account.created_at,
      updatedAt: account.updated_at,
    },
    sessions: await sessionsOf(tokens, signedIn),
    addresses: await addressesOf(db, account.id),
    payment: await paymentOf(db, account.id),
    loyalty: await loyaltyOf(db, account.id),
    favourites: await favouritesOf(db, account.id),
    orders: await ordersOf(db, account.id),
    letters: await lettersTo(db, account),
  };
}
