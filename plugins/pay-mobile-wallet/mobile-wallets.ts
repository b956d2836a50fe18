import type { PaymentProvider, PaymentTypeOffer } from '../../core/payments/payment-provider.ts';

const offer = (type: string, payload: string): PaymentTypeOffer => ({
  type,
  flow: 'hosted-redirect',
  payload,
  settlesLater: true,
  label: `payments.types.${type}.label`,
  hint: `payments.types.${type}.hint`,
  icon: 'wallet',
});

/** Wallets whose page takes the whole window and is asked about after the return [PAY-33, PAY-34]. */
export const mobileWallets: PaymentProvider = {
  types: [offer('phone-pe', 'phonePe'), offer('paytm', 'paytm')],
};
