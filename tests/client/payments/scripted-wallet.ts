import { expect } from 'vitest';
import type { Wallet, WalletContact, WalletOrder } from '../../../core/payments/wallet.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { StoreConfig } from '../../../schemas/types/http/orders.ts';
import { fillIn, openCheckout, orderCalls, preauthorised } from '../orders/open-checkout.ts';
import { testEnvironment } from '../test-environment.ts';

/** The payment settings of the hut. */
export const config: StoreConfig = {
  sector: 'uk-1',
  hutId: '1101',
  testMode: true,
  supportedPayment: [{ type: 'googlePay' }, { type: 'applePay' }, { type: 'cash' }],
  maxAmounts: {},
  googlePay: { gateway: 'sandbox', merchantId: 'fornello-uk' },
};

/** Who pays. */
export const ada: WalletContact = {
  givenName: 'Ada',
  familyName: 'Lovelace',
  email: 'ada@wallet.example',
  phone: '020 7946 0999',
  addressLine1: '12 Lavender Hill',
  postalCode: 'SW11 1AA',
  country: 'GB',
};

/** A wallet whose sheet does what the test says. */
export const scripted = (
  open: Wallet['open'],
  type = 'googlePay',
): Wallet & { readonly orders: WalletOrder[]; readonly type: string } => {
  const orders: WalletOrder[] = [];
  return {
    orders,
    type,
    isAvailable: async () => true,
    open: (order) => {
      orders.push(order);
      return open(order);
    },
  };
};

/** The customer agrees in the sheet. */
export const agree: Wallet['open'] = async (order) => {
  const isTaken = await order.preauthorise(
    { token: 'secret-token' },
    { billing: ada, shipping: ada },
  );
  return isTaken ? 'completed' : 'failed';
};

/** A checkout at which a wallet can be used. */
export const openWith = async (
  wallet: Wallet & { readonly type: string },
  answers: Parameters<typeof orderCalls>[0] = {},
) => {
  const requests: OrderRequest[] = [];
  const left: (string | undefined)[] = [];
  const calls = orderCalls({
    ...answers,
    preauthorise: async (request, key, replaces) => {
      requests.push(request);
      left.push(replaces);
      return (
        answers.preauthorise?.(request, key, replaces) ??
        preauthorised({ paymentType: wallet.type })
      );
    },
  });
  const opened = await openCheckout({ orders: calls.api });
  const { market } = opened.environment;
  const all = market.extensions.all.bind(market.extensions);
  const extensions: typeof market.extensions = {
    ...market.extensions,
    all: ((point: Parameters<typeof all>[0]) =>
      point === 'payment-provider'
        ? all('payment-provider').map((provider) =>
            provider.wallets?.[wallet.type] === undefined
              ? provider
              : { ...provider, wallets: { [wallet.type]: async () => wallet } },
          )
        : all(point)) as typeof market.extensions.all,
  };
  const { payments } = testEnvironment(market);
  Object.assign(opened.environment, {
    market: { ...market, extensions },
    payments: { ...payments, storeConfig: async () => config },
  });
  await opened.app.checkout.open();
  const { wallets } = opened.purchase;
  await expect.poll(() => wallets.available).toContain(wallet.type);
  fillIn(opened.app, 'uk', wallet.type);
  return { ...opened, ...calls, wallets, requests, left };
};
