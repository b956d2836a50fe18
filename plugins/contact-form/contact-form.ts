import type { CheckoutValues, ContactRules } from '../../core/checkout/contact-rules.ts';
import {
  type FieldCheck,
  fullPostcode,
  invalid,
  matching,
  required,
  textOf,
  makeContactRules,
} from '../../core/checkout/make-contact-rules.ts';
import { fieldShape } from '../../core/checkout/field-shapes.ts';
import {
  type AddressField,
  type ContactOptions,
  type FieldRule,
  noDigits,
} from './contact-options.ts';

const checkOf = (field: string, rule: FieldRule): FieldCheck => {
  switch (rule.kind) {
    case 'filled':
      return (values, facts) =>
        rule.exceptLevels?.includes(facts.flagLevel) ? undefined : required(field)(values, facts);
    case 'not-number-alone':
      return (values) =>
        /^\d+$/.test(textOf(values, field)) && textOf(values, rule.unless ?? '') === ''
          ? { field, message: 'checkout.errors.incompleteAddress' }
          : undefined;
    case 'postcode':
      return fullPostcode(field, rule.message ?? invalid(field));
  }
};

const shapeOf = ({ name, optional = false, readOnly = false, autoComplete }: AddressField) =>
  fieldShape(name, {
    isRequired: !optional,
    isReadOnly: readOnly,
    ...(autoComplete !== undefined && { autoComplete }),
  });

/** What was found at localisation, in the fields that begin with it. */
const prefillOf =
  (fields: readonly AddressField[]): ContactRules['prefill'] =>
  (address) =>
    Object.fromEntries(
      fields.flatMap(({ name, prefill = [] }): [string, string][] => {
        const found = prefill.map((part) => address?.[part]).filter(Boolean);
        return found.length > 0 ? [[name, found.join(', ')]] : [];
      }),
    ) satisfies CheckoutValues;

/**
 * The contact rules of a market from its options [CHK-16, CHK-17, CHK-18, CHK-19, CHK-28, CHK-29, CHK-30, CHK-31,
 * CHK-51, CHK-52, CHK-53, CHK-56, CHK-58, CHK-59, CHK-60].
 */
export const contactForm = (
  { namePattern = noDigits, fields = [] }: ContactOptions,
  nameFields: readonly string[],
): ContactRules => {
  const name = new RegExp(namePattern, 'u');
  return makeContactRules({
    names: nameFields.flatMap((field) => [
      required(field),
      matching(field, (value) => name.test(value), invalid(field)),
    ]),
    addressFields: fields.map(shapeOf),
    address: fields.flatMap(({ name: field, checks = [] }) =>
      checks.map((rule) => checkOf(field, rule)),
    ),
    prefill: prefillOf(fields),
  });
};
