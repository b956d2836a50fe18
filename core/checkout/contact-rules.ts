import { type CallRules, isList, isRecord } from '../call-rules.ts';
import type { Disposition, Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { DeliveryAddress } from '../localisation/address-strategy.ts';

/** Name of a text field of the form; which there are is up to the market [ENG-25]. */
export type CheckoutField = string;

/** Values of the checkout form by field name, as typed. */
export type CheckoutValues = Readonly<Partial<Record<CheckoutField, string>>>;

/** One field of the form as a market shows it. Labels and messages are wording keys. */
export interface CheckoutFieldShape {
  readonly name: CheckoutField;
  readonly isRequired: boolean;
  readonly isReadOnly: boolean;
  readonly autoComplete: string;
  readonly inputMode: 'text' | 'email' | 'tel' | 'numeric';
  readonly maxLength?: number;
}

/** A wrong field: the wording key of the message and the values it needs. */
export interface FieldError {
  readonly field: CheckoutField;
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Facts the rules of a form depend on. */
export interface CheckoutFacts {
  readonly disposition: Disposition;
  readonly manifest: Pick<Manifest, 'checkout' | 'payments' | 'postcode' | 'phone'>;
  readonly paymentType: string | undefined;
  readonly flagLevel: string;
  /** Undefined for an address that is kept with an account, before any hut is known [SHP-34]. */
  readonly hut: Hut | undefined;
}

/** Names, email and address fields of a market's checkout form (one a market). */
export interface ContactRules {
  /** Contact fields, in order. */
  contactFields(facts: CheckoutFacts): readonly CheckoutFieldShape[];
  /** Address fields, in order; none for collection and dine-in [CHK-20]. */
  addressFields(facts: CheckoutFacts): readonly CheckoutFieldShape[];
  /** Values known from localisation. */
  prefill(address: DeliveryAddress | undefined): CheckoutValues;
  /** Every wrong field in form order; the phone is checked by the phone validator. */
  validate(values: CheckoutValues, facts: CheckoutFacts): readonly FieldError[];
}

export const contactRulesCalls: CallRules<ContactRules> = {
  contactFields: { fits: isList },
  addressFields: { fits: isList },
  prefill: { fits: isRecord },
  validate: { fits: isList },
};
