import { describe, expect, it } from 'vitest';
import { bundleSchemas } from '../../../tools/types/bundle-schemas.ts';
import type { JsonObject } from '../../../tools/types/read-schemas.ts';
import { renderTypes } from '../../../tools/types/render-types.ts';
import { splitTypes } from '../../../tools/types/split-types.ts';

const split = async (schemas: Record<string, JsonObject>) => {
  const files = new Map(Object.entries(schemas));
  return splitTypes(await renderTypes(bundleSchemas(files)), files);
};

describe('generated types', () => {
  it('stand in the file of the schema that defines them, and import what others define', async () => {
    const files = await split({
      'money.schema.json': {
        title: 'Money',
        type: 'object',
        properties: { minor: { type: 'integer' } },
        $defs: { code: { enum: ['GBP', 'EUR'] } },
      },
      'menu/product.schema.json': {
        title: 'Product',
        description: 'Not a Deal.',
        type: 'object',
        properties: {
          price: { $ref: '../money.schema.json' },
          currency: { $ref: '../money.schema.json#/$defs/code' },
        },
      },
    });
    expect([...files.keys()].toSorted()).toEqual(['menu/product.ts', 'money.ts']);
    expect(files.get('menu/product.ts')).toMatch(
      /^import type \{ Money, MoneyCode \} from '..\/money.ts';/,
    );
    expect(files.get('menu/product.ts')).toContain('export interface Product');
    expect(files.get('money.ts')).toContain('export type MoneyCode');
    expect(files.get('money.ts')).not.toContain('import');
  });

  it('are refused when no schema defines one', () => {
    expect(() => splitTypes('export type Stray = 1;', new Map())).toThrow(
      'No schema defines the type Stray.',
    );
  });
});
