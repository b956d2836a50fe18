/** Why Stripe took no card; the messages of some kinds are meant for customers, in their language. */
export interface StripeProblem {
  readonly type: string;
  readonly message?: string;
}

export interface StripeIntent {
  readonly id: string;
  readonly status: string;
  /** The id of what was paid with, or all of it where that was asked for. */
  readonly payment_method?:
    | string
    | { readonly card?: { readonly brand?: string; readonly last4?: string } }
    | null;
}

/** What calls about an intent answer: one of the two. */
export interface StripeAnswer {
  readonly error?: StripeProblem;
  readonly paymentIntent?: StripeIntent;
}

/** A group of fields that Stripe draws. */
export interface StripeElement {
  mount(place: HTMLElement): void;
  destroy(): void;
  on(event: 'ready', listener: () => void): void;
  on(event: 'loaderror', listener: (told: { readonly error: StripeProblem }) => void): void;
}

export interface StripeElements {
  create(
    kind: 'payment',
    settings: { readonly wallets: Readonly<Record<'applePay' | 'googlePay', 'never'>> },
  ): StripeElement;
}

export interface StripeClient {
  elements(settings: { readonly clientSecret: string }): StripeElements;
  retrievePaymentIntent(clientSecret: string): Promise<StripeAnswer>;
  confirmPayment(request: {
    readonly elements: StripeElements;
    readonly redirect: 'if_required';
    readonly confirmParams: {
      readonly return_url: string;
      readonly expand: readonly string[];
    };
  }): Promise<StripeAnswer>;
}

type StripeFactory = (key: string, settings: { readonly locale: string }) => StripeClient;

/** What the script puts into the page; undefined when it has not run. */
export const stripeFactory = (): StripeFactory | undefined =>
  (globalThis as { readonly Stripe?: StripeFactory }).Stripe;
