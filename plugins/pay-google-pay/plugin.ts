import { definePlugin } from '../../core/define-plugin.ts';
import type { PaymentProvider } from '../../core/payments/payment-provider.ts';
import { googleScript } from './google-script.ts';

const googleOrigin = new URL(googleScript).origin;

const shown = {
  label: 'payments.types.google-pay.label',
  hint: 'payments.types.google-pay.hint',
  icon: 'wallet',
} as const;

const load = async () => (await import('./google-pay.ts')).googlePay();

const provider: PaymentProvider = {
  types: [
    {
      type: 'googlePay',
      flow: 'wallet-sheet',
      payload: 'googlePay',
      ...shown,
    },
    {
      type: 'googlePay3DS',
      flow: 'wallet-sheet',
      stepUp: true,
      payload: 'googlePay',
      givesContact: true,
      ...shown,
    },
  ],
  wallets: { googlePay: load, googlePay3DS: load },
};

/** Google Pay, with payer authentication or without [PAY-20, PAY-21]: the sheet comes from Google's script, which is loaded where the hut takes it. */
export default definePlugin({
  id: 'pay-google-pay',
  title: 'Google Pay',
  version: '1.0.0',
  engine: '^1.0.0',
  outside: () => ({ scripts: [googleOrigin], calls: [googleOrigin], frames: [googleOrigin] }),
  contributes: [{ point: 'payment-provider', make: () => provider }],
});
