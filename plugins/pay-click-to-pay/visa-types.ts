/** What Visa Checkout hands over when a customer has confirmed: a call id and data that only the gateway can read. */
export interface VisaPayment {
  readonly callid?: string;
  readonly encKey?: string;
  readonly encPaymentData?: string;
}

/** How Visa Checkout is set up. */
export interface VisaSetUp {
  readonly apikey: string;
  /** The hut's tokens at Visa Checkout [PAY-116]. */
  readonly tokens: readonly string[];
  readonly referenceCallID?: string;
  readonly paymentRequest: {
    readonly currencyCode: string;
    readonly total: string;
  };
}

/** What Visa Checkout tells, by the name of its event. */
export interface VisaEvents {
  readonly 'payment.success': VisaPayment | undefined;
  readonly 'payment.cancel': unknown;
  readonly 'payment.error': unknown;
}

/** Visa Checkout's object. It opens when an element of the class `v-button` is clicked. */
export interface VisaCheckout {
  init(setUp: VisaSetUp): void;
  on<Name extends keyof VisaEvents>(
    name: Name,
    listener: (payment: VisaEvents[Name], error?: { readonly code?: string }) => void,
  ): void;
}

/** What the script puts into the page; undefined when it has not run. */
export const visaCheckout = (): VisaCheckout | undefined =>
  (globalThis as { readonly V?: VisaCheckout }).V;
