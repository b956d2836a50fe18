import { specialPrefixOf } from '../../core/vouchers/voucher-code.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** A code of a sector with its voucher. */
export interface KnownVoucher {
  /** The code as the catalogue writes it. */
  readonly code: string;
  readonly voucher: CatalogueVoucher;
}

/** The vouchers of a catalogue by their codes in each sector; codes of a special prefix are good once. */
export const vouchersByCode = (
  manifest: Manifest,
  vouchers: readonly CatalogueVoucher[],
): readonly (KnownVoucher & { readonly sector: string })[] =>
  vouchers.flatMap(({ codes, sectors = manifest.sectors, ...terms }) =>
    (codes ?? [terms.id]).flatMap((code) => {
      const isSpecial = specialPrefixOf(code, manifest) !== undefined;
      const voucher = isSpecial ? { ...terms, maxUses: 1 } : terms;
      return sectors.map((sector) => ({ sector, code, voucher }));
    }),
  );
