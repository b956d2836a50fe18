import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { OwnAddress, OwnAddressInput } from '../../schemas/types/http/orders.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { notFound, ProblemError } from '../shell/problem-error.ts';
import { toJson } from '../storage/json-text.ts';
import { presentMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { digestOf, type Known, knownAddresses } from './address-list.ts';
import type { Orderer } from './recent-orders.ts';

/** Most addresses that an account keeps. */
const mostAddresses = 20;

/** From now on an address is not told, unless an order goes there again. */
async function takeOut(
  tx: Transaction<Tables>,
  accountId: string,
  { digest }: Pick<Known, 'digest'>,
): Promise<void> {
  const nothing = { address: null, instructions: null, is_preferred: false };
  await tx
    .insertInto('account_address')
    .values({ id: randomUUID(), account_id: accountId, digest, ...nothing })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'digest'])
        .doUpdateSet({ ...nothing, updated_at: presentMoment }),
    )
    .execute();
}

/**
 * Keeps an address, or changes the one that an id names; at most one is the preferred one. Repeated it does nothing more.
 * @throws ProblemError 404 for an id that names none of the customer's, 409 where there are too many
 */
export const saveAddress = (
  db: Kysely<Tables>,
  orderer: Orderer,
  { address, instructions, isPreferred }: OwnAddressInput,
  id?: string,
): Promise<OwnAddress> =>
  db.transaction().execute(async (tx) => {
    const { accountId } = orderer;
    await lockAccount(tx, accountId);
    const known = await knownAddresses(tx, orderer);
    const digest = digestOf(accountId, address);
    const target = known.find((one) => (id === undefined ? one.digest === digest : one.id === id));
    if (id !== undefined && !target) throw notFound('The address');
    const kept = known.filter(({ isSaved }) => isSaved);
    if (!target?.isSaved && kept.length >= mostAddresses) {
      throw new ProblemError(409, 'TOO_MANY_ADDRESSES', 'The account keeps no more addresses.');
    }
    const preferred = isPreferred ?? target?.isPreferred ?? false;
    if (preferred) {
      await tx
        .updateTable('account_address')
        .set({ is_preferred: false })
        .where('account_id', '=', accountId)
        .execute();
    }
    const row = {
      id: target?.id ?? randomUUID(),
      digest,
      address: toJson(address),
      instructions: instructions?.trim() || null,
      is_preferred: preferred,
    };
    // What had the new words before, or the id, makes room: one address is one row.
    await tx
      .deleteFrom('account_address')
      .where('account_id', '=', accountId)
      .where((one) => one.or([one('id', '=', row.id), one('digest', '=', digest)]))
      .execute();
    await tx
      .insertInto('account_address')
      .values({ ...row, account_id: accountId })
      .execute();
    if (target && target.digest !== digest) await takeOut(tx, accountId, target);
    return {
      id: row.id,
      address,
      ...(row.instructions !== null && { instructions: row.instructions }),
      isPreferred: preferred,
      isSaved: true,
    };
  });

/** Takes an address out, also one that is known from orders. @throws ProblemError 404 for an id that names none */
export const removeAddress = (db: Kysely<Tables>, orderer: Orderer, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await lockAccount(tx, orderer.accountId);
    const target = (await knownAddresses(tx, orderer)).find((one) => one.id === id);
    if (!target) throw notFound('The address');
    await takeOut(tx, orderer.accountId, target);
  });
