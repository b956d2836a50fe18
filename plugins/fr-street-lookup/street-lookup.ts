import {
  isTestPostcode,
  streetProblem,
  type StreetRuleSettings,
  streetProblemSoFar,
} from '../../core/address/street-rules.ts';
import { isLongEnough } from '../../core/address/suggestion-rules.ts';
import type {
  AddressField,
  AddressInput,
  AddressPorts,
  AddressStrategy,
  AddressSuggestion,
} from '../../core/localisation/address-strategy.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { addressInText } from './address-in-text.ts';
import { foundStreets } from './found-streets.ts';
import { hutOfAddress, type TypedAddress } from './hut-of-address.ts';

type Settings = Pick<Manifest, 'address' | 'autocomplete' | 'defaultSector' | 'postcode'>;

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

const partsOf = ({
  postcode = '',
  street = '',
  streetNumber = '',
  city,
  streets,
}: AddressInput): TypedAddress => ({
  postcode: postcode.trim().toUpperCase(),
  street: street.trim(),
  streetNumber: streetNumber.trim(),
  city,
  records: streets,
});

/** Postcode, street and house number lead through a table of streets to the hut [LOC-35] (docs/spec/address.md). */
export const streetLookup = (settings: Settings): AddressStrategy => {
  const { address, autocomplete, defaultSector, postcode: patterns } = settings;
  const { streetNumberMaxLength, testPostcode } = address;
  const ruleSettings: StreetRuleSettings = {
    postcode: patterns,
    streetNumberMaxLength,
    testPostcode: testPostcode?.postcode,
  };
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
    find: (input, _question, ports) =>
      hutOfAddress(partsOf(input), { ...ruleSettings, defaultSector }, ports),
  };
};
