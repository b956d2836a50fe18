import { join } from 'node:path';
import { Ajv } from 'ajv';
import compiled from 'ajv/dist/standalone/index.js';
import type { Plugin } from 'vite';
import type { HostContract } from '../../core/webview/host-contract.ts';
import { readContract } from '../host-contract/read-contract.ts';
import { bundleSchemas } from '../types/bundle-schemas.ts';
import {
  type Json,
  type JsonObject,
  readSchemas,
  type SchemaFiles,
} from '../types/read-schemas.ts';

const moduleName = 'virtual:host-contract';
const resolvedName = `\0${moduleName}`;

/** What a sender of messages is called in the contract, by its name in the schemas. */
const sides = { page: 'MessageToApp', host: 'MessageFromApp' } as const;

/** The parts of a schema that says "one of these". */
const partsOf = (definitions: JsonObject, key: string): readonly JsonObject[] =>
  (definitions[key] as { oneOf?: JsonObject[] } | undefined)?.oneOf ?? [];

/** The schema of each message of a side, in the order of the contract: one for itself names mistakes more closely. */
const messageSchemas = (
  definitions: JsonObject,
  side: keyof typeof sides,
  contract: HostContract,
): readonly (readonly [name: string, schema: JsonObject])[] => {
  const messages = side === 'page' ? contract.toApp : contract.fromApp;
  return partsOf(definitions, `webview.messages.${sides[side]}`).map((part, index) => [
    `${side}_${messages[index]?.type}`,
    part,
  ]);
};

const referenceStart = '#/definitions/';

/** The definitions that a schema leads to. */
function neededBy(schema: Json, definitions: JsonObject, known: JsonObject = {}): JsonObject {
  if (typeof schema !== 'object' || schema === null) return known;
  for (const [key, part] of Object.entries(schema)) {
    if (key !== '$ref' || typeof part !== 'string') {
      neededBy(part, definitions, known);
      continue;
    }
    const name = part.slice(referenceStart.length);
    if (Object.hasOwn(known, name)) continue;
    known[name] = definitions[name] ?? {};
    neededBy(known[name], definitions, known);
  }
  return known;
}

/**
 * A module with the contract between page and app, and with what checks each message and a recorded session by their
 * schemas. It is compiled here, as a page may compile nothing [HST-07].
 */
export function renderHostContract(files: SchemaFiles): string {
  const contract = readContract(files);
  const { definitions } = bundleSchemas(files) as { definitions: JsonObject };
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    // Counts UTF-16 units, which needs no code of its own in the page.
    unicode: false,
    logger: false,
    code: { source: true, esm: true },
  });
  const schemas = [
    ...messageSchemas(definitions, 'page', contract),
    ...messageSchemas(definitions, 'host', contract),
    ['session', { $ref: `${referenceStart}webview.host-session` }] as const,
  ];
  for (const [name, schema] of schemas) {
    ajv.addSchema({ ...schema, definitions: neededBy(schema, definitions) }, name);
  }
  const names = Object.fromEntries(schemas.map(([name]) => [name, name]));
  const checks = compiled(ajv, names);
  if (checks.includes('require(')) throw new Error('A check of the messages needs a package.');
  return [
    checks,
    `export const checks = { ${Object.keys(names).join(', ')} };`,
    `export const contract = ${JSON.stringify(contract)};`,
  ].join('\n');
}

/** The module `virtual:host-contract`, made of the schemas of the messages: what they gain, the simulator has. */
export const hostContract = (root: string): Plugin => ({
  name: 'host-contract',
  resolveId: (id) => (id === moduleName ? resolvedName : undefined),
  load: {
    filter: { id: /virtual:host-contract/ },
    handler: () => renderHostContract(readSchemas(join(root, 'schemas'))),
  },
});
