import type { JsonSchema } from '../../core/manifest/json-schema.ts';

/** How the postcodes of a market are written. */
export interface PostcodeOptions {
  readonly charactersAfterSpace: number;
}

export const postcodeOptions: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    charactersAfterSpace: {
      description:
        'Characters at the end of a postcode that a space stands before; 0 for postcodes without a space.',
      type: 'integer',
      minimum: 0,
      maximum: 9,
      default: 0,
    },
  },
};

/** A postcode as it is written: in capitals, without spaces but the one that the options ask for. */
export const writtenBy =
  ({ charactersAfterSpace }: PostcodeOptions) =>
  (typed: string): string => {
    const plain = typed.replace(/\s+/g, '').toUpperCase();
    const first = plain.length - charactersAfterSpace;
    return charactersAfterSpace === 0
      ? plain
      : `${plain.slice(0, Math.max(0, first))} ${plain.slice(Math.max(0, first))}`.trim();
  };
