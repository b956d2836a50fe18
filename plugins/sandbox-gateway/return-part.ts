import type { ReturnQuery } from '../../core/payments/gateway-payment.ts';

/** What a return address calls the payment and its signature, as the provider of a type does [PAY-25, PAY-26, PAY-27]. */
interface ReturnNames {
  readonly payment: string;
  readonly signature: 'mac2' | 'hash';
  /** It tells the brand of the card as well. */
  readonly tellsBrand?: boolean;
}

const usual: ReturnNames = { payment: 'orderid', signature: 'hash' };

const namesByType: ReadonlyMap<string, ReturnNames> = new Map([
  ['worldpay', { payment: 'orderKey', signature: 'mac2' }],
  ['eigen', { ...usual, tellsBrand: true }],
]);

/** Text that the signature of a return address is made of. */
const signedText = (transactionId: string, cardType = ''): string =>
  ['return', transactionId, cardType].join('.');

type Sign = (text: string) => Promise<string>;

/** The query of a return address, signed. @param brand of the card, where there was one */
export async function signedReturn(
  { transactionId, type }: { readonly transactionId: string; readonly type: string },
  brand: string | undefined,
  sign: Sign,
): Promise<ReturnQuery> {
  const { payment, signature, tellsBrand = false } = namesByType.get(type) ?? usual;
  const cardType = tellsBrand ? brand : undefined;
  return {
    [payment]: transactionId,
    ...(cardType !== undefined && { cardType }),
    [signature]: await sign(signedText(transactionId, cardType)),
  };
}

/** The signature of a return query and the one it should have; undefined for the query of another payment. */
export async function signaturesOf(
  transactionId: string,
  { orderKey, orderid, mac2, hash, cardType }: ReturnQuery,
  sign: Sign,
): Promise<{ readonly given: string; readonly right: string } | undefined> {
  const named = orderKey ?? orderid ?? transactionId;
  if (named !== transactionId) return undefined;
  return { given: mac2 ?? hash ?? '', right: await sign(signedText(transactionId, cardType)) };
}
