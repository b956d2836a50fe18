import {
  type FieldCheck,
  fullPostcode,
  invalid,
  required,
  textOf,
  withoutDigits,
} from '../../core/checkout/field-checks.ts';
import { fieldShape } from '../../core/checkout/field-shapes.ts';
import { makeContactRules } from '../../core/checkout/make-contact-rules.ts';

/** A house number alone is no address; with a second line it is [CHK-52]. */
const houseNumberNeedsStreet: FieldCheck = (values) =>
  /^\d+$/.test(textOf(values, 'addressLine1')) && textOf(values, 'addressLine2') === ''
    ? { field: 'addressLine1', message: 'checkout.errors.incompleteAddress' }
    : undefined;

/** The British form [CHK-16, CHK-28, CHK-31, CHK-51, CHK-52, CHK-53]. */
export const ukContact = makeContactRules({
  names: [required('name'), withoutDigits('name')],
  addressFields: [
    fieldShape('addressLine1'),
    fieldShape('addressLine2', { isRequired: false }),
    fieldShape('town'),
    fieldShape('postcode'),
  ],
  address: [
    required('addressLine1'),
    houseNumberNeedsStreet,
    required('town'),
    required('postcode'),
    fullPostcode('postcode', invalid('postcode')),
  ],
  prefill: (address) => ({
    ...(address ? { postcode: address.postcode } : {}),
    ...(address?.city === undefined ? {} : { town: address.city }),
  }),
});
