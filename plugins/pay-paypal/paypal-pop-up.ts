import { scriptAddress } from '../../core/payments/provider-script.ts';
import type {
  Wallet,
  WalletOrder,
  WalletOutcome,
  WalletSettings,
} from '../../core/payments/wallet.ts';
import { type PaypalApproval, type PaypalInstance, paypalSdk } from './paypal-types.ts';

/** The code of a window that the browser kept from opening. */
const blockedCode = 'ERR_DEV_UNABLE_TO_OPEN_POPUP';

const isBlocked = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === blockedCode;

/** The part of the request that the gateway is paid with [PAY-23]. */
const payloadOf = ({ orderId, payerId = '', authorizationId = '' }: PaypalApproval) => ({
  orderId,
  payerId,
  authorizationId,
});

const run = (instance: PaypalInstance, order: WalletOrder): Promise<WalletOutcome> =>
  new Promise((resolve) => {
    const fail = (error: unknown) => resolve(isBlocked(error) ? 'blocked' : 'error');
    const session = instance.createPayPalOneTimePaymentSession({
      onApprove: (approval) => {
        order.reached('pre-authorisation');
        order
          .preauthorise(payloadOf(approval))
          .then((isTaken) => resolve(isTaken ? 'completed' : 'failed'))
          .catch(() => resolve('failed'));
      },
      onCancel: () => resolve('cancelled'),
      onError: fail,
    });
    order.reached('payment-request');
    const created = order.createOrder().then((orderId) => ({ orderId }));
    session.start({ presentationMode: 'popup' }, created).catch(fail);
  });

/** PayPal's pop-up: the customer approves an order that the server made, then ours is pre-authorised with it [PAY-23]. */
export const paypalPopUp = (address: string): Wallet => {
  let instance: Promise<PaypalInstance | undefined> | undefined;
  const load = async ({ config, loadScript, type }: WalletSettings) => {
    await loadScript(scriptAddress(type, config, { address, standIn: 'paypal.js' }));
    const { clientId } = config.paypal ?? {};
    return paypalSdk()?.createInstance({
      clientId: typeof clientId === 'string' ? clientId : '',
      components: ['paypal-payments'],
    });
  };
  const ready = (settings: WalletSettings) => {
    // One that did not load may be tried again.
    instance ??= load(settings).catch(() => (instance = undefined));
    return instance;
  };
  return {
    isAvailable: async (settings) => (await ready(settings)) !== undefined,
    async open(order) {
      order.reached('clicked');
      const loaded = await ready(order);
      if (!loaded) return 'unavailable';
      const outcome = await run(loaded, order);
      order.reached(outcome === 'completed' || outcome === 'cancelled' ? outcome : 'failed');
      return outcome;
    },
  };
};
