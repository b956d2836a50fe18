import type {
  AppleBrowser,
  AppleContact,
  ApplePayment,
  AppleRequest,
} from '../../../plugins/pay-apple-pay/apple-types.ts';
import { good } from './wallet-order.ts';

const contact: AppleContact = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  emailAddress: good.email,
  phoneNumber: good.phone,
  addressLines: [good.line],
  postalCode: good.postcode,
  countryCode: 'GB',
};

/** What the customer agreed to. */
export const payment: ApplePayment = {
  token: { paymentData: 'secret', paymentMethod: { network: 'visa' } },
  billingContact: contact,
  shippingContact: contact,
};

/** Puts a browser's Apple Pay into place, and tells what its sheet was shown and told. */
export const browserWithApplePay = () => {
  const told: unknown[] = [];
  const sessions: Session[] = [];
  class Session {
    static readonly STATUS_SUCCESS = 0;
    static readonly STATUS_FAILURE = 1;
    static canMakePayments = () => true;
    readonly #listeners = new Map<string, (event: never) => void>();
    addEventListener = (name: string, listener: (event: never) => void) =>
      void this.#listeners.set(name, listener);
    say = (name: string, event: object = {}) => this.#listeners.get(name)?.(event as never);
    readonly request: AppleRequest;
    constructor(_version: number, request: AppleRequest) {
      this.request = request;
      sessions.push(this);
    }
    begin = () => void told.push('begin');
    abort = () => void told.push('abort');
    completeMerchantValidation = (session: unknown) => void told.push(session);
    completePayment = (result: unknown) => void told.push(result);
  }
  Object.assign(globalThis, { ApplePaySession: Session });
  const session = () => {
    const [first] = sessions;
    if (!first) throw new Error('No session was opened.');
    return first;
  };
  return { told, session };
};

/** Takes the browser's Apple Pay away. */
export const withoutApplePay = (): void => {
  delete (globalThis as { ApplePaySession?: AppleBrowser['ApplePaySession'] }).ApplePaySession;
};
