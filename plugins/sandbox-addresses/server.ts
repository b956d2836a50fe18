import { defineServerHalf } from '../../core/define-server-half.ts';
import { madeUpAddresses } from './made-up-addresses.ts';

export default defineServerHalf({
  contributes: [
    {
      point: 'address-source',
      make: () => ({ addressesAt: async (postcode) => madeUpAddresses(postcode) }),
    },
  ],
});
