import { toDecimal } from '../../core/money/money.ts';
import type {
  Wallet,
  WalletContact,
  WalletContacts,
  WalletOrder,
  WalletOutcome,
} from '../../core/payments/wallet.ts';
import { GooglePayClient, methodsOf, versionOf } from './google-client.ts';
import type { GoogleAddress, GoogleAnswer, GooglePaymentData } from './google-types.ts';

/** A contact of the sheet; Google gives a whole name, whose last word we take for the family's. */
const plain = (address: GoogleAddress = {}, email = ''): WalletContact => {
  const [, givenName = address.name ?? '', familyName = ''] =
    /^(.*\S)\s+(\S+)$/.exec((address.name ?? '').trim()) ?? [];
  return {
    givenName,
    familyName,
    email,
    phone: address.phoneNumber ?? '',
    addressLine1: address.address1 ?? '',
    postalCode: address.postalCode ?? '',
    country: address.countryCode ?? '',
  };
};

const contactsOf = (data: GooglePaymentData): WalletContacts => {
  const { billingAddress } = data.paymentMethodData.info ?? {};
  const billing = plain(billingAddress, data.email);
  return {
    billing,
    shipping: data.shippingAddress ? plain(data.shippingAddress, data.email) : billing,
  };
};

/** The part of the request that the gateway is paid with [PAY-108]. */
const payloadOf = (data: GooglePaymentData) => {
  const { billingAddress } = data.paymentMethodData.info ?? {};
  const { address1, address2, postalCode, name, phoneNumber } = data.shippingAddress ?? {};
  return {
    token: data.paymentMethodData.tokenizationData.token,
    cardType: data.paymentMethodData.info?.cardNetwork ?? '',
    email: data.email ?? '',
    billing: { name: billingAddress?.name ?? '', phoneNumber: billingAddress?.phoneNumber ?? '' },
    ...(data.shippingAddress && {
      shippingAddress: { address1, address2, postalCode, name, phoneNumber },
    }),
  };
};

/** What the sheet shows and asks; deliveries are asked for their address [PAY-103]. */
const requestOf = (order: WalletOrder) => {
  const isDelivery = order.disposition === 'delivery';
  const { emailRequired, totalPriceStatus } = order.payments.googlePay;
  const price = (minor: number) => toDecimal(minor).toFixed(2);
  return {
    ...versionOf(order),
    allowedPaymentMethods: methodsOf(order),
    emailRequired,
    shippingAddressRequired: isDelivery,
    shippingAddressParameters: { phoneNumberRequired: true },
    callbackIntents: ['PAYMENT_AUTHORIZATION'],
    merchantInfo: { merchantId: order.config.googlePay?.['merchantId'] },
    transactionInfo: {
      countryCode: order.country,
      currencyCode: order.currency,
      totalPriceStatus,
      totalPrice: price(order.total),
      displayItems: order.lines.map(({ label, amount }) => ({
        label,
        type: 'LINE_ITEM',
        price: price(amount),
      })),
    },
  };
};

const joined = (postcode: string): string => postcode.replaceAll(/\s/g, '').toUpperCase();

/** The wording key of what is wrong with the address of a delivery [PAY-109, PAY-110]. */
const shippingProblem = (
  { addressLine1, postalCode }: WalletContact,
  { disposition, postcode }: Pick<WalletOrder, 'disposition' | 'postcode'>,
): string | undefined => {
  if (disposition !== 'delivery') return undefined;
  const isElsewhere = postcode !== undefined && !joined(postalCode).startsWith(joined(postcode));
  if (joined(postalCode) === '' || isElsewhere) return 'payments.wallet.postcode';
  return addressLine1.trim() === '' ? 'payments.wallet.firstLine' : undefined;
};

const refused = (reason: string, message: string): GoogleAnswer => ({
  transactionState: 'ERROR',
  error: { reason, message, intent: 'SHIPPING_ADDRESS' },
});

/** What follows the customer's yes; the sheet stays open for another try when an address is wrong [PAY-109, PAY-111]. */
const afterYes = async (data: GooglePaymentData, order: WalletOrder): Promise<GoogleAnswer> => {
  order.reached('response-check');
  const contacts = contactsOf(data);
  const problem = shippingProblem(contacts.shipping, order);
  if (problem) return refused('SHIPPING_ADDRESS_INVALID', order.words(problem));
  order.reached('pre-authorisation');
  const isTaken = await order.preauthorise(payloadOf(data), contacts);
  return isTaken
    ? { transactionState: 'SUCCESS' }
    : {
        transactionState: 'ERROR',
        error: {
          reason: 'PAYMENT_DATA_INVALID',
          message: order.words('payments.wallet.failed'),
          intent: 'PAYMENT_AUTHORIZATION',
        },
      };
};

const isCancelled = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'statusCode' in error &&
  error.statusCode === 'CANCELED';

/**
 * Google Pay: the sheet of Google's script [PAY-103, PAY-104, PAY-105, PAY-106, PAY-107, PAY-108, PAY-109, PAY-110,
 * PAY-111, PAY-112, PAY-113, PAY-114]. Each call makes a wallet of its own.
 */
export const googlePay = (wrapper = new GooglePayClient()): Wallet => {
  let current: WalletOrder | undefined;
  let isTaken = false;
  const onPaymentAuthorized = async (data: GooglePaymentData): Promise<GoogleAnswer> => {
    if (!current) return refused('OTHER_ERROR', '');
    const answer = await afterYes(data, current);
    isTaken = answer.transactionState === 'SUCCESS';
    return answer;
  };
  return {
    async isAvailable(settings) {
      if (!settings.config.googlePay) return false;
      await wrapper.create(settings, { onPaymentAuthorized });
      const question = { ...versionOf(settings), allowedPaymentMethods: methodsOf(settings) };
      return (await wrapper.client.isReadyToPay(question)).result;
    },
    async open(order): Promise<WalletOutcome> {
      current = order;
      isTaken = false;
      order.reached('clicked');
      try {
        order.reached('payment-request');
        await wrapper.client.loadPaymentData(requestOf(order));
      } catch (error) {
        order.reached(isCancelled(error) ? 'cancelled' : 'failed');
        return isCancelled(error) ? 'cancelled' : 'failed';
      } finally {
        current = undefined;
      }
      order.reached('completed');
      return isTaken ? 'completed' : 'failed';
    },
  };
};
