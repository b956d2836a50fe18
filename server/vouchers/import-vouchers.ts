import type { Transaction } from 'kysely';
import { normaliseCode } from '../../core/vouchers/voucher-code.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';
import { vouchersByCode } from './vouchers-by-code.ts';

const rowsAtOnce = 1000;

/** Brings the codes of a market in, one row each. How often a code was used is kept elsewhere and stays as it is. */
export async function importVouchers(
  tx: Transaction<Tables>,
  manifest: Manifest,
  vouchers: readonly CatalogueVoucher[],
): Promise<void> {
  const { sectors } = manifest;
  await tx.deleteFrom('voucher').where('sector', 'in', sectors).execute();
  const rows = vouchersByCode(manifest, vouchers).map(({ sector, code, voucher }) => ({
    sector,
    code_key: normaliseCode(code),
    code,
    document: toJson(voucher),
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insertInto('voucher')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['sector', 'code_key']).doNothing())
      .execute();
  }
}
