import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a state string says of the order it was made for [ORD-88]. */
export interface OrderState {
  readonly transactionId: string;
  readonly orderId: string;
}

const version = 'v1';

const signatureOf = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`${version}.${content}`).digest('base64url');

/** The signed state string of a pre-authorised order. */
export const signOrderState = (secret: string, state: OrderState): string => {
  const content = Buffer.from(JSON.stringify(state)).toString('base64url');
  return `${version}.${content}.${signatureOf(secret, content)}`;
};

/** The order a state string was made for; undefined for a string that we did not sign. */
export const readOrderState = (secret: string, text: string): OrderState | undefined => {
  const content = text.split('.')[1] ?? '';
  try {
    const state = JSON.parse(Buffer.from(content, 'base64url').toString()) as OrderState;
    return isOrderState(secret, text, state) ? state : undefined;
  } catch {
    return undefined;
  }
};

/** Whether a state string is ours and was made for this order [ORD-89]. */
export const isOrderState = (secret: string, text: string, expected: OrderState): boolean => {
  const [kind, content, signature, ...rest] = text.split('.');
  if (kind !== version || content === undefined || signature === undefined || rest.length > 0) {
    return false;
  }
  const right = Buffer.from(signatureOf(secret, content));
  const given = Buffer.from(signature);
  if (right.length !== given.length || !timingSafeEqual(right, given)) return false;
  return text === signOrderState(secret, expected);
};
