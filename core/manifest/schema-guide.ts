import { findNodeAtLocation, getLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Json } from './json.ts';
import type { JsonSchema } from './json-schema.ts';
import { pointerTo } from './json-pointer.ts';
import { listOf, schemasAt } from './schemas-at.ts';

/** Something that can stand where the cursor is. */
export interface GuideOption {
  /** What it is called: a key, or a value as it is written. */
  readonly label: string;
  readonly description: string | undefined;
  /** What is written for it. */
  readonly text: string;
}

/** What a schema says of a place in a text [OPR-21]. */
export interface Guide {
  /** JSON pointer to the key or value there. */
  readonly pointer: string;
  readonly description: string | undefined;
  /** What can stand there, in place of the text between `from` and `to`. */
  readonly options: readonly GuideOption[];
  readonly from: number;
  readonly to: number;
}

const descriptionIn = (schemas: readonly JsonSchema[]): string | undefined =>
  schemas.find(({ description }) => description !== undefined)?.description;

/** A first value of a schema, so that what was written is whole JSON. */
function stub(schema: JsonSchema): string {
  const { default: usual, enum: values } = schema;
  if (usual !== undefined) return JSON.stringify(usual);
  if (values?.[0] !== undefined) return JSON.stringify(values[0]);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  return { object: '{}', array: '[]', boolean: 'false', string: '""' }[type ?? ''] ?? '';
}

/** Keys that can stand in an object and do not yet. */
function keyOptions(
  schemas: readonly JsonSchema[],
  present: readonly string[],
  isNew: boolean,
): readonly GuideOption[] {
  const found = new Map<string, JsonSchema>();
  for (const { properties = {} } of schemas) {
    for (const [key, schema] of Object.entries(properties)) {
      if (!found.has(key) && !present.includes(key)) found.set(key, schema);
    }
  }
  return [...found].map(([label, schema]) => ({
    label,
    description: schema.description,
    text: isNew ? `${JSON.stringify(label)}: ${stub(schema)}` : JSON.stringify(label),
  }));
}

/** Values that a schema names. */
function valueOptions(schemas: readonly JsonSchema[]): readonly GuideOption[] {
  const named = schemas.flatMap((schema): (readonly [unknown, string | undefined])[] => [
    ...(schema.enum ?? []).map((value) => [value, undefined] as const),
    ...listOf(schema.oneOf).map(({ const: value, description }) => [value, description] as const),
    ...(schema['default'] === undefined ? [] : [[schema['default'], undefined] as const]),
    ...(schema.type === 'boolean' ? [true, false].map((is) => [is, undefined] as const) : []),
  ]);
  const options = new Map<string, GuideOption>();
  for (const [value, description] of named) {
    const label = JSON.stringify(value);
    if (value !== undefined && !options.has(label)) {
      options.set(label, { label, description, text: label });
    }
  }
  return [...options.values()];
}

const lettersBefore = (text: string, offset: number): number =>
  offset - (/[\w"'.-]*$/.exec(text.slice(0, offset))?.[0].length ?? 0);

/**
 * What a schema says of the place of a cursor, in a text that may be half written [OPR-21].
 * @param offset of the cursor, in UTF-16 units
 */
export function guideAt(schema: JsonSchema, text: string, offset: number): Guide {
  const tree = parseTree(text);
  const value = tree ? (getNodeValue(tree) as Json) : undefined;
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const isInNode =
    previousNode !== undefined &&
    previousNode.offset <= offset &&
    offset <= previousNode.offset + previousNode.length;
  const from = isInNode ? previousNode.offset : lettersBefore(text, offset);
  const to = isInNode ? previousNode.offset + previousNode.length : offset;
  const around = schemasAt(schema, value, isAtPropertyKey ? path.slice(0, -1) : path);
  const own = isAtPropertyKey ? schemasAt(schema, value, path) : around;
  const keys = isAtPropertyKey ? keysOf(tree, path.slice(0, -1)) : [];
  const current = String(path.at(-1) ?? '');
  const isNew = !/^\s*:/.test(text.slice(to));
  return {
    pointer: pointerTo(path.filter((key) => key !== '').map(String)),
    description: descriptionIn(own),
    options: isAtPropertyKey
      ? keyOptions(
          around,
          keys.filter((key) => key !== current || !isInNode),
          isNew,
        )
      : valueOptions(around),
    from,
    to,
  };
}

/** The keys of the object at a path. */
function keysOf(tree: Node | undefined, path: readonly (string | number)[]): readonly string[] {
  const node = tree && findNodeAtLocation(tree, [...path]);
  return (node?.children ?? []).map(({ children: [name] = [] }) => String(name?.value));
}
