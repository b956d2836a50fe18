import { toDecimal } from '../../core/money/money.ts';
import { standInAddress } from '../../core/payments/provider-script.ts';
import type {
  Wallet,
  WalletContact,
  WalletContacts,
  WalletOrder,
  WalletOutcome,
  WalletProblem,
} from '../../core/payments/wallet.ts';
import type {
  AppleBrowser,
  AppleContact,
  ApplePayment,
  AppleRequest,
  AppleSession,
} from './apple-types.ts';
import { merchantId } from './merchant-id.ts';

/** Version of the browser's interface that has errors at fields. */
const sessionVersion = 3;

const browser = () => globalThis as AppleBrowser;

const plain = (contact: AppleContact = {}): WalletContact => ({
  givenName: contact.givenName ?? '',
  familyName: contact.familyName ?? '',
  email: contact.emailAddress ?? '',
  phone: contact.phoneNumber ?? '',
  addressLine1: contact.addressLines?.[0] ?? '',
  postalCode: contact.postalCode ?? '',
  country: contact.countryCode ?? '',
});

/** Deliveries ask for an address, others only for who collects [PAY-97]. */
const requestOf = (order: WalletOrder, name: string): AppleRequest => {
  const amount = (minor: number) => toDecimal(minor).toFixed(2);
  const who = ['name', 'email', 'phone'];
  return {
    countryCode: order.country,
    currencyCode: order.currency,
    supportedNetworks: ['visa', 'masterCard', 'amex'],
    merchantCapabilities: ['supports3DS'],
    requiredBillingContactFields: ['name', 'postalAddress'],
    requiredShippingContactFields:
      order.disposition === 'delivery' ? [...who, 'postalAddress'] : who,
    lineItems: order.lines.map((line) => ({ label: line.label, amount: amount(line.amount) })),
    total: { label: name, amount: amount(order.total) },
  };
};

/** The part of the request that the gateway is paid with [PAY-87, PAY-88]. */
const payloadOf = (
  { token }: ApplePayment,
  { billing, shipping }: WalletContacts,
  { disposition, hutId }: WalletOrder,
) => {
  const { givenName, familyName, addressLine1, postalCode } = shipping;
  return {
    token,
    cardType: token.paymentMethod?.network ?? '',
    name: `${givenName} ${familyName}`.trim(),
    emailAddress: shipping.email,
    phoneNumber: shipping.phone,
    shipping: { givenName, familyName, addressLine1, postalCode },
    billing: { ...billing },
    disposition,
    hutId,
  };
};

const fields: Readonly<Record<WalletProblem['field'], string>> = {
  name: 'name',
  email: 'emailAddress',
  phone: 'phoneNumber',
  address: 'addressLines',
  postcode: 'postalCode',
  country: 'countryCode',
};

/** The errors as the sheet marks them at their fields [PAY-91]. */
const errorsOf = (problems: readonly WalletProblem[], { words }: WalletOrder): unknown[] =>
  problems.map(({ of, field, message }) => {
    const code = `${of}ContactInvalid`;
    const { ApplePayError } = browser();
    const text = words(message);
    return ApplePayError
      ? new ApplePayError(code, fields[field], text)
      : { code, contactField: fields[field], message: text };
  });

/** What follows the customer's yes: the contacts are checked, then the order is pre-authorised; the sheet says how it went. */
async function afterYes(
  session: AppleSession,
  payment: ApplePayment,
  order: WalletOrder,
): Promise<WalletOutcome | undefined> {
  const { STATUS_SUCCESS = 0, STATUS_FAILURE = 1 } = browser().ApplePaySession ?? {};
  order.reached('authorised');
  const contacts = {
    billing: plain(payment.billingContact),
    shipping: plain(payment.shippingContact),
  };
  const problems = await order.problemsOf(contacts);
  order.reached('response-check');
  if (problems.length > 0) {
    session.completePayment({ status: STATUS_FAILURE, errors: errorsOf(problems, order) });
    return undefined;
  }
  order.reached('pre-authorisation');
  const isTaken = await order.preauthorise(payloadOf(payment, contacts, order), contacts);
  if (!isTaken) throw new Error('The order was not pre-authorised.');
  await order.wait(order.payments.applePayCompletionDelayMs);
  session.completePayment({ status: STATUS_SUCCESS });
  order.reached('completed');
  return 'completed';
}

/** Tells a native app around the page that the payment came to nothing, and the customer in passing [PAY-86, WEB-17]. */
const tellApp = ({ app, warn }: WalletOrder): void => {
  if (!app) return;
  app.post({ type: 'APPLE_PAY_ABORT', payload: {} });
  warn('payments.wallet.stopped');
};

/** Runs a session to its end; any failure closes the sheet [PAY-85]. */
const follow = (session: AppleSession, order: WalletOrder, identifier: string, name: string) =>
  new Promise<WalletOutcome>((resolve) => {
    let isClosed = false;
    const abort = () => {
      // A session that the customer has closed takes no more calls.
      if (isClosed) return;
      order.reached('failed');
      session.abort();
      tellApp(order);
      resolve('failed');
    };
    session.addEventListener('validatemerchant', ({ validationURL }) => {
      order.reached('merchant-validation');
      order
        .validateMerchant({
          displayName: name,
          merchantIdentifier: identifier,
          validationUrl: validationURL,
        })
        .then((merchant) => session.completeMerchantValidation(merchant))
        .catch(abort);
    });
    session.addEventListener('paymentauthorized', ({ payment }) => {
      afterYes(session, payment, order)
        .then((outcome) => outcome && resolve(outcome))
        .catch(abort);
    });
    session.addEventListener('cancel', () => {
      isClosed = true;
      order.reached('cancelled');
      resolve('cancelled');
    });
    order.reached('initialised');
    session.begin();
  });

/** Apple Pay in browsers that have it (docs/spec/payments.md). */
export const applePay: Wallet = {
  async isAvailable({ config, loadScript, type }) {
    if (config.applePay === undefined) return false;
    const standIn = standInAddress(type, config, 'apple-pay.js');
    if (standIn !== undefined) await loadScript(standIn);
    return browser().ApplePaySession?.canMakePayments() === true;
  },
  open(order) {
    order.reached('clicked');
    const { ApplePaySession } = browser();
    const { merchantIdentifier = '', displayName = '' } = order.config.applePay ?? {};
    if (!ApplePaySession) {
      tellApp(order);
      return Promise.resolve('unavailable');
    }
    const name = String(displayName);
    const identifier = merchantId(String(merchantIdentifier), order.app?.version, order.payments);
    return follow(
      new ApplePaySession(sessionVersion, requestOf(order, name)),
      order,
      identifier,
      name,
    );
  },
};
