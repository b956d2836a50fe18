import { type Kysely, sql, type Transaction } from 'kysely';
import { normaliseCode } from '../../core/vouchers/voucher-code.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { Tables } from '../storage/tables.ts';
import { editionBooks } from './edition-vouchers.ts';
import { heldUse, moveUse } from '../storage/use-of-order.ts';
import type { KnownVoucher } from './vouchers-by-code.ts';

/** Where vouchers are looked up. */
export interface VoucherBooks {
  /** The voucher of a code, however it is written. */
  readonly find: (sector: string, code: string) => Promise<KnownVoucher | undefined>;
  /** Whether no use of a code is left in a market. */
  readonly isUsedUp: (market: string, known: KnownVoucher) => Promise<boolean>;
}

/** The voucher of a code, however it is written; undefined for a code that the sector does not have. */
export async function findVoucher(
  db: Kysely<Tables>,
  sector: string,
  code: string,
): Promise<KnownVoucher | undefined> {
  const edition = editionBooks(sector);
  if (edition) return edition.find(code);
  const row = await db
    .selectFrom('voucher')
    .select(['code', 'document'])
    .where('sector', '=', sector)
    .where('code_key', '=', normaliseCode(code))
    .executeTakeFirst();
  return row && { code: row.code, voucher: row.document as CatalogueVoucher };
}

/**
 * Whether every use of a code is held or taken by some order.
 * @param besides transaction id of an order whose hold does not count, as another order is to replace it
 */
export async function isUsedUp(
  db: Kysely<Tables>,
  market: string,
  { code, voucher }: KnownVoucher,
  besides?: string,
): Promise<boolean> {
  if (voucher.maxUses === undefined) return false;
  const row = await db
    .selectFrom('voucher_count')
    .select('used')
    .where('market', '=', market)
    .where('code_key', '=', normaliseCode(code))
    .executeTakeFirst();
  const used = row?.used ?? 0;
  if (used < voucher.maxUses || besides === undefined) return used >= voucher.maxUses;
  const held = await heldUse(db, 'voucher_use', besides);
  const isOfCode = held?.market === market && held.code_key === normaliseCode(code);
  return used - (isOfCode ? 1 : 0) >= voucher.maxUses;
}

/**
 * The vouchers of the catalogue with the uses that orders have made of them.
 * @param besides transaction id of an order whose hold does not count, as another order is to replace it
 */
export const storedVouchers = (db: Kysely<Tables>, besides?: string): VoucherBooks => ({
  find: (sector, code) => findVoucher(db, sector, code),
  isUsedUp: (market, known) => isUsedUp(db, market, known, besides),
});

/** The use of a code by an order. */
export interface VoucherUse {
  readonly market: string;
  readonly transactionId: string;
  readonly code: string;
  /** Most uses of the code; absent means any number. */
  readonly maxUses?: number | undefined;
}

/**
 * Holds one use of a code for an order. Counting and comparing are one statement on one row, so of any number of orders
 * no more than the code allows get it.
 * @returns whether there was a use left
 */
export async function holdVoucher(
  tx: Transaction<Tables>,
  { market, transactionId, code, maxUses }: VoucherUse,
): Promise<boolean> {
  const code_key = normaliseCode(code);
  const counted = await tx
    .insertInto('voucher_count')
    .values({ market, code_key, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['market', 'code_key'])
        .doUpdateSet({ used: sql<number>`voucher_count.used + 1` })
        .where(
          sql<boolean>`${maxUses ?? null}::integer is null or voucher_count.used < ${maxUses ?? null}::integer`,
        ),
    )
    .returning('used')
    .executeTakeFirst();
  if (!counted) return false;
  await tx
    .insertInto('voucher_use')
    .values({ transaction_id: transactionId, market, code_key, state: 'held' })
    .execute();
  return true;
}

/** The order came to nothing: what it held or took can be used again. Repeated it does nothing. */
export async function releaseVoucher(
  tx: Transaction<Tables>,
  transactionId: string,
): Promise<void> {
  const released = await moveUse(tx, 'voucher_use', transactionId, {
    from: ['held', 'taken'],
    to: 'released',
  });
  if (!released) return;
  await tx
    .updateTable('voucher_count')
    .set({ used: sql<number>`used - 1` })
    .where('market', '=', released.market)
    .where('code_key', '=', released.code_key)
    .execute();
}
