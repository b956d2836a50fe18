/** A contact of the browser's sheet; what the customer left out is missing. */
export interface AppleContact {
  readonly givenName?: string;
  readonly familyName?: string;
  readonly emailAddress?: string;
  readonly phoneNumber?: string;
  readonly addressLines?: readonly string[];
  readonly postalCode?: string;
  readonly countryCode?: string;
}

/** What the customer agreed to. */
export interface ApplePayment {
  readonly token: {
    readonly paymentData: unknown;
    readonly paymentMethod?: { readonly network?: string };
  };
  readonly billingContact?: AppleContact;
  readonly shippingContact?: AppleContact;
}

/** What the sheet shows. */
export interface AppleRequest {
  readonly countryCode: string;
  readonly currencyCode: string;
  readonly supportedNetworks: readonly string[];
  readonly merchantCapabilities: readonly string[];
  readonly requiredBillingContactFields: readonly string[];
  readonly requiredShippingContactFields: readonly string[];
  readonly lineItems: readonly { readonly label: string; readonly amount: string }[];
  readonly total: { readonly label: string; readonly amount: string };
}

/** What a session tells, by the name of its event. */
export interface AppleEvents {
  readonly validatemerchant: { readonly validationURL: string };
  readonly paymentauthorized: { readonly payment: ApplePayment };
  readonly cancel: object;
}

/** The browser's session of one payment. */
export interface AppleSession {
  addEventListener<Name extends keyof AppleEvents>(
    name: Name,
    listener: (event: AppleEvents[Name]) => void,
  ): void;
  begin(): void;
  abort(): void;
  completeMerchantValidation(session: unknown): void;
  completePayment(result: { readonly status: number; readonly errors?: readonly unknown[] }): void;
}

/** The browser's object; only Apple's have it. */
export interface AppleSessionClass {
  new (version: number, request: AppleRequest): AppleSession;
  canMakePayments(): boolean;
  readonly STATUS_SUCCESS: number;
  readonly STATUS_FAILURE: number;
}

/** The browser's object for an error at a field of the sheet. */
export type AppleErrorClass = new (code: string, field: string, message: string) => unknown;

/** What the browser has of Apple Pay. */
export interface AppleBrowser {
  readonly ApplePaySession?: AppleSessionClass;
  readonly ApplePayError?: AppleErrorClass;
}
