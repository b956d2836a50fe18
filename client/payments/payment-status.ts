import { type PaymentStatus, paymentStatuses } from '../../core/payments/return-addresses.ts';

/** The status in a return address; undefined in any other. */
export const readPaymentStatus = (query: URLSearchParams): PaymentStatus | undefined =>
  paymentStatuses.find((status) => status === query.get('paymentStatus'));
