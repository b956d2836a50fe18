import type { WalletSettings } from '../../core/payments/wallet.ts';
import { scriptAddress } from '../../core/payments/provider-script.ts';
import { googleScript } from './google-script.ts';
import {
  type GoogleSetUp,
  paymentsClient,
  type PaymentsClient,
  type PaymentsClientClass,
} from './google-types.ts';

/** What a gateway wants named to Google. */
interface GatewayParameters {
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The methods every request names: cards of the hut's gateway, with the billing address in full [PAY-103]. */
export const methodsOf = ({ config, payments }: Pick<WalletSettings, 'config' | 'payments'>) => {
  const { gateway = '', merchantId = '' } = config.googlePay ?? {};
  const { parameters = { gatewayMerchantId: String(merchantId) } } = (config.googlePay ??
    {}) as GatewayParameters;
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
        parameters: { gateway: String(gateway), ...parameters },
      },
    },
  ];
};

/** The version part of every request [PAY-103]. */
export const versionOf = ({ payments }: Pick<WalletSettings, 'payments'>) => ({
  apiVersion: payments.googlePay.apiVersion,
  apiVersionMinor: payments.googlePay.apiVersionMinor,
});

/** Runs Google's script in the page, or its stand-in. @throws when it does not load */
const loadLibrary = async ({
  config,
  loadScript,
  type,
}: WalletSettings): Promise<PaymentsClientClass> => {
  const script = { address: googleScript, standIn: 'google-pay.js' };
  await loadScript(scriptAddress(type, config, script));
  const loaded = paymentsClient();
  if (!loaded) throw new Error('Google Pay is not in its script.');
  return loaded;
};

/** Google's client behind checks of how it is used [PAY-112, PAY-113]. */
export class GooglePayClient {
  #client: PaymentsClient | undefined;

  /**
   * Makes the client of a hut: of the test environment for test huts, else of production.
   * @throws when production has no merchant id, or the script does not load
   */
  async create(
    settings: WalletSettings,
    callbacks: GoogleSetUp['paymentDataCallbacks'],
    load: (settings: WalletSettings) => Promise<PaymentsClientClass> = loadLibrary,
  ): Promise<void> {
    const { config, payments } = settings;
    const { testHutEnvironment, environment: usual } = payments.googlePay;
    const environment = config.testMode ? testHutEnvironment : usual;
    const merchantId = config.googlePay?.['merchantId'];
    if (environment === 'PRODUCTION' && !merchantId) {
      throw new Error('Google Pay has no merchant id.');
    }
    const Client = await load(settings);
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
