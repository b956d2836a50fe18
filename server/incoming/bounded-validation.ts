import { Ajv, type ErrorObject, type Options, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';
import { exchanged } from '../shell/answer-schemas.ts';
import { firstOf, mostWrongFields } from '../shell/told-fields.ts';

type Schema = Readonly<Record<string, unknown>>;

/** A value inside another one, with the schema it is checked by. */
interface Part {
  readonly key: string;
  readonly schema: Schema;
  readonly value: unknown;
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The parts of a value that its schema describes one by one. */
function* partsOf({ properties, items }: Schema, value: unknown): Generator<Part> {
  if (isObject(value) && isObject(properties)) {
    for (const [key, schema] of Object.entries(properties)) {
      if (isObject(schema) && Object.hasOwn(value, key)) yield { key, schema, value: value[key] };
    }
  } else if (Array.isArray(value) && isObject(items)) {
    for (const [index, item] of value.entries()) {
      yield { key: String(index), schema: items, value: item };
    }
  }
}

/** What a schema says of a value itself, whatever its parts hold. */
const withoutParts = ({ required: _required, properties, items, ...own }: Schema): Schema => ({
  ...own,
  ...(isObject(properties) && {
    properties: Object.fromEntries(Object.keys(properties).map((key) => [key, true])),
  }),
  ...(items !== undefined && { items: true }),
});

/** Numbers without an end, which Ajv makes of text such as 1e999 and then holds against no limit. */
const endlessIn = (value: unknown): ErrorObject[] =>
  Object.entries(isObject(value) ? value : {})
    .filter(([, part]) => typeof part === 'number' && !Number.isFinite(part))
    .map(([key]) => ({
      keyword: 'type',
      instancePath: `/${key}`,
      schemaPath: '#/type',
      params: {},
      message: 'must be a number with an end',
    }));

/**
 * Checks requests by their schemas and names the first wrong fields of each. No check looks for every mistake: each
 * part is checked up to its first one, and checking stops with the last that is told [SEC-03].
 */
export class BoundedValidation {
  readonly #options: Options;
  #madeWhole: Ajv | undefined;
  #madeParts: Ajv | undefined;
  /** Routes describe the same more than once, each in its own words. */
  readonly #wholeByText = new Map<string, ValidateFunction>();
  readonly #compiled = new WeakMap<Schema, ValidateFunction>();
  readonly #own = new WeakMap<Schema, Schema>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Made by the first call, as what it compiles is. */
  get #whole(): Ajv {
    return (this.#madeWhole ??= validatorOf(this.#options));
  }

  /** For what is inside a schema: a default, for one, has no place where it stands alone. */
  get #parts(): Ajv {
    return (this.#madeParts ??= validatorOf({
      ...this.#options,
      strict: false,
      useDefaults: false,
    }));
  }

  /** For `setValidatorCompiler`. Compiled by the first call: a start that compiles all takes a fifth longer. */
  readonly compile: FastifySchemaCompiler<object> = ({ schema }) => {
    let compiled: ValidateFunction | undefined;
    return (value: unknown) => {
      const validate = (compiled ??= this.#wholeOf(schema as Schema));
      if (validate(value)) {
        const endless = endlessIn(value);
        return endless.length === 0 || { error: endless };
      }
      const found = firstOf(this.#problems(schema as Schema, value, ''), mostWrongFields);
      return { error: found.length > 0 ? found : (validate.errors ?? []) };
    };
  };

  #wholeOf(schema: Schema): ValidateFunction {
    const text = JSON.stringify(schema);
    const validate = this.#wholeByText.get(text) ?? this.#whole.compile(schema);
    this.#wholeByText.set(text, validate);
    return validate;
  }

  *#problems(schema: Schema, value: unknown, path: string): Generator<ErrorObject> {
    const target = this.#resolved(schema);
    if (this.#errors(target, value).length === 0) return;
    const own = this.#errors(this.#ownOf(target), value);
    yield* own.map((error) => ({ ...error, instancePath: path + error.instancePath }));
    // A list or an object that is itself too large is not looked into.
    if (own.length > 0) return;
    if (isObject(value)) yield* missing(target, value, path);
    for (const part of partsOf(target, value)) {
      yield* this.#problems(part.schema, part.value, `${path}/${part.key}`);
    }
  }

  #resolved(schema: Schema): Schema {
    const { $ref } = schema;
    const target = typeof $ref === 'string' ? this.#parts.getSchema($ref)?.schema : undefined;
    return isObject(target) ? this.#resolved(target) : schema;
  }

  #ownOf(schema: Schema): Schema {
    const known = this.#own.get(schema) ?? withoutId(withoutParts(schema));
    this.#own.set(schema, known);
    return known;
  }

  /** The first mistake in a value, if there is one. */
  #errors(schema: Schema, value: unknown): readonly ErrorObject[] {
    const validate = this.#compiled.get(schema) ?? this.#parts.compile(withoutId(schema));
    this.#compiled.set(schema, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  }
}

function validatorOf(options: Options): Ajv {
  const ajv = new Ajv({
    ...options,
    allErrors: false,
    keywords: ['x-visibility'],
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  for (const schema of exchanged) ajv.addSchema(schema);
  return ajv;
}

/** A copy without an address of its own, which stands for the whole of the schema. */
const withoutId = ({ $id: _id, ...schema }: Schema): Schema => schema;

function* missing({ required }: Schema, value: Schema, path: string): Generator<ErrorObject> {
  if (!Array.isArray(required)) return;
  for (const missingProperty of required.map(String)) {
    if (Object.hasOwn(value, missingProperty)) continue;
    yield {
      keyword: 'required',
      instancePath: path,
      schemaPath: '#/required',
      params: { missingProperty },
      message: 'is missing',
    };
  }
}
