import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { pageCapabilities, spoken } from '../../../core/webview/greeting.ts';
import type * as contractTypes from '../../../docs/hosts/contract/index.d.ts';
import { contractVersion, oldestVersion } from '../../../docs/hosts/contract/index.js';
import type { MessageFromApp, MessageToApp } from '../../../schemas/types/webview/messages.ts';
import { contractFiles } from '../../../tools/host-contract/contract-files.ts';
import { readContract } from '../../../tools/host-contract/read-contract.ts';
import { root } from '../../../tools/tasks/project.ts';
import { readSchemas, type JsonObject } from '../../../tools/types/read-schemas.ts';

const schemas = readSchemas(join(root, 'schemas'));
const contract = readContract(schemas);
const folder = join(root, 'docs', 'hosts', 'contract');
const published = {
  TypeScript: readFileSync(join(folder, 'index.d.ts'), 'utf8'),
  Kotlin: readFileSync(join(folder, 'HostContract.kt'), 'utf8'),
  Swift: readFileSync(join(folder, 'HostContract.swift'), 'utf8'),
  reference: readFileSync(join(root, 'docs', 'reference', 'host-messages.md'), 'utf8'),
};

/** The schemas, with one more field in a message of the page. */
const changed = () => {
  const path = 'webview/shop-messages.schema.json';
  const schema = structuredClone(schemas.get(path)) as JsonObject;
  const text = JSON.stringify(schema).replace('"handled":{', '"wasHeard":{');
  return new Map([...schemas, [path, JSON.parse(text) as JsonObject]]);
};

describe('the contract of hosts', () => {
  it('has every message, with its fields and capabilities, in each language and on the page [HST-05]', () => {
    const { toApp, fromApp, groups, choices } = contract;
    expect([toApp.length, fromApp.length]).toEqual([16, 7]);
    const capabilities = [...toApp, ...fromApp].flatMap(({ capability }) => capability ?? []);
    expect([...new Set(capabilities)].toSorted()).toEqual(pageCapabilities.toSorted());
    const names = [
      ...[...toApp, ...fromApp].map(({ type }) => type),
      ...groups.flatMap(({ name, fields }) =>
        fields.length === 0 ? [] : [name, ...fields.map((field) => field.name)],
      ),
      ...choices.flatMap(({ name, values }) => [name, ...values]),
    ];
    const missing = Object.entries(published).flatMap(([language, text]) =>
      names
        .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
        .map((name) => `${language}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('is a TypeScript package whose types are those of the page, at the version of the messages [HST-05]', () => {
    expectTypeOf<MessageToApp>().toExtend<contractTypes.MessageToApp>();
    expectTypeOf<MessageFromApp>().toExtend<contractTypes.MessageFromApp>();
    expectTypeOf<contractTypes.MessageFromApp['type']>().toEqualTypeOf<MessageFromApp['type']>();
    expectTypeOf<contractTypes.MessageToApp['type']>().toEqualTypeOf<MessageToApp['type']>();
    expect({ version: contractVersion, oldest: oldestVersion }).toEqual(spoken);
    const description = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object;
    expect(description).toMatchObject({ version: `${spoken.version}.0.0`, type: 'module' });
  });

  it('follows the schema in each language and on the page, and the check refuses one that does not [HST-05]', async () => {
    const files = Object.entries(await contractFiles(contract));
    const stale = files.filter(([path, text]) => readFileSync(join(root, path), 'utf8') !== text);
    expect(stale.map(([path]) => path)).toEqual([]);
    const others = await contractFiles(readContract(changed()));
    const followed = files.filter(([path, text]) => others[path] !== text);
    expect(followed.map(([path]) => basename(path))).toEqual([
      'host-messages.md',
      'index.d.ts',
      'HostContract.kt',
      'HostContract.swift',
    ]);
    for (const [path] of followed) expect(others[path]).toContain('wasHeard');
    const steps = readFileSync(join(root, 'tools/tasks/check-steps.ts'), 'utf8');
    expect(steps).toContain("'tools/generate-reference.ts', '--check'");
  });

  it('says at once when a schema holds what a host has no word for', () => {
    const path = 'webview/greeting.schema.json';
    const text = JSON.stringify(schemas.get(path)).replaceAll('"integer"', '"null"');
    const odd = new Map([...schemas, [path, JSON.parse(text) as JsonObject]]);
    expect(() => readContract(odd)).toThrow('has no word for');
  });
});
