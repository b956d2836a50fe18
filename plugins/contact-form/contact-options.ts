import type { OptionsSchema } from '../../core/define-plugin.ts';

/** Something that is looked at in a filled-in field of an address. */
export type FieldRule =
  | { readonly kind: 'filled'; readonly exceptLevels?: readonly string[] }
  | { readonly kind: 'not-number-alone'; readonly unless?: string }
  | { readonly kind: 'postcode'; readonly message?: string };

/** Parts of the address that was found at localisation. */
const foundParts = ['postcode', 'street', 'streetNumber', 'city', 'address'] as const;

/** A field of the address of a delivery. */
export interface AddressField {
  readonly name: string;
  readonly optional?: boolean;
  readonly readOnly?: boolean;
  readonly autoComplete?: string;
  readonly prefill?: readonly (typeof foundParts)[number][];
  readonly checks?: readonly FieldRule[];
}

export interface ContactOptions {
  readonly namePattern?: string;
  readonly fields?: readonly AddressField[];
}

/** Names without a digit [CHK-31]. */
export const noDigits = '^\\P{Nd}*$';

const fieldName = { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' };

export const contactOptions: OptionsSchema = {
  type: 'object',
  'x-visibility': 'client',
  additionalProperties: false,
  properties: {
    namePattern: {
      description:
        'Pattern of a good name, as a regular expression with Unicode classes; without a digit when absent (CHK-30, CHK-31).',
      type: 'string',
      format: 'regex',
      default: noDigits,
    },
    fields: {
      description:
        'Fields of the address of a delivery, in order (CHK-16, CHK-17, CHK-18, CHK-19).',
      type: 'array',
      default: [],
      items: {
        description: 'One field.',
        type: 'object',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: {
            ...fieldName,
            description: 'Its name; its label is the word checkout.fields with this name.',
          },
          optional: { description: 'It may stay empty.', type: 'boolean' },
          readOnly: { description: 'It shows what was found and is not typed.', type: 'boolean' },
          autoComplete: {
            description: "What browsers fill in, as HTML's autocomplete says it.",
            type: 'string',
            pattern: '^[a-z0-9 -]+$',
          },
          prefill: {
            description: 'Parts of the address found at localisation that it begins with.',
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { description: 'A part.', type: 'string', enum: foundParts },
          },
          checks: {
            description: 'What is looked at, in order; the first that fails is told.',
            type: 'array',
            items: {
              description: 'One check.',
              type: 'object',
              additionalProperties: false,
              required: ['kind'],
              properties: {
                kind: {
                  description:
                    "What is looked at: that it is not empty, that digits are not alone in it (CHK-52), that it is a whole postcode by the market's pattern.",
                  type: 'string',
                  enum: ['filled', 'not-number-alone', 'postcode'],
                },
                exceptLevels: {
                  description: 'Flag levels at which a field may stay empty (CHK-58).',
                  type: 'array',
                  items: { description: 'A level.', type: 'string', minLength: 1 },
                },
                unless: {
                  ...fieldName,
                  description:
                    'Field that makes digits an address when it is filled in; none does when absent.',
                },
                message: {
                  description:
                    'Word key of another message than that a postcode is invalid (CHK-60).',
                  type: 'string',
                  pattern: '^[A-Za-z0-9.-]+$',
                },
              },
            },
          },
        },
      },
    },
  },
};
