import { expect, it } from 'vitest';
import { manifestFileSchema, manifestSchema } from '../../../core/manifest/manifest-schema.ts';
import { shareParts } from '../../../core/manifest/share-parts.ts';

const price = {
  type: 'object',
  description: 'What something costs, in the currency of its market, with all its taxes.',
  additionalProperties: false,
  properties: { amount: { type: 'number', minimum: 0 } },
};

it('keeps a part that stands in several places once, wherever a schema may hold one', () => {
  const schema = {
    type: 'object',
    properties: { least: price, rest: { type: 'array', items: price } },
    additionalProperties: { oneOf: [price, { type: 'string' }] },
    definitions: { own: { properties: { most: price } } },
  };
  const reference = { $ref: '#/definitions/shared1' };
  expect(shareParts(schema)).toEqual({
    type: 'object',
    properties: { least: reference, rest: { type: 'array', items: reference } },
    additionalProperties: { oneOf: [reference, { type: 'string' }] },
    definitions: { own: { properties: { most: reference } }, shared1: price },
  });
});

it('leaves what stands once, and short parts, where they are', () => {
  const schema = {
    properties: { a: { type: 'string' }, b: { type: 'string' }, price },
    additionalProperties: false,
  };
  expect(shareParts(schema)).toEqual({ ...schema, definitions: {} });
});

/** A schema with its references to definitions put back in their place. */
const putBack = (part: unknown, definitions: Readonly<Record<string, unknown>>): unknown => {
  if (Array.isArray(part)) return part.map((one) => putBack(one, definitions));
  if (typeof part !== 'object' || part === null) return part;
  const name = '$ref' in part ? String(part.$ref).split('/').at(-1) : undefined;
  if (name?.startsWith('shared')) return putBack(definitions[name], definitions);
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !key.startsWith('shared'))
      .map(([key, value]) => [key, putBack(value, definitions)]),
  );
};

it.each([
  ['of a whole manifest', manifestSchema],
  ['of one file of it', manifestFileSchema],
])('loses nothing of the schema %s', (_name, schema) => {
  const shared = shareParts(schema);
  const definitions = shared['definitions'] as Readonly<Record<string, unknown>>;
  expect(Object.keys(definitions).length).toBeGreaterThan(1);
  expect(putBack(shared, definitions)).toEqual({ definitions: {}, ...schema });
});
