/** What PayPal hands over when a customer has approved an order. */
export interface PaypalApproval {
  readonly orderId: string;
  readonly payerId?: string;
  /** Of an order whose amount is held already. */
  readonly authorizationId?: string;
}

/** A pop-up that waits for a click. */
export interface PaypalSession {
  /** @throws where the window could not be opened, with a code */
  start(
    how: { readonly presentationMode: 'popup' },
    order: Promise<{ readonly orderId: string }>,
  ): Promise<void>;
}

export interface PaypalInstance {
  createPayPalOneTimePaymentSession(listeners: {
    readonly onApprove: (approval: PaypalApproval) => void;
    readonly onCancel: () => void;
    readonly onError: (error: unknown) => void;
  }): PaypalSession;
}

/** PayPal's JavaScript SDK, version 6. */
export interface PaypalSdk {
  createInstance(setUp: {
    readonly clientId: string;
    readonly components: readonly ['paypal-payments'];
  }): Promise<PaypalInstance>;
}

/** What the script puts into the page; undefined when it has not run. */
export const paypalSdk = (): PaypalSdk | undefined =>
  (globalThis as { readonly paypal?: PaypalSdk }).paypal;
