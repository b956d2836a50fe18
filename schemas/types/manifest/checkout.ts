// Generated from the JSON Schema of this name by tools/generate-types.ts. Change that, not this.

/**
 * The form.
 */
export interface CheckoutSettings {
  /**
   * Name fields of the form (CST-28).
   *
   * @minItems 1
   *
   * Items: A name field.
   */
  nameFields: ('name' | 'firstName' | 'lastName')[];
  /**
   * Most characters of an email (CST-29).
   */
  emailMaxLength: number;
  /**
   * Most characters of the driver instructions (CST-30).
   */
  deliveryInstructionsMaxLength: number;
  /**
   * Whether the customer ticks to get marketing or to stop it (CST-31).
   */
  marketingMode: 'opt-in' | 'opt-out';
  /**
   * Milliseconds for which a device keeps the details of a guest who asks for it, from their last order there; 0 where guests are not asked (SHP-16).
   */
  deviceMemoryMs: number;
}

/**
 * What the law asks before a chain may send its customers offers (SHP-06).
 */
export interface MarketingSettings {
  /**
   * Whether a customer has to agree first (opt-in) or may only object (opt-out); where the law says nothing, `checkout.marketingMode` holds (SHP-06, CHK-88).
   */
  consent?: 'opt-in' | 'opt-out';
}

/**
 * Who may buy products with alcohol (SHP-06).
 */
export interface AlcoholSettings {
  /**
   * Age in years from which it may be sold to somebody: asked before an order with alcohol, and checked at the door. 0 where nobody has to be asked.
   */
  minimumAge: number;
  /**
   * Regions of huts where another age is the law; the first that names the region of the hut holds.
   */
  regions?: AlcoholRegion[];
}

/**
 * An age, and where it is the law.
 */
export interface AlcoholRegion {
  /**
   * Regions of huts, as their addresses name them.
   *
   * @minItems 1
   *
   * Items: An id.
   */
  regions: string[];
  /**
   * Age in years; 0 where nobody has to be asked.
   */
  minimumAge: number;
}

/**
 * What a password needs (CST-32).
 */
export interface PasswordSettings {
  /**
   * Fewest characters.
   */
  minLength: number;
  /**
   * Needs a lowercase letter.
   */
  lowercase: boolean;
  /**
   * Needs an uppercase letter.
   */
  uppercase: boolean;
  /**
   * Needs a digit.
   */
  number: boolean;
}

/**
 * Phone numbers: which rule holds, and the rules by name.
 */
export interface PhoneSettings {
  /**
   * Name of the market's phone rule: one stated beside it, or one that a plugin of the market brings (CST-33).
   */
  validator: string;
  /**
   * Below it the message names the digits missing (CST-35).
   */
  minDigits: number;
  /**
   * Country of numbers that are typed without one, such as +91; a 0 in front of them goes. Without it text messages about orders go only to numbers with a plus (SHP-32).
   */
  callingCode?: string;
  /**
   * Rule outside checkout (CST-36).
   */
  generic: {
    /**
     * Fewest digits.
     */
    minDigits: number;
    /**
     * Most digits.
     */
    maxDigits: number;
    /**
     * Characters allowed beside digits.
     */
    allowedCharacters: string;
  };
}

/**
 * Tips for the driver (CST-38).
 */
export interface TippingSettings {
  /**
   * Whether a tip can be given.
   */
  enabled: boolean;
  /**
   * Amounts offered, in the market's currency.
   *
   * Items: Amount.
   */
  presets: number[];
  /**
   * Most that a customer can give, in the market's currency: a slip of the thumb must not cost a fortune (CHK-94).
   */
  max: number;
}

/**
 * Surcharges.
 */
export interface SurchargeSettings {
  /**
   * A tier with this maximum has no upper bound (CST-39).
   */
  tierUnbounded: number;
}

/**
 * Smallest order.
 */
export interface MinimumOrderSettings {
  /**
   * Used when the hut has no usable minimum for delivery, in the market's currency (CST-40).
   */
  deliveryDefault: number;
}

/**
 * What the checkout form asks and allows.
 */
export interface ManifestCheckout {
  [k: string]: unknown;
}

/**
 * A rule for phone numbers, under the name that `validator` calls it by (CST-34). What is typed is looked at without all but digits and plus signs.
 */
export interface PhoneRule {
  /**
   * Pattern of a good number, as a regular expression.
   */
  pattern?: string;
  /**
   * Digits of a national number; a plus before it does not count.
   */
  digits?: number;
  /**
   * Digits of a national number that begins with 0; as many as of others when absent.
   */
  digitsWithLeadingZero?: number;
  /**
   * Digits the number may begin with after an optional 0; any when absent.
   *
   * @minItems 1
   *
   * Items: One digit.
   */
  firstDigits?: string[];
  /**
   * Prefix removed from a prefilled number.
   */
  prefillStrips?: string;
}
