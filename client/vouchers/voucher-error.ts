import type { VoucherErrorType } from '../../schemas/types/http/vouchers.ts';
import { HttpError } from '../kernel/http-client.ts';

/** Why a code was not taken, as the field shows it; `FAILED` means that no answer came [VOU-41], `TOO_MANY_REQUESTS` that none is given for a while. */
export interface ShownVoucherError {
  readonly type: VoucherErrorType | 'FAILED' | 'TOO_MANY_REQUESTS';
  /** What the server says; shown for a conflict [VOU-39]. */
  readonly message: string;
}

const known: readonly string[] = [
  'NOT_FOUND',
  'APP_ONLY',
  'COLLECTION_ONLY',
  'PRODUCTS_UNAVAILABLE',
  'CONFLICT',
] satisfies readonly VoucherErrorType[];

const isKnown = (type: unknown): type is VoucherErrorType =>
  typeof type === 'string' && known.includes(type);

/**
 * The ground in a refused call; a failure without one is a transport failure [VOU-34, VOU-35, VOU-36, VOU-37, VOU-38,
 * VOU-39, VOU-40, VOU-41].
 */
export const voucherErrorOf = (error: unknown): ShownVoucherError => {
  if (error instanceof HttpError && error.status === 429) {
    return { type: 'TOO_MANY_REQUESTS', message: '' };
  }
  const json = error instanceof HttpError ? error.json : undefined;
  const ground =
    typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
  if (typeof ground !== 'object' || ground === null || !('type' in ground)) {
    return { type: 'FAILED', message: '' };
  }
  const message = 'message' in ground && typeof ground.message === 'string' ? ground.message : '';
  return { type: isKnown(ground.type) ? ground.type : 'NOT_FOUND', message };
};

/** Wording key of an error: a code that is not known and a failed call read the same [VOU-35, VOU-41]. */
export const voucherErrorKey = ({ type }: ShownVoucherError): string =>
  `vouchers.error.${type === 'FAILED' ? 'NOT_FOUND' : type}`;
