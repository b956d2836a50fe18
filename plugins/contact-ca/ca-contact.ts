import { fullPostcode, required, withoutDigits } from '../../core/checkout/field-checks.ts';
import { fieldShape } from '../../core/checkout/field-shapes.ts';
import { makeContactRules } from '../../core/checkout/make-contact-rules.ts';

/** The Canadian form: filled from localisation and editable [CHK-19, CHK-29, CHK-31, CHK-59, CHK-60]. */
export const caContact = makeContactRules({
  names: [
    required('firstName'),
    withoutDigits('firstName'),
    required('lastName'),
    withoutDigits('lastName'),
  ],
  addressFields: [
    fieldShape('address'),
    fieldShape('streetAddress'),
    fieldShape('city'),
    fieldShape('province', { isRequired: false }),
    fieldShape('postalCode'),
  ],
  address: [
    required('address'),
    required('streetAddress'),
    required('postalCode'),
    fullPostcode('postalCode', 'checkout.errors.incompleteAddress'),
  ],
  prefill: (address) => ({
    address: address?.address ?? '',
    streetAddress: address?.street ?? '',
    city: address?.city ?? '',
    postalCode: address?.postcode ?? '',
  }),
});
