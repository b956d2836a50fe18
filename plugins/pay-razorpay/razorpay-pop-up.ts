import type { PopUp, PopUpOutcome, PopUpPayment } from '../../core/payments/pop-up.ts';
import { scriptAddress } from '../../core/payments/provider-script.ts';
import {
  type RazorpayAnswer,
  type RazorpayClass,
  razorpayClass,
  type RazorpayRequest,
} from './razorpay-types.ts';

/** Ways to pay that the pop-up can be opened at. */
export type RazorpayMethod = 'netbanking' | 'wallet' | 'upi';

/** All the ways that it knows; those that are switched off are not shown. */
const ways = ['card', 'emi', 'netbanking', 'paylater', 'upi', 'wallet'];

/** Failures that are no word about the card: another try may help, but not another card. */
const troubles = ['GATEWAY_ERROR', 'SERVER_ERROR'];

const requestOf = (
  { apikey = '', currency, customer, data, reference, total }: PopUpPayment,
  method: RazorpayMethod | undefined,
): Omit<RazorpayRequest, 'handler' | 'modal'> => ({
  key: apikey,
  order_id: data['orderId'] ?? '',
  amount: total,
  currency,
  description: reference,
  prefill: {
    name: customer.name,
    email: customer.email,
    contact: customer.phone,
    ...(method && { method }),
  },
  ...(method && { method: Object.fromEntries(ways.map((way) => [way, way === method])) }),
});

/** What place is called with; a payment that is not signed for is asked about [PAY-29, PAY-178]. */
const paid = (
  { razorpay_payment_id: token, ...answer }: RazorpayAnswer,
  isApprovedElsewhere: boolean,
): PopUpOutcome => {
  const { razorpay_order_id: orderid, razorpay_signature: signature } = answer;
  const proof =
    orderid === undefined || signature === undefined
      ? {}
      : { token, returned: { orderid, signature } };
  return { kind: 'paid', proof, isPending: isApprovedElsewhere || signature === undefined };
};

const run = (
  Razorpay: RazorpayClass,
  payment: PopUpPayment,
  method: RazorpayMethod | undefined,
): Promise<PopUpOutcome> =>
  new Promise((resolve) => {
    const checkout = new Razorpay({
      ...requestOf(payment, method),
      // UPI is approved in another app, so that its word is waited for [PAY-32].
      handler: (answer) => resolve(paid(answer, method === 'upi')),
      modal: { ondismiss: () => resolve({ kind: 'cancelled' }) },
    });
    checkout.on('payment.failed', ({ error }) => {
      checkout.close();
      resolve({ kind: troubles.includes(error.code) ? 'failed' : 'declined' });
    });
    try {
      checkout.open();
    } catch {
      resolve({ kind: 'blocked' });
    }
  });

/** Razorpay's pop-up, with all its ways to pay or straight at one of them [PAY-29, PAY-30, PAY-31, PAY-32]. */
export const razorpayPopUp = (address: string, method?: RazorpayMethod): PopUp => ({
  async open(payment) {
    const script = { address, standIn: 'razorpay.js' };
    await payment.loadScript(scriptAddress(payment.type, payment.config, script));
    const Razorpay = razorpayClass();
    return Razorpay ? run(Razorpay, payment, method) : { kind: 'unavailable' };
  },
});
