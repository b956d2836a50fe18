import type { JsonSchema } from './json-schema.ts';
import { pointerTo } from './json-pointer.ts';
import { identityKeys } from './manifest-file-schema.ts';
import { unknownName, type Problem } from './problem.ts';

/** What a compiled schema says about a value that does not fit. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
  /** Name of a key that is itself wrong. */
  readonly propertyName?: string;
  readonly data?: unknown;
  readonly parentSchema?: JsonSchema;
}

/** A compiled schema. It must report all errors, with data and parent schema: `allErrors` and `verbose` in Ajv. */
export interface SchemaValidator {
  (value: unknown): boolean;
  readonly errors?: readonly SchemaError[] | null;
}

/** Everything a schema finds wrong in a file, in words of the person who edits it. */
export function schemaProblems(
  file: string,
  value: unknown,
  validator: SchemaValidator,
): readonly Problem[] {
  if (validator(value)) return [];
  return (validator.errors ?? [])
    .filter(({ keyword }) => keyword !== 'propertyNames')
    .map((error) => toProblem(file, error));
}

function toProblem(file: string, error: SchemaError): Problem {
  const { keyword, params, instancePath } = error;
  if (error.propertyName !== undefined) return wrongKey(file, error, error.propertyName);
  const place = { file, pointer: instancePath };
  if (keyword === 'additionalProperties') {
    const key = String(params['additionalProperty']);
    const pointer = instancePath + pointerTo([key]);
    if (isOverride(instancePath) && identityKeys.includes(key)) {
      const expected = 'a key that can differ in a sector or at a hut';
      const remedy = `State ${key} for the whole market, at the top of the file`;
      return { file, pointer, expected, found: `"${key}"`, remedy };
    }
    return unknownName({ file, pointer }, 'key', key, keysOf(error.parentSchema));
  }
  if (keyword === 'required') {
    const key = String(params['missingProperty']);
    const described = error.parentSchema?.properties?.[key]?.description;
    const pointer = instancePath + pointerTo([key]);
    return { file, pointer, expected: described ?? 'a value', found: 'nothing' };
  }
  if (error.parentSchema?.['x-visibility'] === 'secret') {
    const expected = 'the name of the environment variable that holds the secret';
    return { ...place, expected, found: 'something else' };
  }
  if (keyword === 'enum' && typeof error.data === 'string') {
    return unknownName(place, 'value', error.data, namesIn(params['allowedValues']));
  }
  return { ...place, expected: expectation(error), found: show(error.data) };
}

/** Whether a place is all that a manifest says of one sector, of one hut or for a while. */
const isOverride = (pointer: string): boolean =>
  /^\/(?:(?:sectorOverrides|hutOverrides)\/[^/]+|timedOverrides\/[^/]+\/settings)$/.test(pointer);

const wrongKey = (file: string, error: SchemaError, name: string): Problem =>
  unknownName(
    { file, pointer: error.instancePath + pointerTo([name]) },
    error.keyword === 'pattern' ? `key of the form ${String(error.params['pattern'])}` : 'key',
    name,
    namesIn(error.params['allowedValues']),
  );

const keysOf = (schema: JsonSchema | undefined): readonly string[] =>
  Object.keys(schema?.properties ?? {});

const namesIn = (values: unknown): readonly string[] =>
  Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string') : [];

function expectation({ keyword, params, message, parentSchema }: SchemaError): string {
  const described = parentSchema?.description?.replace(/\.$/, '');
  if (keyword === 'type') return [params['type']].flat().join(' or ');
  if (keyword === 'pattern') return `${described ?? 'text'} (${String(params['pattern'])})`;
  return (message ?? keyword).replace(/^must /, 'to ');
}

/** The value as it is written, cut to a length that fits a line. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
