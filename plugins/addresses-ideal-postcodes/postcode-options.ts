import type { OptionsSchema } from '../../core/define-plugin.ts';

export interface PostcodeOptions {
  readonly keyVariable: string;
  readonly address: string;
}

/** Whose account look-ups are made on [SHP-18]. */
export const postcodeOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['keyVariable'],
  properties: {
    keyVariable: {
      description: 'Environment variable that holds the API key of the account.',
      type: 'string',
      pattern: '^[A-Z][A-Z0-9_]*$',
      'x-variable': true,
    },
    address: {
      description: 'Address of the service; another than the usual one for tests.',
      type: 'string',
      pattern: '^(?:https://|http://127\\.0\\.0\\.1:)',
      default: 'https://api.ideal-postcodes.co.uk',
    },
  },
};
