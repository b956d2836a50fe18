import {
  fullPostcode,
  invalid,
  required,
  withoutDigits,
} from '../../core/checkout/field-checks.ts';
import { fieldShape } from '../../core/checkout/field-shapes.ts';
import { makeContactRules } from '../../core/checkout/make-contact-rules.ts';

const found = { isReadOnly: true } as const;

/** The French form: the address found at localisation is shown, not typed again [CHK-17, CHK-29, CHK-31, CHK-56]. */
export const frContact = makeContactRules({
  names: [
    required('firstName'),
    withoutDigits('firstName'),
    required('lastName'),
    withoutDigits('lastName'),
  ],
  addressFields: [
    fieldShape('streetNumber', found),
    fieldShape('street', found),
    fieldShape('postcode', found),
    fieldShape('city', found),
  ],
  address: [required('postcode'), fullPostcode('postcode', invalid('postcode'))],
  prefill: (address) => ({
    streetNumber: address?.streetNumber ?? '',
    street: address?.street ?? '',
    postcode: address?.postcode ?? '',
    city: address?.city ?? '',
  }),
});
