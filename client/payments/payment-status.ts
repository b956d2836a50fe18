/** How a provider sends a customer back [PAY-43]. */
const paymentStatuses = ['success', 'decline', 'pending', 'exception', 'cancel'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** The status in a return address; undefined in any other. */
export const readPaymentStatus = (query: URLSearchParams): PaymentStatus | undefined =>
  paymentStatuses.find((status) => status === query.get('paymentStatus'));
