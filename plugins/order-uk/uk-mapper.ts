import { singleName } from '../../core/orders/customer-names.ts';
import { joinParts, marketMapper, splitHouseNumber } from '../../core/orders/market-mapper.ts';

/** Upper case with one space before the last three characters. */
const spacedPostcode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/(.{3})$/, ' $1');

/** British orders: one name; number and street read from the address lines [ORD-44, ORD-45]. */
export const ukMapper = marketMapper({
  names: singleName,
  address: ({ values }) => {
    const { streetno, street } = splitHouseNumber(values.addressLine1 ?? '');
    return {
      streettype: '',
      streetno,
      streetname: joinParts([street, values.addressLine2], ', ') || (values.addressLine1 ?? ''),
      city: values.town ?? '',
      postcode: spacedPostcode(values.postcode ?? ''),
    };
  },
  // A house number alone stands in both places.
  addressValues: ({ streetno, streetname, city, postcode }) => ({
    addressLine1: streetno === streetname ? streetname : joinParts([streetno, streetname], ' '),
    town: city,
    postcode,
  }),
});
