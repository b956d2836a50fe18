import type { Geocoder } from '../../core/places/geocoder.ts';

/** Places come from the tables of our own server, which keeps them to the market's country [ADR-31, ADR-32, ADR-33]. */
export const gazetteer: Geocoder = {
  suggest: async (input, _disposition, { places }) =>
    input.trim() === '' ? [] : places.suggest(input.trim()),
  find: (query, { places }) => places.find(query),
};
