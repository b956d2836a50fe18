/** Stands in for the browser's Apple Pay. */

import { openSheet } from './sheet.js';

class ApplePayError extends Error {
  /**
   * @param {string} code
   * @param {string} contactField
   * @param {string} message
   */
  constructor(code, contactField, message) {
    super(message);
    this.code = code;
    this.contactField = contactField;
  }
}

class ApplePaySession extends EventTarget {
  static STATUS_SUCCESS = 0;
  static STATUS_FAILURE = 1;
  static canMakePayments = () => true;

  #request;
  /** @type {ReturnType<typeof openSheet> | undefined} */
  #sheet;

  /**
   * @param {number} _version
   * @param {any} request
   */
  constructor(_version, request) {
    super();
    this.#request = request;
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #say(name, detail) {
    this.dispatchEvent(Object.assign(new Event(name), detail));
  }

  /**
   * @param {string} token
   * @param {Record<string, string>} values
   */
  #agree(token, values) {
    /** @param {string} of */
    const contact = (of) => ({
      givenName: values[`${of}.givenName`],
      familyName: values[`${of}.familyName`],
      emailAddress: values[`${of}.email`],
      phoneNumber: values[`${of}.phone`],
      addressLines: [values[`${of}.line`]],
      postalCode: values[`${of}.postcode`],
      countryCode: values[`${of}.country`],
    });
    this.#say('paymentauthorized', {
      payment: {
        token: { paymentData: token, paymentMethod: { network: 'visa' } },
        shippingContact: contact('shipping'),
        billingContact: contact('billing'),
      },
    });
  }

  begin() {
    const { currencyCode, countryCode, lineItems, requiredShippingContactFields, total } =
      this.#request;
    this.#sheet = openSheet(
      {
        title: 'Apple Pay',
        currency: currencyCode,
        country: countryCode,
        total: total.amount,
        lines: lineItems,
        hasAddress: requiredShippingContactFields.includes('postalAddress'),
      },
      {
        agree: (token, values) => this.#agree(token, values),
        cancel: () => this.#say('cancel', {}),
      },
    );
    const validationURL = `${window.location.origin}/sandbox/gateway/apple-pay`;
    queueMicrotask(() => this.#say('validatemerchant', { validationURL }));
  }

  completeMerchantValidation() {
    this.#sheet?.ready();
  }

  /** @param {{ status: number, errors?: { message: string }[] }} result */
  completePayment({ status, errors = [] }) {
    if (status === ApplePaySession.STATUS_SUCCESS) this.#sheet?.close();
    else this.#sheet?.refuse(errors.map(({ message }) => message));
  }

  abort() {
    this.#sheet?.close();
  }
}

Object.assign(window, { ApplePaySession, ApplePayError });
