import type { DrawFields, PaidFields } from '../../core/payments/provider-fields.ts';
import type { LoadScript } from '../../core/shell/visit-services.ts';
import {
  type StripeAnswer,
  type StripeElement,
  stripeFactory,
  type StripeIntent,
} from './stripe-types.ts';

/** The script is always Stripe's newest, from Stripe's own host, as Stripe asks for. */
const script = 'https://js.stripe.com/v3/';

/** Problems whose message is for the customer. */
const toldToCustomers = ['card_error', 'validation_error'];

/** Intents that hold money, or will. */
const paidStatuses = ['requires_capture', 'processing', 'succeeded'];

const given = ({ id, payment_method: method }: StripeIntent): PaidFields => {
  const card = typeof method === 'object' ? method?.card : undefined;
  return { kind: 'given', card: { token: id, brand: card?.brand, last4: card?.last4 } };
};

const readAnswer = ({ error, paymentIntent }: StripeAnswer): PaidFields => {
  if (paymentIntent) return given(paymentIntent);
  if (!error || !toldToCustomers.includes(error.type)) throw new Error(error?.message);
  return { kind: 'refused', message: error.message };
};

const drawn = (element: StripeElement, place: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', ({ error }) => reject(new Error(error.message)));
    element.mount(place);
  });

interface StripePayment {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly locale: string;
  readonly loadScript: LoadScript;
}

/** Stripe's payment element for a payment intent, without the wallets: those are ways to pay of their own. */
export const stripeFields =
  ({ publishableKey, clientSecret, locale, loadScript }: StripePayment): DrawFields =>
  async (place) => {
    await loadScript(script);
    const stripe = stripeFactory()?.(publishableKey, { locale });
    if (!stripe) throw new Error("Stripe's script did not run.");
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    if (paymentIntent && paidStatuses.includes(paymentIntent.status)) return given(paymentIntent);
    const elements = stripe.elements({ clientSecret });
    const element = elements.create('payment', {
      wallets: { applePay: 'never', googlePay: 'never' },
    });
    await drawn(element, place);
    return {
      remove: () => element.destroy(),
      pay: async () =>
        readAnswer(
          await stripe.confirmPayment({
            elements,
            redirect: 'if_required',
            confirmParams: { return_url: window.location.href, expand: ['payment_method'] },
          }),
        ),
    };
  };
