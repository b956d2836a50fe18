import type { PostcodeSettings } from '../../schemas/types/manifest/address.ts';
import { postcodeKind, writtenPostcode } from '../address/postcodes.ts';
import type { AddressInput, AddressProblem, AddressStrategy } from './address-strategy.ts';

/** A whole postcode says where to deliver; customers who collect pick a hut near them [LOC-33, LOC-38]. */
export const postcodeStrategy = (settings: PostcodeSettings): AddressStrategy => {
  const written = (typed: string): string => writtenPostcode(typed, settings);
  const messageFor = (typed: string): string | undefined => {
    const plain = typed.replace(/\s+/g, '');
    if (plain === '') return 'localisation.postcode.required';
    if (postcodeKind(written(plain), settings) === 'full') return undefined;
    return postcodeKind(plain, settings) === 'partial'
      ? 'localisation.postcode.partial'
      : 'localisation.postcode.invalid';
  };
  const check = ({ postcode = '' }: AddressInput): AddressProblem | undefined => {
    const message = messageFor(postcode);
    return message === undefined ? undefined : { field: 'postcode', message };
  };
  const withPostcode = (postcode: string): AddressInput => ({ postcode });
  return {
    addressFor: ['delivery'],
    onMapFor: [],
    fields: [
      {
        name: 'postcode',
        label: 'localisation.postcode.label',
        example: 'localisation.postcode.example',
        autoComplete: 'postal-code',
        inputMode: 'text',
      },
    ],
    type: (_input, _field, value) => withPostcode(value),
    check: (input, isComplete) => (isComplete ? check(input) : undefined),
    suggest: () => undefined,
    fromAddress: ({ postcode }) => withPostcode(postcode),
    fromText: withPostcode,
    fromPlace: ({ postcode = '' }) => withPostcode(postcode),
    async find(input, _question, { hutByPostcode }) {
      const problem = check(input);
      if (problem) return { kind: 'invalid', ...problem };
      const address = { postcode: written(input.postcode ?? '') };
      const hut = await hutByPostcode(address.postcode);
      return hut
        ? { kind: 'found', hut, address }
        : { kind: 'not-served', address, message: 'localisation.notice.notInDeliveryZone' };
    },
  };
};
