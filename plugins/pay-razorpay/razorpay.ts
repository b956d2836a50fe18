import type {
  PaymentIcon,
  PaymentProvider,
  PaymentTypeOffer,
} from '../../core/payments/payment-provider.ts';

const offer = (type: string, icon: PaymentIcon): PaymentTypeOffer => ({
  type,
  flow: 'pop-up',
  label: `payments.types.${type}.label`,
  hint: `payments.types.${type}.hint`,
  icon,
});

/** One pop-up, opened with all its ways to pay or straight at one of them [PAY-29, PAY-30, PAY-31, PAY-32]. */
export const razorpay: PaymentProvider = {
  types: [
    offer('razorpay', 'card'),
    offer('netbanking', 'card'),
    offer('wallet', 'wallet'),
    offer('upi', 'wallet'),
  ],
};
