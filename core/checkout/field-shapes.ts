import type { CheckoutFacts, CheckoutField, CheckoutFieldShape } from './contact-rules.ts';

const keyboards: Readonly<Record<CheckoutField, CheckoutFieldShape['inputMode']>> = {
  email: 'email',
  phone: 'tel',
};

const autoCompletes: Readonly<Record<CheckoutField, string>> = {
  name: 'name',
  firstName: 'given-name',
  lastName: 'family-name',
  email: 'email',
  phone: 'tel',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  town: 'address-level2',
  city: 'address-level2',
  province: 'address-level1',
  postcode: 'postal-code',
  postalCode: 'postal-code',
  streetAddress: 'street-address',
};

/** A field of the form with what follows from its name. */
export const fieldShape = (
  name: CheckoutField,
  shape: Partial<Omit<CheckoutFieldShape, 'name'>> = {},
): CheckoutFieldShape => ({
  name,
  isRequired: true,
  isReadOnly: false,
  autoComplete: autoCompletes[name] ?? 'off',
  inputMode: keyboards[name] ?? 'text',
  ...shape,
});

/** The name fields of the market, email and phone [CHK-16, CHK-17, CHK-18, CHK-19]. */
export const contactFieldShapes = ({ manifest }: CheckoutFacts): readonly CheckoutFieldShape[] => [
  ...manifest.checkout.nameFields.map((name) => fieldShape(name)),
  fieldShape('email', { maxLength: manifest.checkout.emailMaxLength }),
  fieldShape('phone'),
];

/** The driver's instructions; the field takes no more than the market allows [CHK-21, CHK-57]. */
export const instructionsShape = ({ manifest }: CheckoutFacts): CheckoutFieldShape =>
  fieldShape('instructions', {
    isRequired: false,
    maxLength: manifest.checkout.deliveryInstructionsMaxLength,
  });
