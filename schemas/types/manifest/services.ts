// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Outside services of the payment area; none is needed to start (SHL-80).
 */
export interface ServiceSettings {
  /**
   * PayPal.
   */
  paypal?: {
    /**
     * Public client id.
     */
    clientId: string;
  };
  /**
   * Apple Pay.
   */
  applePay?: {
    /**
     * Merchant id.
     */
    merchantIdentifier: string;
    /**
     * Name on the sheet.
     */
    displayName: string;
  };
  /**
   * Visa Checkout.
   */
  visaCheckout?: {
    /**
     * Public key.
     */
    apikey: string;
  };
}

/**
 * Outside services of the payment area.
 */
export interface ManifestServices {
  [k: string]: unknown;
}
