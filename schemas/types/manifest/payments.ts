// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * The 22 payment types (PAY-01).
 */
export type PaymentType =
  | 'applePay'
  | 'razorpay'
  | 'phone-pe'
  | 'microform'
  | 'worldpay'
  | 'visaCheckout'
  | 'hipay'
  | 'cash/ticket'
  | 'ticket'
  | 'paytm'
  | 'card'
  | 'paylater_debit'
  | 'paylater_credit'
  | 'vtexCard'
  | 'cash'
  | 'paypal'
  | 'googlePay'
  | 'eigen'
  | 'googlePay3DS'
  | 'netbanking'
  | 'wallet'
  | 'upi';

/**
 * Payment types, limits and times.
 */
export interface PaymentSettings {
  /**
   * Payment gateway: the built-in sandbox or the name of a real one (PAY-141).
   */
  gateway: string;
  /**
   * Environment variable that holds the key of a real gateway.
   */
  gatewayKeyVariable?: string;
  /**
   * Hosts whose pages may be opened or framed, beside the sandbox (PAY-61).
   *
   * Items: Host name.
   */
  gatewayHosts: string[];
  /**
   * Type used before a choice (CST-41).
   */
  default: PaymentType;
  /**
   * Types the market offers, in order; the hut and the provider plugins must have them too (CST-42).
   *
   * @minItems 1
   */
  types: PaymentType[];
  /**
   * Types paid at the door or in the hut (CST-43).
   */
  offline: PaymentType[];
  /**
   * Other spellings of a type, by spelling (CST-43).
   */
  aliases: {
    [k: string]: PaymentType;
  };
  /**
   * Types whose provider page opens in the whole window in place of a frame (PAY-57).
   */
  wholeWindowTypes: PaymentType[];
  /**
   * Sectors whose card pages come in one language, so that they have no language switcher (SHL-33).
   *
   * Items: A sector of the market, for example uk-1.
   */
  oneLanguageSectors: string[];
  /**
   * Order channels without cash (CST-44).
   *
   * Items: An id.
   */
  cashBlockedChannels: string[];
  /**
   * Largest order by type, in the market's currency; absent means no limit (CST-45).
   */
  maxAmount: {
    /**
     * Amount.
     */
    [k: string]: number;
  };
  /**
   * Surcharge by type, in the market's currency (CST-46).
   */
  surcharge: {
    /**
     * Amount.
     */
    [k: string]: number;
  };
  /**
   * Longest payer authentication, in milliseconds (CST-47).
   */
  stepUpTimeoutMs: number;
  /**
   * Longest collection of device data, in milliseconds (CST-48).
   */
  collectionTimeoutMs: number;
  /**
   * Delay before the sheet completes, in milliseconds (CST-49).
   */
  applePayCompletionDelayMs: number;
  /**
   * Wait for the wallet's payload, in milliseconds (CST-50).
   */
  walletPayloadWaitMs: number;
  /**
   * Newest app version whose merchant ids are mapped (CST-51).
   */
  applePayMerchantIdMapMaxVersion: string;
  /**
   * New merchant ids by old one (PAY-100).
   */
  applePayMerchantIdMap: {
    /**
     * New merchant id.
     */
    [k: string]: string;
  };
  googlePay: GooglePaySettings;
  /**
   * Hours after which a held amount is given back (CST-53).
   */
  heldCardReleaseHours: number;
  /**
   * Pace of polling, in milliseconds (CST-54).
   */
  pollIntervalMs: number;
  /**
   * Longest polling, in milliseconds (CST-54).
   */
  pollTimeoutMs: number;
  /**
   * Life of a pre-authorised order, in milliseconds (CST-55).
   */
  preauthorisationLifeMs: number;
  /**
   * Life of a card form's token, in milliseconds (PAY-60).
   */
  tokenLifeMs: number;
}

/**
 * How Google Pay is set up (CST-52).
 */
export interface GooglePaySettings {
  /**
   * Major version.
   */
  apiVersion: number;
  /**
   * Minor version.
   */
  apiVersionMinor: number;
  /**
   * Environment of test huts.
   */
  testHutEnvironment: 'TEST' | 'PRODUCTION';
  /**
   * Environment of other huts.
   */
  environment: 'TEST' | 'PRODUCTION';
  /**
   * Status of the total.
   */
  totalPriceStatus: 'FINAL' | 'ESTIMATED';
  /**
   * How much of the billing address is asked for.
   */
  billingAddressFormat: 'FULL' | 'MIN';
  /**
   * Whether the billing address needs a phone.
   */
  billingPhoneRequired: boolean;
  /**
   * Whether an email is asked for.
   */
  emailRequired: boolean;
}

/**
 * Payment types, limits, times and services.
 */
export interface ManifestPayments {
  [k: string]: unknown;
}
