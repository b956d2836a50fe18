import { describe, expect, it } from 'vitest';
import { bundleSchemas } from '../../../tools/types/bundle-schemas.ts';
import type { JsonObject } from '../../../tools/types/read-schemas.ts';
import { renderTypes } from '../../../tools/types/render-types.ts';

const render = (files: Record<string, JsonObject>): Promise<string> =>
  renderTypes(bundleSchemas(new Map(Object.entries(files))));

const money: JsonObject = {
  title: 'Money',
  type: 'object',
  properties: { minor: { type: 'integer' } },
  required: ['minor'],
  additionalProperties: false,
};

describe('generated types', () => {
  it('name a schema that two files refer to once', async () => {
    const code = await render({
      'money.schema.json': money,
      'menu/product.schema.json': {
        title: 'Product',
        type: 'object',
        properties: { price: { description: 'Now.', $ref: '../money.schema.json' } },
      },
      'deal.schema.json': {
        title: 'Deal',
        type: 'object',
        properties: { price: { $ref: 'money.schema.json' } },
      },
    });
    expect(code.match(/export \w+ (\w+)/g)).toEqual(
      expect.arrayContaining([
        'export interface Money',
        'export interface Product',
        'export interface Deal',
      ]),
    );
    expect(code).not.toMatch(/Money1|unknown/);
    expect(code).toContain('* Now.');
    expect(code).toMatch(/price\?: Money;/);
  });

  it('follow references to definitions inside another file, and to a schema itself', async () => {
    const code = await render({
      'shared.schema.json': { $defs: { code: { title: 'Code', enum: ['a', 'b'] } } },
      'tree.schema.json': {
        title: 'Tree',
        type: 'object',
        required: ['code', 'children'],
        properties: {
          code: { $ref: 'shared.schema.json#/$defs/code' },
          children: { type: 'array', items: { $ref: '#' } },
        },
      },
    });
    expect(code).toMatch(/code: Code;\s+children: Tree\[\];/);
    expect(code).toContain('export type Code = "a" | "b";');
  });

  it('write closed tuples, and leave conditions aside', async () => {
    const code = await render({
      'pair.schema.json': {
        title: 'Pair',
        type: 'array',
        prefixItems: [{ type: 'string' }, { type: 'number' }],
        items: false,
        allOf: [JSON.parse('{"if":{"type":"string"},"then":{"minLength":1}}') as JsonObject],
      },
    });
    expect(code).toContain('export type Pair = [string, number];');
  });
});

describe('schemas that cannot be bundled', () => {
  it('are refused when a reference leads nowhere', () => {
    const files = new Map([['a.schema.json', { title: 'A', $ref: 'b.schema.json' }]]);
    expect(() => bundleSchemas(files)).toThrow('schemas/a.schema.json: $ref "b.schema.json"');
  });

  it('are refused when two carry the same title', () => {
    const files = new Map([
      ['a.schema.json', money],
      ['b.schema.json', money],
    ]);
    expect(() => bundleSchemas(files)).toThrow('Money: /a, /b');
  });
});
