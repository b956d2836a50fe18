import type { ReturnQuery } from '../../core/payments/gateway-payment.ts';

/** Text of a return address that its hash is made of: all that it says, by name, for one payment. */
export function returnPart(transactionId: string, query: ReturnQuery): string {
  const said = new URLSearchParams(query);
  said.sort();
  return ['return', transactionId, said.toString()].join('.');
}
