import type { AddressStrategy } from '../../core/localisation/address-strategy.ts';

/** No address is asked for: the hut is picked from the list, for every disposition [LOC-38]. */
export const hutList: AddressStrategy = {
  addressFor: [],
  fields: [],
  check: (_field, value) => ({ ok: true, value: value.trim() }),
  find: async () => ({
    kind: 'not-served',
    address: { postcode: '' },
    message: 'localisation.address.pickHut',
  }),
};
