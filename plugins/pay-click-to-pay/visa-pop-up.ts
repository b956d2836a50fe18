import { toDecimal } from '../../core/money/money.ts';
import { scriptAddress } from '../../core/payments/provider-script.ts';
import type {
  Wallet,
  WalletOrder,
  WalletOutcome,
  WalletSettings,
} from '../../core/payments/wallet.ts';
import { type VisaCheckout, visaCheckout, type VisaPayment, type VisaSetUp } from './visa-types.ts';

/** The code of a window that the browser kept from opening. */
const blockedCode = 'POPUP_BLOCKED';

/** The hut's settings, with what is to be paid [PAY-116]. */
const setUpOf = ({ config, currency, total }: WalletOrder): VisaSetUp => {
  const { apikey = '', tokens = [] } = config.visaCheckout ?? {};
  return {
    apikey: String(apikey),
    tokens: Array.isArray(tokens) ? tokens.map(String) : [],
    paymentRequest: { currencyCode: currency, total: toDecimal(total).toFixed(2) },
  };
};

/** The part of the request that the gateway is paid with. @throws for an answer without data [PAY-115] */
export const payloadOf = (payment: VisaPayment | undefined) => {
  const { callid, encKey, encPaymentData } = payment ?? {};
  if (!encPaymentData) throw new Error('Visa Checkout returned no data.');
  return { callid: callid ?? '', encKey: encKey ?? '', encPaymentData };
};

/** Presses the button that Visa Checkout listens to; ours has been pressed already. */
const press = (): void => {
  const button = document.createElement('img');
  button.className = 'v-button';
  button.alt = '';
  button.hidden = true;
  document.body.append(button);
  button.click();
  button.remove();
};

/** An order whose pop-up is open. */
interface Open {
  readonly order: WalletOrder;
  readonly end: (outcome: WalletOutcome) => void;
}

/** What follows the customer's yes. */
const afterYes = async (payment: VisaPayment | undefined, { order, end }: Open): Promise<void> => {
  try {
    order.reached('response-check');
    const payload = payloadOf(payment);
    order.reached('pre-authorisation');
    end((await order.preauthorise(payload)) ? 'completed' : 'failed');
  } catch {
    end('failed');
  }
};

/** Tells what becomes of the order that is open at each time: Visa's object keeps its listeners for good. */
const follow = (visa: VisaCheckout, opened: () => Open | undefined): void => {
  visa.on('payment.success', (payment) => {
    const open = opened();
    if (open) void afterYes(payment, open);
  });
  visa.on('payment.cancel', () => opened()?.end('cancelled'));
  visa.on('payment.error', (_payment, error) =>
    opened()?.end(error?.code === blockedCode ? 'blocked' : 'error'),
  );
};

/** Visa Checkout, known as click to pay: its pop-up gives encrypted data that the order is pre-authorised with [PAY-22]. */
export const visaPopUp = (address: string): Wallet => {
  let open: Open | undefined;
  let followed: VisaCheckout | undefined;
  const load = async ({ config, loadScript, type }: WalletSettings) => {
    try {
      await loadScript(scriptAddress(type, config, { address, standIn: 'visa-checkout.js' }));
    } catch {
      return undefined;
    }
    return visaCheckout();
  };
  return {
    isAvailable: async (settings) => (await load(settings)) !== undefined,
    async open(order) {
      order.reached('clicked');
      const visa = await load(order);
      if (!visa) return 'unavailable';
      if (followed !== visa) follow(visa, () => open);
      followed = visa;
      const outcome = await new Promise<WalletOutcome>((end) => {
        open = { order, end };
        order.reached('payment-request');
        visa.init(setUpOf(order));
        press();
      });
      open = undefined;
      order.reached(outcome === 'completed' || outcome === 'cancelled' ? outcome : 'failed');
      return outcome;
    },
  };
};
