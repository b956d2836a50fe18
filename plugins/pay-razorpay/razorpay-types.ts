/** What Razorpay hands over when a customer has paid; without a signature it does not know yet whether they did. */
export interface RazorpayAnswer {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id?: string;
  readonly razorpay_signature?: string;
}

/** Why a payment failed; a customer may try again in the open pop-up. */
export interface RazorpayFailure {
  readonly error: { readonly code: string; readonly description?: string };
}

/** How the pop-up is set up. */
export interface RazorpayRequest {
  readonly key: string;
  readonly order_id: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly prefill: {
    readonly name: string;
    readonly email: string;
    readonly contact: string;
    readonly method?: string;
  };
  /** The ways to pay that it shows; all of them where nothing is said. */
  readonly method?: Readonly<Record<string, boolean>>;
  readonly handler: (answer: RazorpayAnswer) => void;
  readonly modal: { readonly ondismiss: () => void };
}

export interface RazorpayCheckout {
  /** @throws when the browser kept its window from opening */
  open(): void;
  close(): void;
  on(event: 'payment.failed', listener: (failure: RazorpayFailure) => void): void;
}

export type RazorpayClass = new (request: RazorpayRequest) => RazorpayCheckout;

/** What the script puts into the page; undefined when it has not run. */
export const razorpayClass = (): RazorpayClass | undefined =>
  (globalThis as { readonly Razorpay?: RazorpayClass }).Razorpay;
