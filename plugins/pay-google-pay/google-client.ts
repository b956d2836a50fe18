import type { WalletSettings } from '../../core/payments/wallet.ts';
import { googleScript } from './google-script.ts';
import {
  type GoogleSetUp,
  paymentsClient,
  type PaymentsClient,
  type PaymentsClientClass,
} from './google-types.ts';

/** The methods every request names: cards of the hut's gateway, with the billing address in full [PAY-103]. */
export const methodsOf = ({ config, payments }: Pick<WalletSettings, 'config' | 'payments'>) => {
  const { gateway = '', merchantId = '' } = config.googlePay ?? {};
  return [
    {
      type: 'CARD',
      parameters: {
        allowedAuthMethods: ['PAN_ONLY', 'CRYPTOGRAM_3DS'],
        allowedCardNetworks: ['AMEX', 'MASTERCARD', 'VISA'],
        billingAddressRequired: true,
        billingAddressParameters: {
          format: payments.googlePay.billingAddressFormat,
          phoneNumberRequired: payments.googlePay.billingPhoneRequired,
        },
      },
      tokenizationSpecification: {
        type: 'PAYMENT_GATEWAY',
        parameters: { gateway: String(gateway), gatewayMerchantId: String(merchantId) },
      },
    },
  ];
};

/** The version part of every request [PAY-103]. */
export const versionOf = ({ payments }: Pick<WalletSettings, 'payments'>) => ({
  apiVersion: payments.googlePay.apiVersion,
  apiVersionMinor: payments.googlePay.apiVersionMinor,
});

/** Runs Google's script in the page, once; one that failed may be tried again. */
const loadLibrary = (): Promise<PaymentsClientClass> =>
  new Promise((resolve, reject) => {
    const known = paymentsClient();
    if (known) {
      resolve(known);
      return;
    }
    const script = document.createElement('script');
    script.src = googleScript;
    script.async = true;
    script.addEventListener('load', () => {
      const loaded = paymentsClient();
      if (loaded) resolve(loaded);
      else reject(new Error('Google Pay is not in its script.'));
    });
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The script of Google Pay did not load.'));
    });
    document.head.append(script);
  });

/** Google's client behind checks of how it is used [PAY-112, PAY-113]. */
export class GooglePayClient {
  #client: PaymentsClient | undefined;

  /**
   * Makes the client of a hut: of the test environment for test huts, else of production.
   * @throws when production has no merchant id, or the script does not load
   */
  async create(
    { config, payments }: Pick<WalletSettings, 'config' | 'payments'>,
    callbacks: GoogleSetUp['paymentDataCallbacks'],
    load: () => Promise<PaymentsClientClass> = loadLibrary,
  ): Promise<void> {
    const { testHutEnvironment, environment: usual } = payments.googlePay;
    const environment = config.testMode ? testHutEnvironment : usual;
    const merchantId = config.googlePay?.['merchantId'];
    if (environment === 'PRODUCTION' && !merchantId) {
      throw new Error('Google Pay has no merchant id.');
    }
    const Client = await load();
    this.#client = new Client({
      environment,
      merchantInfo: typeof merchantId === 'string' ? { merchantId } : {},
      paymentDataCallbacks: callbacks,
    });
  }

  /** @throws before the client was created */
  get client(): PaymentsClient {
    if (!this.#client) throw new Error('Google Pay is used before it was created.');
    return this.#client;
  }
}
