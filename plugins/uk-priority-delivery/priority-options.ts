import type { JsonSchema } from '../../core/manifest/json-schema.ts';

/** What a browser is told of how a market has priority delivery. */
export interface ShownOptions {
  readonly sectors: readonly string[];
  readonly asapOnly: boolean;
  readonly uncookedProducts: readonly string[];
  readonly price: number;
}

/** How a market has priority delivery. */
export interface PriorityOptions extends ShownOptions {
  readonly maxCookedItems: number;
  readonly slotsPer15Minutes: number;
  readonly reservationsPerCaller: number;
  readonly reservationsPerAddress: number;
  readonly reservationLifeMs: number;
}

export const priorityOptions: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  'x-visibility': 'client',
  properties: {
    sectors: {
      description: 'Sectors that have it, for delivery with a postcode (CST-57).',
      type: 'array',
      items: {
        description: 'A sector of the market, for example xy-1.',
        type: 'string',
        pattern: '^[a-z]{2,4}-[0-9A-Za-z]+$',
      },
      uniqueItems: true,
      default: [],
    },
    asapOnly: {
      description: 'Whether only asap orders can have it (PRI-03).',
      type: 'boolean',
      default: false,
    },
    uncookedProducts: {
      description: 'Product ids or kinds that do not count as cooked (CST-58).',
      type: 'array',
      items: { description: 'Product id or kind.', type: 'string', minLength: 1 },
      uniqueItems: true,
      default: ['single-side-salad', 'ice-cream-tub'],
    },
    price: {
      description: "Price in the market's currency (CST-59).",
      type: 'number',
      minimum: 0,
      default: 2.99,
    },
    maxCookedItems: {
      description: 'Most cooked items of an order (CST-59).',
      type: 'integer',
      minimum: 1,
      default: 12,
      'x-visibility': 'server',
    },
    slotsPer15Minutes: {
      description: 'Most priority orders of a hut in any 15 minutes; 0 switches it off (CST-59).',
      type: 'integer',
      minimum: 0,
      default: 3,
      'x-visibility': 'server',
    },
    reservationsPerCaller: {
      description:
        "Most places that one account, or one guest's visit, keeps at a hut before ordering; a further one takes the place of the oldest (SEC-26).",
      type: 'integer',
      minimum: 1,
      default: 1,
      'x-visibility': 'server',
    },
    reservationsPerAddress: {
      description:
        'Most places that are kept at a hut for one network address before ordering; a further one is refused, since other customers may share the address (SEC-26).',
      type: 'integer',
      minimum: 1,
      default: 2,
      'x-visibility': 'server',
    },
    reservationLifeMs: {
      description: 'Life of a reservation, in milliseconds (CST-59).',
      type: 'integer',
      minimum: 1,
      default: 900_000,
      'x-visibility': 'server',
    },
  },
};
