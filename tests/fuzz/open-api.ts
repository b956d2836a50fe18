/** The parts of a JSON Schema that requests are described with. */
export interface RequestSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxItems?: number;
  readonly items?: RequestSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly maxProperties?: number;
  readonly additionalProperties?: boolean | RequestSchema;
  readonly anyOf?: readonly RequestSchema[];
  readonly oneOf?: readonly RequestSchema[];
}

/** A value that an address or a header carries. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: RequestSchema;
}

interface Described {
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: RequestSchema }>>;
  };
}

/** The document that the server answers at `/openapi.json`, as far as it tells of requests. */
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: unknown;
}

/** A call that the server offers; the schemas of its parts refer to nothing outside them. */
export interface Operation {
  readonly method: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  readonly tags: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly body: RequestSchema | undefined;
}

/** Every call of a document. */
export const operationsOf = (document: OpenApiDocument): readonly Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { tags = [], parameters = [], requestBody }]) => {
      const body = requestBody?.content['application/json']?.schema;
      return {
        method: method.toUpperCase(),
        path,
        tags,
        parameters: parameters.map((parameter) => ({
          ...parameter,
          schema: inPlace(document, parameter.schema),
        })),
        body: body && inPlace(document, body),
      };
    }),
  );

/** A schema with everything it refers to in place. */
function inPlace(document: OpenApiDocument, schema: RequestSchema): RequestSchema {
  const { $ref, items, properties, additionalProperties, anyOf, oneOf, ...own } = schema;
  if ($ref !== undefined) return inPlace(document, referred(document, $ref));
  const inner = (part: RequestSchema): RequestSchema => inPlace(document, part);
  return {
    ...own,
    ...(items && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => [key, inner(part)]),
      ),
    }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object'
          ? inner(additionalProperties)
          : additionalProperties,
    }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
  };
}

function referred(document: OpenApiDocument, reference: string): RequestSchema {
  let found: unknown = document;
  for (const step of reference.split('/').slice(1)) {
    found = (found as Readonly<Record<string, unknown>> | undefined)?.[decodeURIComponent(step)];
  }
  if (typeof found !== 'object' || found === null) throw new Error(`${reference} leads nowhere`);
  return found;
}

/** The host of a market that has a call: those of the way to sign in by phone are in India alone. */
export const hostOf = ({ path }: Pick<Operation, 'path'>): string =>
  /^\/v1\/(?:otp|asia-customer)\//.test(path) ? 'in.localhost' : 'uk.localhost';
