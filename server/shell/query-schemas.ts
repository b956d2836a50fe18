/** Schemas of the query parameters that several calls take; parameters a call does not name are ignored. */
export const querySchemas = {
  sector: { type: 'string', minLength: 1, maxLength: 20, description: 'Sector, for example xy-1.' },
  hutId: {
    type: 'string',
    minLength: 1,
    maxLength: 40,
    description: 'Id of the hut in its sector.',
  },
  sectors: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description: 'Sectors, separated by commas.',
  },
  disposition: {
    type: 'string',
    enum: ['delivery', 'collection', 'dinein'],
    description: 'How the customer gets the food.',
  },
  when: {
    type: 'string',
    enum: ['asap', 'scheduled'],
    default: 'asap',
    description: 'For now or for a chosen time.',
  },
  time: {
    type: 'integer',
    minimum: 0,
    maximum: 253_402_300_799_999,
    description: 'The chosen time in milliseconds since 1970, up to the end of the year 9999.',
  },
  locale: {
    type: 'string',
    maxLength: 20,
    description: 'Language of the texts, as a locale.',
  },
  featureRole: { type: 'string', maxLength: 40, description: 'Flag level of the user.' },
} as const;

/** Path parameters that are ids. */
export const idParams = (...names: readonly string[]) => ({
  type: 'object',
  required: names,
  additionalProperties: false,
  properties: Object.fromEntries(
    names.map((name) => [name, { type: 'string', minLength: 1, maxLength: 80 }]),
  ),
});

/** A list separated by commas, without empty entries. */
export const listOf = (text: string): readonly string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
