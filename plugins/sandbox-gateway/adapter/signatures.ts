import { createHmac } from 'node:crypto';
import { jsonOf, ProviderPart } from '../../../core/gateways/provider-answer.ts';
import { isSameText } from '../../../core/gateways/same-text.ts';
import type { GatewayNotice, ReturnQuery } from '../../../core/payments/gateway-payment.ts';

/** Looks at what came in the provider's name, with the key of the shop's account. */
export class Signatures {
  readonly #key: () => Promise<string>;

  constructor(key: () => Promise<string>) {
    this.#key = key;
  }

  /** What a message says, when its signature is the provider's. */
  async noticeIn(body: string): Promise<GatewayNotice | undefined> {
    const message = new ProviderPart(jsonOf(body), 'a message');
    const [notificationId, transactionId, status, signature] = [
      message.find('notificationId'),
      message.find('transactionId'),
      message.find('status'),
      message.find('signature'),
    ];
    if (notificationId === undefined || transactionId === undefined) return undefined;
    const parts = [notificationId, transactionId, status ?? ''];
    return (await this.#isOwn(parts, signature)) ? { notificationId, transactionId } : undefined;
  }

  /** Whether the query of a return address, or what a pop-up gave, is about a payment and the provider's. */
  async isOwnReturn(transactionId: string, query: ReturnQuery): Promise<boolean> {
    const { orderKey, orderid, mac2, hash, cardType = '', signature } = query;
    if (signature !== undefined) {
      const { paymentAuthorisationResponse = '' } = query;
      const order = `order_${transactionId}`;
      const parts = ['pop-up', order, paymentAuthorisationResponse];
      return orderid === order && this.#isOwn(parts, signature);
    }
    const named = orderKey ?? orderid ?? transactionId;
    const parts = ['return', transactionId, cardType];
    return named === transactionId && this.#isOwn(parts, mac2 ?? hash);
  }

  async #isOwn(parts: readonly string[], given = ''): Promise<boolean> {
    const right = createHmac('sha256', await this.#key())
      .update(parts.join('.'))
      .digest('base64url');
    return isSameText(right, given);
  }
}
