import type { JsonSchema } from '../../core/manifest/json-schema.ts';

/** What an order earns for every full amount. */
export interface TensOptions {
  readonly earning: { readonly amount: number; readonly points: number };
  readonly multiplier: number;
}

export const tensOptions: JsonSchema = {
  type: 'object',
  'x-visibility': 'client',
  additionalProperties: false,
  properties: {
    earning: {
      description: 'What earns how many points (CST-96).',
      type: 'object',
      additionalProperties: false,
      default: {},
      properties: {
        amount: {
          description: "The full amount that earns points, in the market's currency.",
          type: 'number',
          exclusiveMinimum: 0,
          default: 10,
        },
        points: {
          description: 'Points for every full amount.',
          type: 'integer',
          minimum: 1,
          default: 1,
        },
      },
    },
    multiplier: {
      description: 'What the points of an order are multiplied by (CST-96).',
      type: 'number',
      minimum: 0,
      default: 1,
    },
  },
};
