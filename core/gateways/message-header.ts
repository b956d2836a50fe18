import type { GatewayMessage } from '../payments/gateway-payment.ts';

/** A header field of a message by its name in small letters; empty where it is missing or was sent twice. */
export function headerOf({ headers }: GatewayMessage, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
