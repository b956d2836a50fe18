/**
 * Writes `docs/reference/`, which is made of the code: extension points, slots, keys of manifests, environment variables
 * of the server, and the messages between page and app; and `docs/hosts/contract/`, the same messages in the languages
 * of hosts. With `--check` it writes nothing and fails when a committed file is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { wholePlugin } from '../core/engine/plugin-halves.ts';
import type { JsonObject } from '../core/manifest/json.ts';
import { findPlugins } from '../server/markets/find-plugins.ts';
import { contractFiles } from './host-contract/contract-files.ts';
import { readContract } from './host-contract/read-contract.ts';
import { renderManifest } from './reference/render-manifest.ts';
import { renderPoints } from './reference/render-points.ts';
import { renderSettings } from './reference/render-settings.ts';
import { renderSlots } from './reference/render-slots.ts';
import { formatText } from './tasks/format-text.ts';
import { root } from './tasks/project.ts';
import { readSchemas } from './types/read-schemas.ts';

const loaders = Object.values(findPlugins(join(root, 'plugins')));
const plugins = (await Promise.all(loaders.map((load) => load()))).map(wholePlugin);
const sources = {
  contracts: readFileSync(join(root, 'core', 'extension-contracts.ts'), 'utf8'),
  suites: readFileSync(join(root, 'conformance', 'suites.ts'), 'utf8'),
};
const defaults = JSON.parse(
  readFileSync(join(root, 'markets', 'default', 'manifest.json'), 'utf8'),
) as JsonObject;
const texts: Readonly<Record<string, string>> = {
  'extension-points.md': renderPoints(sources, plugins),
  'slots.md': renderSlots(readFileSync(join(root, 'ui', 'slots', 'slots.ts'), 'utf8')),
  'environment.md': renderSettings(),
  'manifest.md': renderManifest(defaults),
};
const isChecked = process.argv.includes('--check');
const stale: string[] = [];
const pages = Object.entries(texts).map(
  async ([name, text]) => [`docs/reference/${name}`, await formatText(name, text)] as const,
);
const contract = await contractFiles(readContract(readSchemas(join(root, 'schemas'))));
for (const [name, wanted] of [...(await Promise.all(pages)), ...Object.entries(contract)]) {
  const file = join(root, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  stale.push(name);
  if (isChecked) continue;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, wanted);
}
if (stale.length === 0) console.log('docs/reference and docs/hosts/contract are up to date.');
else if (isChecked) {
  console.error(
    `What is made of the code differs from it (${stale.join(', ')}). Run: node tools/generate-reference.ts`,
  );
  process.exitCode = 1;
} else console.log(`Wrote ${stale.join(', ')}.`);
