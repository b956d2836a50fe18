import { postcodeKind } from '../address/postcodes.ts';
import type {
  CheckoutFacts,
  CheckoutFieldShape,
  CheckoutValues,
  ContactRules,
  CheckoutField,
  FieldError,
} from './contact-rules.ts';
import { contactFieldShapes, instructionsShape } from './field-shapes.ts';
import { declaredType } from '../payments/payment-types.ts';

/** Looks at one field of the form; answers what is wrong with it. */
export type FieldCheck = (values: CheckoutValues, facts: CheckoutFacts) => FieldError | undefined;

/** The value of a field without the blanks around it. */
export const textOf = (values: CheckoutValues, field: CheckoutField): string =>
  (values[field] ?? '').trim();

/** Empty or only blanks is refused [CHK-28, CHK-29, CHK-33, CHK-51, CHK-58, CHK-59]. */
export const required =
  (field: CheckoutField): FieldCheck =>
  (values) =>
    textOf(values, field) === '' ? { field, message: 'checkout.errors.required' } : undefined;

/** A filled field must match; an empty one is left to `required`. */
export const matching =
  (
    field: CheckoutField,
    isGood: (value: string, facts: CheckoutFacts) => boolean,
    message: string,
  ): FieldCheck =>
  (values, facts) => {
    const value = textOf(values, field);
    return value === '' || isGood(value, facts) ? undefined : { field, message };
  };

/** 'Invalid name', 'Invalid first name', … [CHK-32]: one wording key a field. */
export const invalid = (field: CheckoutField): string => `checkout.errors.invalid.${field}`;

const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Whether the sheet of the payment type gives contact details of its own [CHK-35, CHK-49]. */
export const isGivenByWallet = ({
  paymentType,
  manifest,
}: Pick<CheckoutFacts, 'paymentType' | 'manifest'>): boolean =>
  declaredType(paymentType, manifest.payments)?.givesContact === true;

/**
 * Required, of the right form, not too long; not looked at for wallets that give their own [CHK-33, CHK-34, CHK-35,
 * CHK-36].
 */
export const email: FieldCheck = (values, facts) => {
  if (isGivenByWallet(facts)) return undefined;
  const isEmail = (value: string) =>
    emailPattern.test(value) && value.length <= facts.manifest.checkout.emailMaxLength;
  return (
    required('email')(values, facts) ?? matching('email', isEmail, invalid('email'))(values, facts)
  );
};

/** A postcode in full, by the market's own pattern; case does not matter [CHK-53, CHK-56, CHK-60]. */
export const fullPostcode = (field: CheckoutField, message: string): FieldCheck =>
  matching(
    field,
    (value, { manifest }) => postcodeKind(value, manifest.postcode) === 'full',
    message,
  );

/** The first thing wrong with each field, in the order of the checks. */
export const runChecks = (
  checks: readonly FieldCheck[],
  values: CheckoutValues,
  facts: CheckoutFacts,
): readonly FieldError[] => {
  const errors = new Map<CheckoutField, FieldError>();
  for (const check of checks) {
    const error = check(values, facts);
    if (error && !errors.has(error.field)) errors.set(error.field, error);
  }
  return [...errors.values()];
};

/** What differs between the forms of two markets. */
export interface ContactParts {
  /** Checks of the name fields. */
  readonly names: readonly FieldCheck[];
  /** Address fields for a delivery, in order, without the driver's instructions. */
  readonly addressFields: readonly CheckoutFieldShape[];
  /** Checks of the address of a delivery. */
  readonly address: readonly FieldCheck[];
  readonly prefill: ContactRules['prefill'];
}

/** The contact rules of a market from its parts; for collection and dine-in no address rule runs [CHK-20, CHK-64]. */
export const makeContactRules = (parts: ContactParts): ContactRules => {
  const isDelivery = ({ disposition }: CheckoutFacts) => disposition === 'delivery';
  return {
    contactFields: contactFieldShapes,
    addressFields: (facts) =>
      isDelivery(facts) ? [...parts.addressFields, instructionsShape(facts)] : [],
    prefill: parts.prefill,
    validate: (values: CheckoutValues, facts) =>
      runChecks(
        [...parts.names, email, ...(isDelivery(facts) ? parts.address : [])],
        values,
        facts,
      ),
  };
};
