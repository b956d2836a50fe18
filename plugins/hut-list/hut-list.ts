import type { AddressStrategy } from '../../core/localisation/address-strategy.ts';

/** No address is asked for: the hut is picked from the list, for every disposition [LOC-38]. */
export const hutList: AddressStrategy = {
  addressFor: [],
  onMapFor: [],
  fields: [],
  type: (input) => input,
  check: () => undefined,
  suggest: () => undefined,
  fromAddress: () => ({}),
  fromText: () => ({}),
  fromPlace: () => ({}),
  find: async () => ({ kind: 'refused', message: 'localisation.address.pickHut' }),
};
