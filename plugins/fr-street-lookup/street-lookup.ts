import { matchStreetNumber } from '../../core/address/street-matching.ts';
import { integerPrefix } from '../../core/address/street-number.ts';
import {
  isTestPostcode,
  streetProblem,
  streetProblemSoFar,
} from '../../core/address/street-rules.ts';
import { isLongEnough } from '../../core/address/suggestion-rules.ts';
import type {
  AddressField,
  AddressInput,
  AddressLookup,
  AddressPorts,
  AddressStrategy,
  AddressSuggestion,
} from '../../core/localisation/address-strategy.ts';
import type { StreetRecord } from '../../schemas/types/http/places.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { addressInText } from './address-in-text.ts';
import { foundStreets, meantStreets } from './found-streets.ts';

type Settings = Pick<Manifest, 'address' | 'autocomplete' | 'defaultSector' | 'postcode'>;

const noHut = { kind: 'refused', message: 'localisation.address.noHut' } as const;

const fieldsOf = (streetNumberMaxLength: number): readonly AddressField[] => [
  {
    name: 'postcode',
    label: 'localisation.postcode.label',
    example: 'localisation.postcode.example',
    autoComplete: 'postal-code',
    suggests: true,
  },
  {
    name: 'street',
    label: 'localisation.street.label',
    example: 'localisation.street.example',
    autoComplete: 'address-line1',
    suggests: true,
  },
  {
    name: 'streetNumber',
    label: 'localisation.streetNumber.label',
    example: 'localisation.streetNumber.example',
    autoComplete: 'off',
    maxLength: streetNumberMaxLength,
    isShort: true,
  },
];

const postcodesLike = async (
  text: string,
  ports: AddressPorts,
): Promise<readonly AddressSuggestion[]> =>
  Object.entries(await ports.postcodes(text)).flatMap(([postcode, cities]) =>
    cities.map((city) => ({
      id: `${postcode} ${city}`,
      value: postcode,
      description: city,
      input: { postcode, city },
    })),
  );

const streetsLike = async (
  { postcode, street }: { readonly postcode: string; readonly street: string },
  ports: AddressPorts,
): Promise<readonly AddressSuggestion[]> =>
  foundStreets(await ports.streets(postcode, street)).map((found) => ({
    id: `${found.postcode} ${found.city} ${found.street}`,
    value: found.street,
    description: `${found.postcode} ${found.city}`,
    input: { street: found.street, city: found.city, streets: found.records },
  }));

/** Postcode, street and house number lead through a table of streets to the hut [LOC-35] (docs/spec/address.md). */
export const streetLookup = (settings: Settings): AddressStrategy => {
  const { address, autocomplete, defaultSector, postcode: patterns } = settings;
  const { streetNumberMaxLength, testPostcode } = address;
  const ruleSettings = {
    postcode: patterns,
    streetNumberMaxLength,
    testPostcode: testPostcode?.postcode,
  };
  const partsOf = ({ postcode = '', street = '', streetNumber = '', streets }: AddressInput) => ({
    postcode: postcode.trim().toUpperCase(),
    street: street.trim(),
    streetNumber: streetNumber.trim(),
    records: streets,
  });

  /** A postcode was typed; the test postcode brings its own street and number [ADR-12]. */
  const withPostcode = (
    { street = '', streetNumber = '' }: AddressInput,
    postcode: string,
  ): AddressInput =>
    testPostcode && isTestPostcode(postcode, testPostcode.postcode)
      ? { ...testPostcode, postcode }
      : { postcode, street, streetNumber };

  const type: AddressStrategy['type'] = (input, field, value) => {
    if (field === 'postcode') return withPostcode(input, value);
    const { postcode = '', street = '', streetNumber = '' } = input;
    return field === 'street'
      ? { postcode, street: value, streetNumber }
      : { ...input, postcode, street, streetNumber: value };
  };

  const find = async (input: AddressInput, ports: AddressPorts): Promise<AddressLookup> => {
    const parts = partsOf(input);
    const wrong = streetProblem(parts, ruleSettings);
    if (wrong) return { kind: 'invalid', ...wrong };
    let records: readonly StreetRecord[] | undefined = parts.records;
    if (!records) {
      const found = foundStreets(await ports.streets(parts.postcode, parts.street));
      const [meant, another] = meantStreets(found, parts.street, input.city);
      if (!meant) return noHut;
      if (another) {
        return { kind: 'invalid', field: 'street', message: 'localisation.address.chooseStreet' };
      }
      ({ records } = meant);
    }
    const unserved = streetProblem({ ...parts, records }, ruleSettings);
    if (unserved) return { kind: 'invalid', ...unserved };
    const match = matchStreetNumber(records, integerPrefix(parts.streetNumber) ?? 0);
    if (match.kind !== 'matched') return noHut;
    const { record } = match;
    const delivered = {
      postcode: record.postcode,
      city: record.city,
      street: record.street,
      streetNumber: parts.streetNumber,
      streetName: record.street_name,
      streetType: record.street_type,
    };
    const hut = await ports.hutById(defaultSector, record.hut);
    return hut ? { kind: 'found', hut, address: delivered } : noHut;
  };

  return {
    addressFor: ['delivery'],
    onMapFor: [],
    fields: fieldsOf(streetNumberMaxLength),
    type,
    check: (input, isComplete) =>
      (isComplete ? streetProblem : streetProblemSoFar)(partsOf(input), ruleSettings),
    suggest: (field, input, { type: disposition }, ports) => {
      const { postcode, street } = partsOf(input);
      if (field === 'postcode') {
        return isLongEnough(postcode, disposition, autocomplete)
          ? postcodesLike(postcode, ports)
          : undefined;
      }
      return field === 'street' &&
        postcode !== '' &&
        isLongEnough(street, disposition, autocomplete)
        ? streetsLike({ postcode, street }, ports)
        : undefined;
    },
    fromAddress: ({ postcode, street = '', streetNumber = '', city }) => ({
      postcode,
      street,
      streetNumber,
      ...(city === undefined ? {} : { city }),
    }),
    fromText: (text) => {
      const { postcode, ...rest } = addressInText(text, patterns);
      return postcode === undefined ? withPostcode(rest, text.trim()) : { ...rest, postcode };
    },
    fromPlace: ({ postcode = '', street = '', number = '', city }) => ({
      postcode,
      street,
      streetNumber: number,
      ...(city === undefined ? {} : { city }),
    }),
    find: (input, _question, ports) => find(input, ports),
  };
};
