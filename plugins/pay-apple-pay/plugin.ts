import { definePlugin } from '../../core/define-plugin.ts';
import type { PaymentProvider } from '../../core/payments/payment-provider.ts';

const provider: PaymentProvider = {
  types: [
    {
      type: 'applePay',
      flow: 'wallet-sheet',
      payload: 'applePay',
      givesContact: true,
      failure: 'APPLE_PAY_FAILURE',
      label: 'payments.types.apple-pay.label',
      hint: 'payments.types.apple-pay.hint',
      icon: 'wallet',
    },
  ],
  wallets: { applePay: async () => (await import('./apple-pay.ts')).applePay },
};

/** Apple Pay [PAY-19]: the sheet of the browser; the gateway has the merchant's certificates. */
export default definePlugin({
  id: 'pay-apple-pay',
  title: 'Apple Pay',
  version: '1.0.0',
  engine: '^1.0.0',
  contributes: [{ point: 'payment-provider', make: () => provider }],
});
