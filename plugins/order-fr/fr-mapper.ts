import { splitName } from '../../core/orders/customer-names.ts';
import { joinParts, marketMapper } from '../../core/orders/market-mapper.ts';

/** French orders: two names; the address is the street record found at localisation [ORD-44, ORD-46]. */
export const frMapper = marketMapper({
  names: splitName,
  address: ({ deliveryAddress }) => ({
    streettype: deliveryAddress?.streetType ?? '',
    streetname: deliveryAddress?.streetName ?? '',
    streetno: deliveryAddress?.streetNumber ?? '',
    city: deliveryAddress?.city ?? '',
    postcode: deliveryAddress?.postcode ?? '',
  }),
  addressValues: ({ streettype, streetname, streetno = '', city, postcode }) => ({
    streetNumber: streetno,
    street: joinParts([streettype, streetname], ' '),
    postcode,
    city,
  }),
});
