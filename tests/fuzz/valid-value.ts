import type { KnownThings } from './known-things.ts';
import type { RequestSchema } from './open-api.ts';
import type { Random } from './random.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** A word that means nothing. */
export const word = (random: Random, length: number): string =>
  Array.from({ length }, () => letters[random.below(letters.length)]).join('');

/** A value that a schema lets through, or nearly: patterns are met by what is known, or not at all. */
export function validValue(
  schema: RequestSchema,
  name: string,
  known: KnownThings,
  random: Random,
): unknown {
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return validValue(random.pick(choices), name, known, random);
  switch ([schema.type].flat()[0] ?? 'string') {
    case 'object':
      return validObject(schema, known, random);
    case 'array':
      return Array.from({ length: random.below(4) }, () =>
        validValue(schema.items ?? {}, name, known, random),
      );
    case 'integer':
      return Math.round(numberIn(schema, random));
    case 'number':
      return Math.round(numberIn(schema, random) * 100) / 100;
    case 'boolean':
      return random.isLikely(0.5);
    default:
      return validText(schema, name, known, random);
  }
}

const numberIn = ({ minimum = 0, maximum = 1000 }: RequestSchema, random: Random): number =>
  minimum + random.next() * Math.min(maximum - minimum, 10 ** random.below(16));

function validText(
  { maxLength = 20, format }: RequestSchema,
  name: string,
  known: KnownThings,
  random: Random,
): string {
  const values = known.values[name.toLowerCase()];
  if (values && random.isLikely(0.9)) return random.pick(values);
  if (format === 'date-time') return '2026-11-22T12:00:00Z';
  return word(random, 1 + random.below(Math.min(maxLength, 30)));
}

function validObject(
  { properties = {}, required = [] }: RequestSchema,
  known: KnownThings,
  random: Random,
): object {
  const named = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.isLikely(0.4),
  );
  return Object.fromEntries(
    named.map(([name, schema]) => [name, validValue(schema, name, known, random)]),
  );
}
