/** Stands in for Razorpay's script. */

import { openWindow } from './window.js';

const ways = { netbanking: 'Net banking', wallet: 'Mobile wallet', upi: 'UPI' };

class Razorpay {
  /** @type {((failure: object) => void)[]} */
  #failed = [];
  #request;
  /** @type {ReturnType<typeof openWindow> | undefined} */
  #window;

  /** @param {any} request */
  constructor(request) {
    this.#request = request;
  }

  /**
   * @param {string} event
   * @param {(failure: object) => void} listener
   */
  on(event, listener) {
    if (event === 'payment.failed') this.#failed.push(listener);
  }

  open() {
    const { order_id, prefill } = this.#request;
    const method = new Map(Object.entries(ways)).get(prefill.method) ?? 'All methods';
    this.#window = openWindow((outcome, given) => this.#end(outcome, given));
    this.#window.show({ of: 'Razorpay', method, payment: order_id.replace(/^order_/, '') });
  }

  close() {
    this.#window?.close();
  }

  /**
   * @param {string} outcome
   * @param {Record<string, string>} given
   */
  #end(outcome, { transactionId, orderid, signature }) {
    const { handler, modal } = this.#request;
    if (outcome === 'cancel') modal.ondismiss();
    else if (transactionId !== undefined) {
      handler({
        razorpay_payment_id: transactionId,
        razorpay_order_id: orderid,
        razorpay_signature: signature,
      });
    } else {
      const code = outcome === 'exception' ? 'GATEWAY_ERROR' : 'BAD_REQUEST_ERROR';
      for (const listener of this.#failed) listener({ error: { code, description: outcome } });
    }
  }
}

Object.assign(window, { Razorpay });
