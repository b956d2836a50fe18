import type { Transaction } from 'kysely';
import { normaliseCode, specialPrefixOf } from '../../core/vouchers/voucher-code.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { toJson } from '../storage/json-text.ts';
import type { Tables } from '../storage/tables.ts';

const rowsAtOnce = 1000;

/** Brings the codes of a market in, one row each. How often a code was used is kept elsewhere and stays as it is. */
export async function importVouchers(
  tx: Transaction<Tables>,
  manifest: Manifest,
  vouchers: readonly CatalogueVoucher[],
): Promise<void> {
  const { sectors } = manifest;
  await tx.deleteFrom('voucher').where('sector', 'in', sectors).execute();
  const rows = vouchers.flatMap(({ codes, sectors: own = sectors, ...voucher }) =>
    (codes ?? [voucher.id]).flatMap((code) => {
      const isSpecial = specialPrefixOf(code, manifest) !== undefined;
      const document = toJson(isSpecial ? { ...voucher, maxUses: 1 } : voucher);
      return own.map((sector) => ({ sector, code_key: normaliseCode(code), code, document }));
    }),
  );
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insertInto('voucher')
      .values(rows.slice(from, from + rowsAtOnce))
      .onConflict((conflict) => conflict.columns(['sector', 'code_key']).doNothing())
      .execute();
  }
}
