import { createHmac } from 'node:crypto';
import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import type { ReturnQuery } from '../../../core/payments/gateway-payment.ts';
import { popUpOrder } from './pop-ups.ts';

/** Signs a text with the key of the shop's account. */
export type Sign = (parts: readonly string[]) => Promise<string>;

export const signer =
  (key: () => Promise<string>): Sign =>
  async (parts) =>
    createHmac('sha256', await key())
      .update(parts.join('.'))
      .digest('base64url');

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
    [signature]: await sign(['return', transactionId, cardType ?? '']),
  };
}

/** What the pop-up of a payment hands to the page that opened it, signed [PAY-29]. */
export async function signedPopUp(
  transactionId: string,
  paymentId: string,
  sign: Sign,
): Promise<Readonly<Record<string, string>>> {
  const orderid = popUpOrder(transactionId);
  const signature = await sign(['pop-up', orderid, paymentId]);
  return { transactionId: paymentId, orderid, signature };
}

/** The body of the message that tells the shop how a payment stands [PAY-149]; its id is the same whenever it is sent. */
export async function signedMessage(
  transactionId: string,
  status: GatewayStatus,
  sign: Sign,
): Promise<string> {
  const notificationId = `${transactionId}:${status}`;
  const signature = await sign([notificationId, transactionId, status]);
  return JSON.stringify({ notificationId, transactionId, status, signature });
}
