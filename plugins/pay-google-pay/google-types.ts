/** An address of Google's sheet. */
export interface GoogleAddress {
  readonly name?: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly postalCode?: string;
  readonly phoneNumber?: string;
  readonly countryCode?: string;
}

/** What the customer agreed to. */
export interface GooglePaymentData {
  readonly email?: string;
  readonly shippingAddress?: GoogleAddress;
  readonly paymentMethodData: {
    readonly tokenizationData: { readonly token: string };
    readonly info?: { readonly billingAddress?: GoogleAddress; readonly cardNetwork?: string };
  };
}

/** What we answer the sheet with. */
export interface GoogleAnswer {
  readonly transactionState: 'SUCCESS' | 'ERROR';
  readonly error?: { readonly reason: string; readonly message: string; readonly intent: string };
}

/** How the client is set up. */
export interface GoogleSetUp {
  readonly environment: string;
  readonly merchantInfo: { readonly merchantId?: string };
  readonly paymentDataCallbacks: {
    readonly onPaymentAuthorized: (data: GooglePaymentData) => Promise<GoogleAnswer>;
  };
}

/** Google's client. */
export interface PaymentsClient {
  isReadyToPay(request: object): Promise<{ readonly result: boolean }>;
  loadPaymentData(request: object): Promise<GooglePaymentData>;
}

export type PaymentsClientClass = new (setUp: GoogleSetUp) => PaymentsClient;

/** What the script puts into the page; undefined when it has not run. */
export const paymentsClient = (): PaymentsClientClass | undefined => {
  const { google } = globalThis as {
    readonly google?: {
      readonly payments?: { readonly api?: { readonly PaymentsClient?: PaymentsClientClass } };
    };
  };
  return google?.payments?.api?.PaymentsClient;
};
