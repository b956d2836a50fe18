// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * Code of a payment type that a plugin of the market declares (PAY-01, ENG-24).
 */
export type PaymentType = string;

/**
 * Payment types, limits and times.
 */
export interface PaymentSettings {
  /**
   * Payment gateway: the name of one that a plugin of the market brings (PAY-141, ENG-29).
   */
  gateway: string;
  /**
   * Gateways of types that another than the market's takes, by type (GTW-02).
   */
  gateways?: {
    /**
     * Name of a gateway that a plugin of the market brings (ENG-29).
     */
    [k: string]: string;
  };
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
   * Types paid at the door or in the hut; the start fills it in from what the market's plugins declare, and no manifest states it (CST-43, ENG-24).
   */
  offline?: PaymentType[];
  /**
   * What the market's plugins declare of their payment types, by code; the start fills it in, and no manifest states it (ENG-24).
   */
  declared?: {
    [k: string]: DeclaredPaymentType;
  };
  /**
   * Types whose provider page opens in the whole window though their plugin would show it in a frame (PAY-57).
   */
  wholeWindowTypes: PaymentType[];
  /**
   * Sectors whose card pages come in one language, so that they have no language switcher (SHL-33).
   *
   * Items: A sector of the market, for example xy-1.
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
   * Where the law forbids to charge for a way of paying: there no order carries such a surcharge, whatever the settings or a plugin say (SHP-06).
   */
  surchargeBan?: {
    /**
     * At every hut that the setting is for.
     */
    everywhere?: boolean;
    /**
     * Regions of huts in which it is forbidden, as their addresses name them.
     *
     * Items: An id.
     */
    regions?: string[];
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
   * How long the ways to pay wait at most, in milliseconds, for the device's wallets to say whether they can be used; nothing moves under the finger then.
   */
  walletCheckMs: number;
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
 * What a plugin says of a payment type that it brings: all that the rules know of it (ENG-24).
 */
export interface DeclaredPaymentType {
  /**
   * Kind of its flow (payments.md).
   */
  flow: 'offline' | 'embedded-frame' | 'hosted-redirect' | 'wallet-sheet' | 'pop-up';
  /**
   * What its frame shows: a form on the card-details page whose token pays, such a form on the checkout page itself, or the provider's own page.
   */
  frame?: 'card-form' | 'checkout-form' | 'provider-page';
  /**
   * Payer authentication follows before the order is placed (PAY-66).
   */
  stepUp?: boolean;
  /**
   * Once the customer is back from its provider, the payment is asked about until it is known (PAY-32, PAY-33, PAY-34).
   */
  settlesLater?: boolean;
  /**
   * Other codes accepted for it (PAY-04).
   */
  aliases?: PaymentType[];
  /**
   * It is cash, which some order channels do without (PAY-14).
   */
  isCash?: boolean;
  /**
   * Its sheet gives contact details of its own, so that those of the form are not checked (CHK-35, CHK-49).
   */
  givesContact?: boolean;
  /**
   * Part of the request's payment that what its flow gave, or the return addresses of its provider's page, stand in; an order of the type needs it (ORD-42, PAY-41).
   */
  payload?: string;
  /**
   * Name of the message when an order with it fails (ORD-78); without one the answer's own name shows.
   */
  failure?: string;
  /**
   * What messages of the API call it, for example pay later; without one its code (PAY-120).
   */
  calledBy?: string;
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
