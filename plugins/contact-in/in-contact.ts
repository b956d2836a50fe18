import { type FieldCheck, invalid, matching, required } from '../../core/checkout/field-checks.ts';
import { fieldShape } from '../../core/checkout/field-shapes.ts';
import { makeContactRules } from '../../core/checkout/make-contact-rules.ts';

/** Letters of any script, digits, space, period, comma and hyphen [CHK-30]. */
const isIndianName = (value: string): boolean => /^[\p{L}\p{M}\p{Nd} .,-]+$/u.test(value);

/** The flat may stay empty at the development level [CHK-58]. */
const interior: FieldCheck = (values, facts) =>
  facts.flagLevel === 'development' ? undefined : required('interior')(values, facts);

/** The Indian form: a flat above the localised address [CHK-18, CHK-28, CHK-30, CHK-58]. */
export const inContact = makeContactRules({
  names: [required('name'), matching('name', isIndianName, invalid('name'))],
  addressFields: [fieldShape('interior'), fieldShape('address', { isReadOnly: true })],
  address: [interior],
  prefill: (address) => ({
    address: [address?.street, address?.address, address?.city, address?.postcode]
      .filter(Boolean)
      .join(', '),
  }),
});
