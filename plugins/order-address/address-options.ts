import type { OptionsSchema } from '../../core/define-plugin.ts';

/** Parts of the address in an order. */
const addressParts = [
  'streettype',
  'streetno',
  'streetname',
  'city',
  'postcode',
  'interior',
] as const;
export type AddressPart = (typeof addressParts)[number];

export interface AddressOptions {
  readonly address: Readonly<Partial<Record<AddressPart, readonly string[]>>>;
  readonly fields: Readonly<Record<string, readonly AddressPart[]>>;
  readonly postcodeForm?: 'as-given' | 'upper' | 'written';
  readonly sendsVoucherAlone?: boolean;
}

const sources = {
  type: 'array',
  minItems: 1,
  items: {
    description:
      'Where from: `field:` a field of the form, `number:` the house number it begins with, `street:` what follows that number, `found:` a part of the address found at localisation.',
    type: 'string',
    pattern:
      '^((field|number|street):[a-z][A-Za-z0-9]*|found:(postcode|street|streetNumber|streetName|streetType|city|address))$',
  },
};

export const addressOptions: OptionsSchema = {
  type: 'object',
  'x-visibility': 'client',
  additionalProperties: false,
  required: ['address', 'fields'],
  properties: {
    address: {
      description:
        'What each part of the address of a delivery is made of, joined by commas; a part that is absent stays empty (ORD-45, ORD-46, ORD-47, ORD-48).',
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        addressParts.map((part) => [part, { description: `Made of, for ${part}.`, ...sources }]),
      ),
    },
    fields: {
      description:
        'The way back, for checks on the server: parts of the address that each field of the form stands for.',
      type: 'object',
      propertyNames: { pattern: '^[a-z][A-Za-z0-9]*$' },
      additionalProperties: {
        description: 'Parts, joined by a space.',
        type: 'array',
        minItems: 1,
        items: { description: 'A part.', type: 'string', enum: addressParts },
      },
    },
    postcodeForm: {
      description:
        'How the postcode is written: as given, in capitals, or as the market writes postcodes (`postcode.isSpaced`).',
      type: 'string',
      enum: ['as-given', 'upper', 'written'],
      default: 'as-given',
    },
    sendsVoucherAlone: {
      description: 'A voucher goes out also when it has no discount (ORD-41).',
      type: 'boolean',
      default: false,
    },
  },
};
