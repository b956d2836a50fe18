import { singleName } from '../../core/orders/customer-names.ts';
import { joinParts, marketMapper } from '../../core/orders/market-mapper.ts';

/** Indian orders: one name; the flat above the localised address; a voucher goes out alone too [ORD-41, ORD-44, ORD-47]. */
export const inMapper = marketMapper({
  names: singleName,
  address: ({ values, deliveryAddress }) => ({
    streettype: '',
    streetno: '',
    streetname: joinParts(
      [values.interior, deliveryAddress?.street, deliveryAddress?.address],
      ', ',
    ),
    city: deliveryAddress?.city ?? '',
    postcode: deliveryAddress?.postcode ?? '',
    ...(values.interior ? { interior: values.interior.trim() } : {}),
  }),
  addressValues: ({ interior = '', streetname }) => ({ interior, address: streetname }),
  sendsVoucherAlone: true,
});
