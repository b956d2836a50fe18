import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { exchanged } from './answer-schemas.ts';

type Serialize = (answer: unknown) => string;

const byName = new Map(exchanged.map((schema) => [schema.$id, schema]));
const made = new Map<string, Serialize>();

/** The exchanged schemas that a schema refers to; each of them has everything it refers to in place. */
function namedIn(schemaText: string): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  for (const [, name = ''] of schemaText.matchAll(/"\$ref":"([^"#]+)#/g)) {
    const schema = byName.get(name);
    if (!schema) throw new Error(`No schema that is exchanged has the name ${name}.`);
    found[name] = schema as Schema;
  }
  return found;
}

/**
 * Makes what writes the answers of a route. Every answer of the same schema is written by the same function, made by its
 * first answer from that schema and those it names: made for every route and status before, they took most of the time
 * in which a server starts.
 * @throws when a schema names one that is not exchanged
 */
export const serializerOf: FastifySerializerCompiler<unknown> = ({ schema }) => {
  const text = JSON.stringify(schema);
  const known = made.get(text);
  if (known) return known;
  const named = namedIn(text);
  let write: Serialize | undefined;
  const serialize: Serialize = (answer) =>
    (write ??= fastJson(schema as Schema, { schema: named }))(answer);
  made.set(text, serialize);
  return serialize;
};
