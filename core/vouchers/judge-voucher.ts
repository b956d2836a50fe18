import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { CatalogueVoucher } from '../../schemas/types/catalogue/voucher.ts';
import type {
  Voucher,
  VoucherErrorType,
  VoucherRejection,
} from '../../schemas/types/http/vouchers.ts';
import { excludes } from '../deals/excludes.ts';
import type { Catalogue } from '../menu/catalogue.ts';

/** What a voucher is judged by; what is not known is left out, and nothing is refused for it. */
export interface VoucherFacts {
  /** The call comes out of the mobile app [VOU-13]. */
  readonly isApp?: boolean;
  readonly disposition?: Disposition | undefined;
  /** What the hut sells, and how. */
  readonly catalogue?: Catalogue | undefined;
  /** Deals in the basket. */
  readonly dealIds?: readonly string[];
}

/** Why a voucher is not taken. */
export interface VoucherGround {
  readonly type: VoucherErrorType;
  /** Names of what it conflicts with. */
  readonly names?: readonly string[];
}

/** The deals of a basket that a voucher may not be combined with, by either side's list [VOU-39, DEA-31]. */
const conflictsOfVoucher = (
  voucher: Pick<Voucher, 'id' | 'conflicts'>,
  dealIds: readonly string[],
  catalogue: Catalogue | undefined,
): string[] =>
  [...new Set(dealIds)].filter((dealId) =>
    excludes(voucher, catalogue?.deals.get(dealId) ?? { id: dealId }),
  );

/** Whether a hut sells what a voucher is for. */
const isSold = (
  { products = [], dealId }: Pick<CatalogueVoucher, 'products' | 'dealId'>,
  catalogue: Catalogue,
): boolean =>
  products.every((id) => catalogue.products.has(id)) &&
  (dealId === undefined || catalogue.deals.has(dealId));

/** The first ground against a voucher that exists, in the order of VOU-40; undefined when there is none. */
export function groundAgainst(
  voucher: CatalogueVoucher,
  { isApp, disposition, catalogue, dealIds = [] }: VoucherFacts,
): VoucherGround | undefined {
  if (voucher.appExclusive === true && isApp === false) return { type: 'APP_ONLY' };
  if (voucher.collectionOnly === true && disposition && disposition !== 'collection') {
    return { type: 'COLLECTION_ONLY' };
  }
  if (catalogue && !isSold(voucher, catalogue)) return { type: 'PRODUCTS_UNAVAILABLE' };
  const conflicts = conflictsOfVoucher(voucher, dealIds, catalogue);
  if (conflicts.length === 0) return undefined;
  return { type: 'CONFLICT', names: conflicts.map((id) => catalogue?.deals.get(id)?.title ?? id) };
}

const messages: Readonly<Record<VoucherErrorType, string>> = {
  NOT_FOUND: 'Sorry, this voucher code is not valid',
  APP_ONLY: 'Voucher is only supported on the app',
  COLLECTION_ONLY: 'Available for collection only',
  PRODUCTS_UNAVAILABLE: 'Unavailable products',
  CONFLICT: 'Not valid together with',
};

/** The answer to a code that is not taken. Customers read it in their own words, but for a conflict [VOU-39, VOU-44]. */
export const rejectionOf = (
  code: string,
  { type, names = [] }: VoucherGround,
): VoucherRejection => ({
  valid: false,
  invalidVoucherId: code,
  error: { type, message: [messages[type], names.join(', ')].filter(Boolean).join(' ') },
});

/** Status of a rejection [VOU-44]. */
export const statusOfRejection = (type: VoucherErrorType): 404 | 409 | 422 =>
  type === 'NOT_FOUND' ? 404 : type === 'CONFLICT' ? 409 : 422;
