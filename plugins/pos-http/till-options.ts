import type { OptionsSchema } from '../../core/define-plugin.ts';

/** Where orders go, and the secret that both sides sign with. */
export interface TillAddress {
  readonly address: string;
  readonly secretVariable: string;
}

export interface TillOptions extends TillAddress {
  readonly huts: readonly (Partial<TillAddress> & {
    readonly sector: string;
    readonly id: string;
  })[];
}

const address = {
  description:
    'Address that orders are posted to, in which {{sector}} and {{hut}} stand for those of the order. It begins with https://, or with http:// on the same machine.',
  type: 'string',
  pattern: '^(?:https://|http://(?:localhost|127\\.0\\.0\\.1)[:/])',
};

const secretVariable = {
  description:
    'Environment variable that holds the secret that orders and statuses are signed with.',
  type: 'string',
  pattern: '^[A-Z][A-Z0-9_]*$',
  'x-variable': true,
};

/** Where the points of sale of a market are, and what they sign with [GTW-36]. */
export const tillOptions: OptionsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['address', 'secretVariable'],
  properties: {
    address,
    secretVariable,
    huts: {
      description: 'Huts whose point of sale has an address or a secret of its own.',
      type: 'array',
      default: [],
      items: {
        description: 'A hut.',
        type: 'object',
        additionalProperties: false,
        required: ['sector', 'id'],
        properties: {
          sector: { description: 'Sector of the hut.', type: 'string', minLength: 1 },
          id: { description: 'Id of the hut.', type: 'string', minLength: 1 },
          address,
          secretVariable,
        },
      },
    },
  },
};
