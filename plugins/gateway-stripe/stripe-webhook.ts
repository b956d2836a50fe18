import { createHmac } from 'node:crypto';
import { headerOf } from '../../core/gateways/message-header.ts';
import { jsonOf, ProviderPart } from '../../core/gateways/provider-answer.ts';
import { isSameText } from '../../core/gateways/same-text.ts';
import type { GatewayMessage, GatewayNotice } from '../../core/payments/gateway-payment.ts';

/**
 * Reads an event. How old it is does not matter: the shop knows a repetition by its id, and asks how the payment stands.
 */
export function readStripeEvent(
  message: GatewayMessage,
  secret: string,
): GatewayNotice | undefined {
  const parts = headerOf(message, 'stripe-signature').split(',');
  const valuesOf = (name: string) =>
    parts.flatMap((part) => (part.startsWith(`${name}=`) ? [part.slice(name.length + 1)] : []));
  const [moment = ''] = valuesOf('t');
  const signed = createHmac('sha256', secret).update(`${moment}.${message.body}`).digest('hex');
  if (!valuesOf('v1').some((given) => isSameText(signed, given))) return undefined;
  const event = new ProviderPart(jsonOf(message.body), 'an event');
  const notificationId = event.find('id');
  const transactionId = event.find('data', 'object', 'metadata', 'transaction_id');
  if (notificationId === undefined || transactionId === undefined) return undefined;
  return { notificationId, transactionId };
}
