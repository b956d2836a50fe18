import type { ConformanceCases } from '../../conformance/suites.ts';

const deliveryAddress = {
  postcode: '1234',
  city: 'Harbour',
  streetName: 'Harbour',
  streetType: 'Street',
  streetNumber: '12 bis',
};

export default {
  'order-request-mapper': [
    {
      name: 'with the address of the form',
      options: {
        address: {
          streetno: ['number:addressLine1'],
          streetname: ['street:addressLine1', 'field:addressLine2'],
          city: ['field:town'],
          postcode: ['field:postcode'],
        },
        fields: {
          addressLine1: ['streetno', 'streetname'],
          town: ['city'],
          postcode: ['postcode'],
        },
        sendsVoucherAlone: true,
      },
      values: { name: 'Ada', addressLine1: '1 High St', town: 'Harbour', postcode: '1234' },
      deliveryAddress,
      writes: ['customer', 'voucher'],
      writesAddress: true,
    },
    {
      name: 'with two names and the address that was found',
      manifest: { checkout: { nameFields: ['firstName', 'lastName'] } },
      options: {
        address: {
          streettype: ['found:streetType'],
          streetname: ['found:streetName'],
          streetno: ['found:streetNumber'],
          city: ['found:city'],
          postcode: ['found:postcode'],
        },
        fields: { street: ['streettype', 'streetname'], city: ['city'] },
      },
      values: { firstName: 'Ada', lastName: 'Byron' },
      deliveryAddress,
      writes: ['customer'],
      writesAddress: true,
    },
  ],
} satisfies ConformanceCases;
