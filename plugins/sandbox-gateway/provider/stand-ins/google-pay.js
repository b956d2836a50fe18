/** Stands in for the script of Google Pay. */

import { openSheet } from './sheet.js';

class PaymentsClient {
  #setUp;

  /** @param {any} setUp */
  constructor(setUp) {
    this.#setUp = setUp;
  }

  async isReadyToPay() {
    return { result: true };
  }

  /** @param {any} request */
  loadPaymentData({ transactionInfo, shippingAddressRequired = false }) {
    const { countryCode, currencyCode, displayItems = [], totalPrice } = transactionInfo;
    return new Promise((resolve, reject) => {
      const sheet = openSheet(
        {
          title: 'Google Pay',
          currency: currencyCode,
          country: countryCode,
          total: totalPrice,
          hasAddress: shippingAddressRequired,
          lines: displayItems.map((/** @type {any} */ { label, price }) => ({
            label,
            amount: price,
          })),
        },
        {
          agree: (token, values) => void agree(token, values),
          cancel: () => reject(Object.assign(new Error('closed'), { statusCode: 'CANCELED' })),
        },
      );
      /**
       * @param {string} token
       * @param {Record<string, string>} values
       */
      const agree = async (token, values) => {
        const data = paymentData(token, values, shippingAddressRequired);
        const answer = await this.#setUp.paymentDataCallbacks.onPaymentAuthorized(data);
        if (answer.error?.intent === 'SHIPPING_ADDRESS') {
          sheet.refuse([answer.error.message]);
          return;
        }
        sheet.close();
        if (answer.transactionState === 'SUCCESS') resolve(data);
        else reject(new Error(answer.error?.message ?? 'The payment was refused.'));
      };
      sheet.ready();
    });
  }
}

/**
 * What the customer agreed to, as Google hands it over.
 * @param {string} token
 * @param {Record<string, string>} values
 * @param {boolean} hasAddress
 */
const paymentData = (token, values, hasAddress) => {
  /** @param {string} of */
  const address = (of) => ({
    name: `${values[`${of}.givenName`]} ${values[`${of}.familyName`]}`.trim(),
    address1: values[`${of}.line`],
    postalCode: values[`${of}.postcode`],
    countryCode: values[`${of}.country`] ?? '',
    phoneNumber: values['shipping.phone'],
  });
  return {
    email: values['shipping.email'],
    ...(hasAddress && { shippingAddress: address('shipping') }),
    paymentMethodData: {
      tokenizationData: { token },
      info: { cardNetwork: 'VISA', billingAddress: address('billing') },
    },
  };
};

Object.assign(window, { google: { payments: { api: { PaymentsClient } } } });
