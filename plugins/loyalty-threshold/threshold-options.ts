import type { JsonSchema } from '../../core/manifest/json-schema.ts';

/** What an order earns above an amount. */
export interface ThresholdOptions {
  readonly earning: { readonly amount: number; readonly points: number };
}

export const thresholdOptions: JsonSchema = {
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
          description: "The amount that an order has to pass, in the market's currency.",
          type: 'number',
          exclusiveMinimum: 0,
          default: 10,
        },
        points: {
          description: 'Points of an order that passes it.',
          type: 'integer',
          minimum: 1,
          default: 1,
        },
      },
    },
  },
};
