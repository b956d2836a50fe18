import type { Voucher, VoucherRejection } from '../../../schemas/types/http/vouchers.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';

/** A voucher of ten pounds off, as the server answers it. */
export const voucherOf = (more: Partial<Voucher> = {}): Voucher => ({
  id: 'TENNER',
  type: 'discount',
  valid: true,
  appExclusive: false,
  collectionOnly: false,
  title: 'Ten pounds off',
  result: {
    title: 'Ten pounds off',
    discountId: more.id ?? 'TENNER',
    amount: 10,
    rule: 'amount',
  },
  ...more,
});

/** The key to the student's pizza. */
export const dealVoucher = (id = 'STUDENT'): Voucher => ({
  id,
  type: 'deal',
  valid: true,
  appExclusive: false,
  collectionOnly: false,
  title: 'Student pizza',
  dealId: 'student-medium',
  result: { title: 'Student pizza' },
});

/** A refusal of the voucher call. */
export const rejection = (
  type: VoucherRejection['error']['type'],
  status: number,
  message = '',
): HttpError =>
  new HttpError({
    url: '/',
    status,
    statusText: '',
    type: 'application/json',
    text: '',
    json: { valid: false, invalidVoucherId: 'X', error: { type, message } },
  });
