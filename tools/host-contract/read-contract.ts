import { capabilityOf } from '../../core/webview/message-capability.ts';
import { spoken } from '../../core/webview/greeting.ts';
import type {
  ContractChoice,
  ContractGroup,
  ContractMessage,
  ContractType,
  HostContract,
} from '../../core/webview/host-contract.ts';
import type { MessageFromApp, MessageToApp } from '../../schemas/types/webview/messages.ts';
import { bundleSchemas } from '../types/bundle-schemas.ts';
import type { Json, JsonObject, SchemaFiles } from '../types/read-schemas.ts';

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

/** Reads the groups and choices that messages are made of, each once. */
class Reader {
  readonly #definitions: JsonObject;
  readonly #groups = new Map<string, ContractGroup>();
  readonly #choices = new Map<string, ContractChoice>();

  constructor(files: SchemaFiles) {
    this.#definitions = objectOf(bundleSchemas(files)['definitions']);
  }

  get parts(): Pick<HostContract, 'choices' | 'groups'> {
    return { groups: [...this.#groups.values()], choices: [...this.#choices.values()] };
  }

  messages(name: string): readonly ContractMessage[] {
    const { oneOf } = objectOf(this.#definitions[`webview.messages.${name}`]);
    return listOf(oneOf).flatMap((part) => {
      const { description, properties } = this.#followed(part);
      const { type, payload } = objectOf(properties);
      const group = this.#group(this.#followed(payload ?? null));
      return listOf(objectOf(type)['enum']).map((value) => {
        const known = textOf(value) as (MessageToApp | MessageFromApp)['type'];
        const capability = capabilityOf({ type: known });
        return { type: known, description: textOf(description), payload: group, capability };
      });
    });
  }

  /** A schema with what it refers to; a description of its own comes first. */
  #followed(part: Json): JsonObject {
    const schema = objectOf(part);
    const [only] = listOf(schema['allOf']);
    const reference = textOf(schema['$ref'] ?? objectOf(only)['$ref']);
    if (reference === '') return schema;
    const target = this.#definitions[reference.replace('#/definitions/', '')];
    if (!isObject(target)) throw new Error(`There is no schema ${reference}.`);
    return target;
  }

  #group(schema: JsonObject): string {
    const name = this.#nameOf(schema);
    if (this.#groups.has(name)) return name;
    const required = listOf(schema['required']);
    const fields = Object.entries(objectOf(schema['properties'])).map(([field, part]) => ({
      name: field,
      description:
        textOf(objectOf(part)['description']) || textOf(this.#followed(part)['description']),
      type: this.#type(part),
      isRequired: required.includes(field),
    }));
    this.#groups.set(name, { name, description: textOf(schema['description']), fields });
    return name;
  }

  #choice(schema: JsonObject): string {
    const name = this.#nameOf(schema);
    const values = listOf(schema['enum']).map(textOf);
    this.#choices.set(name, { name, description: textOf(schema['description']), values });
    return name;
  }

  #type(part: Json): ContractType {
    const schema = this.#followed(part);
    if (Array.isArray(schema['enum'])) return { kind: 'choice', name: this.#choice(schema) };
    const type = textOf(schema['type']);
    if (type === 'object') return { kind: 'group', name: this.#group(schema) };
    if (type === 'array') return { kind: 'list', of: this.#type(schema['items'] ?? null) };
    if (type === 'string') return { kind: 'text' };
    if (type === 'number' || type === 'integer' || type === 'boolean') return { kind: type };
    throw new Error(`A host's language has no word for ${JSON.stringify(schema)}.`);
  }

  #nameOf(schema: JsonObject): string {
    const name = textOf(schema['title']);
    if (name === '')
      throw new Error(`A schema of the messages has no title: ${JSON.stringify(schema)}`);
    return name;
  }
}

/**
 * The contract between page and app, from the schemas of the messages [HST-05].
 * @throws where a schema says something that the languages of hosts have no word for
 */
export const readContract = (files: SchemaFiles): HostContract => {
  const reader = new Reader(files);
  const toApp = reader.messages('MessageToApp');
  const fromApp = reader.messages('MessageFromApp');
  return { ...spoken, toApp, fromApp, ...reader.parts };
};
