/** Stands in for PayPal's script. */

import { openWindow } from './window.js';

/** @param {any} listeners */
const sessionOf = (listeners) => ({
  /**
   * @param {object} _how
   * @param {Promise<{ orderId: string }>} order
   */
  start: async (_how, order) => {
    let orderId = '';
    /** @type {ReturnType<typeof openWindow>} */
    let opened;
    try {
      opened = openWindow((outcome, given) => {
        if (outcome === 'cancel') listeners.onCancel();
        else if (outcome === 'exception') listeners.onError(new Error('PayPal failed.'));
        else listeners.onApprove({ orderId, ...given });
      });
    } catch (error) {
      throw Object.assign(new Error(String(error)), { code: 'ERR_DEV_UNABLE_TO_OPEN_POPUP' });
    }
    try {
      ({ orderId } = await order);
      opened.show({ of: 'PayPal', payment: orderId });
    } catch (error) {
      opened.close();
      listeners.onError(error);
    }
  },
});

Object.assign(window, {
  paypal: { createInstance: async () => ({ createPayPalOneTimePaymentSession: sessionOf }) },
});
