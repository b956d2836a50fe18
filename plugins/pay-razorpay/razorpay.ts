import type {
  PaymentIcon,
  PaymentProvider,
  PaymentTypeOffer,
} from '../../core/payments/payment-provider.ts';
import type { RazorpayMethod } from './razorpay-pop-up.ts';

/** What a market sets about the pop-up. */
export interface RazorpayOptions {
  readonly script?: string;
}

/** Where Razorpay serves its script. */
export const razorpayScript = 'https://checkout.razorpay.com/v1/checkout.js';

const offer = (type: string, icon: PaymentIcon): PaymentTypeOffer => ({
  type,
  flow: 'pop-up',
  label: `payments.types.${type}.label`,
  hint: `payments.types.${type}.hint`,
  icon,
});

/** One pop-up, opened with all its ways to pay or straight at one of them [PAY-29, PAY-30, PAY-31, PAY-32]. */
export const razorpay = ({ script = razorpayScript }: RazorpayOptions): PaymentProvider => {
  const popUp = (method?: RazorpayMethod) => async () =>
    (await import('./razorpay-pop-up.ts')).razorpayPopUp(script, method);
  return {
    types: [
      offer('razorpay', 'card'),
      offer('netbanking', 'card'),
      offer('wallet', 'wallet'),
      offer('upi', 'wallet'),
    ],
    popUps: {
      razorpay: popUp(),
      netbanking: popUp('netbanking'),
      wallet: popUp('wallet'),
      upi: popUp('upi'),
    },
  };
};
