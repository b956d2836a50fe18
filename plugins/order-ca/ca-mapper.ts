import { splitName } from '../../core/orders/customer-names.ts';
import { marketMapper, splitHouseNumber } from '../../core/orders/market-mapper.ts';

/** Canadian orders: two names; number read from the street address; a voucher goes out alone too [ORD-41, ORD-44, ORD-48]. */
export const caMapper = marketMapper({
  names: splitName,
  address: ({ values }) => ({
    streettype: '',
    streetno: splitHouseNumber(values.streetAddress ?? '').streetno,
    streetname: values.streetAddress ?? '',
    city: values.city ?? '',
    postcode: (values.postalCode ?? '').toUpperCase(),
  }),
  addressValues: ({ streetname, city, postcode }) => ({
    address: streetname,
    streetAddress: streetname,
    city,
    postalCode: postcode,
  }),
  sendsVoucherAlone: true,
});
