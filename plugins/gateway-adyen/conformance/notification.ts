import { createHmac } from 'node:crypto';

/** What a notification tells of a payment. */
interface NotificationFacts {
  readonly pspReference: string;
  readonly merchantAccountCode: string;
  readonly merchantReference: string;
  /** In minor units. */
  readonly amount: { readonly value: number; readonly currency: string };
  readonly eventCode: string;
  readonly success: string;
}

/** The body of a standard notification, signed as Adyen signs it. @param hmacKey in hexadecimal digits */
export function signedNotification(item: NotificationFacts, hmacKey: string): string {
  const { pspReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item;
  const signed = [
    pspReference,
    '',
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    success,
  ].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex'))
    .update(signed)
    .digest('base64');
  const NotificationRequestItem = { ...item, additionalData: { hmacSignature } };
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
}
