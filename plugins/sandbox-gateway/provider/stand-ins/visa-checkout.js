/** Stands in for Visa Checkout's script. */

import { openWindow } from './window.js';

/** @type {Map<string, (payment: unknown, error?: object) => void>} */
const listeners = new Map();

/** @type {any} */
let setUp;

/**
 * @param {string} outcome
 */
const end = (outcome) => {
  if (outcome === 'cancel') listeners.get('payment.cancel')?.({});
  else if (outcome === 'exception') listeners.get('payment.error')?.({}, { code: 'FAILED' });
  else {
    const callid = crypto.randomUUID();
    const encPaymentData = `sandbox:${outcome}`;
    listeners.get('payment.success')?.({ callid, encKey: 'sandbox', encPaymentData });
  }
};

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element) || !target.closest('.v-button') || !setUp) return;
  const { currencyCode: currency, total } = setUp.paymentRequest;
  try {
    const amount = String(Math.round(Number(total) * 100));
    openWindow(end).show({ of: 'Click to pay', method: 'Saved card', amount, currency });
  } catch {
    listeners.get('payment.error')?.({}, { code: 'POPUP_BLOCKED' });
  }
});

Object.assign(window, {
  V: {
    /** @param {object} asked */
    init: (asked) => {
      setUp = asked;
    },
    /**
     * @param {string} name
     * @param {(payment: unknown) => void} listener
     */
    on: (name, listener) => listeners.set(name, listener),
  },
});
