import type { RequestSchema } from './open-api.ts';

/** Patterns that say how long a text may be, as each of their parts is limited. */
const isBounded = (pattern: string): boolean =>
  pattern.startsWith('^') && pattern.endsWith('$') && !/[+*]|,\}/.test(pattern);

const limitsText = ({ maxLength, enum: values, pattern = '' }: RequestSchema): boolean =>
  maxLength !== undefined || values !== undefined || isBounded(pattern);

const limitsObject = ({ additionalProperties, maxProperties }: RequestSchema): boolean =>
  additionalProperties === false || maxProperties !== undefined;

/** The parts of a schema that let values of any size through: texts, lists and objects without a limit. */
export function* unlimitedParts(schema: RequestSchema, path: string): Generator<string> {
  const { anyOf, oneOf, type, items, properties = {}, additionalProperties, ...limits } = schema;
  const choices = [...(anyOf ?? []), ...(oneOf ?? [])];
  for (const choice of choices) yield* unlimitedParts({ ...limits, ...choice }, path);
  const types = [type].flat();
  if (choices.length === 0 && type === undefined && schema.enum === undefined) {
    yield `${path} may be anything`;
  }
  if (types.includes('string') && !limitsText(schema)) yield `${path} may be of any length`;
  if (types.includes('array')) {
    if (schema.maxItems === undefined) yield `${path} may have any number of items`;
    if (items) yield* unlimitedParts(items, `${path}[]`);
  }
  if (types.includes('object')) {
    if (!limitsObject(schema)) yield `${path} may have any properties`;
    for (const [key, part] of Object.entries(properties)) {
      yield* unlimitedParts(part, `${path}.${key}`);
    }
    if (typeof additionalProperties === 'object') {
      yield* unlimitedParts(additionalProperties, `${path}.*`);
    }
  }
}
