import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPlugins } from '../../../core/engine/load-plugins.ts';
import { engineVersion } from '../../../core/engine/version.ts';
import { trustOptions } from '../../setup/trust-options.ts';
import { findPlugins } from '../../../server/markets/find-plugins.ts';
import { pluginRegistry, readBuildPlugins } from '../../../tools/build/plugin-registry.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comanda-plugins-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** The contributions to a point, as code; their answers have a mark that a search finds. */
const contributions = (point: string, mark = ''): string =>
  `[{ point: '${point}', make: () => ({ mark: '${mark}' }) }]`;

/** Writes the folder of a plugin that fills a point. */
function writePlugin(id: string, point: string, mark?: string): void {
  const folder = join(root, 'plugins', id);
  mkdirSync(folder, { recursive: true });
  const head = `id: '${id}', title: '${id}', version: '1.0.0', engine: '^1.0.0'`;
  writeFileSync(
    join(folder, 'plugin.ts'),
    `export default { ${head}, contributes: ${contributions(point, mark)} };`,
  );
}

/** Writes the half of a plugin that only the server loads. */
const writeServerHalf = (id: string, point: string, mark?: string): void =>
  writeFileSync(
    join(root, 'plugins', id, 'server.ts'),
    `export default { contributes: ${contributions(point, mark)} };`,
  );

const folders = () => ({ marketsDir: join(root, 'markets'), pluginsDir: join(root, 'plugins') });

/** The plugins that a browser may load, by when, as the build sorts them. */
const moments = async () => (await readBuildPlugins(folders())).byMoment;

/** The code that the build makes of the plugins in the folder. */
async function builtPlugins(): Promise<string> {
  writeFileSync(join(root, 'main.ts'), "import('virtual:plugins').then(console.log);");
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [pluginRegistry(folders())],
    build: { write: false, rolldownOptions: { input: join(root, 'main.ts') } },
  });
  if (!('output' in built)) throw new Error('The build has no files.');
  return built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

const named = async (...ids: string[]) => {
  const manifest = { plugins: ids.map((id) => ({ id })) };
  return loadPlugins(manifest, 'manifest.json', {
    loaders: findPlugins(join(root, 'plugins')),
    checkOptions: trustOptions,
    engine: engineVersion,
  });
};

it('a plugin is found by its folder, on the server and by the build; without the folder there is none [ENG-10]', async () => {
  writePlugin('spanish-tax', 'tax-policy');
  writePlugin('bank-transfer', 'payment-provider');
  mkdirSync(join(root, 'plugins', 'notes'));

  const { plugins, problems } = await named('bank-transfer', 'spanish-tax');
  expect(problems).toEqual([]);
  expect(plugins.map(({ plugin }) => plugin.id)).toEqual(['bank-transfer', 'spanish-tax']);
  const { hut, checkout } = await moments();
  expect({ hut, checkout }).toEqual({ hut: ['spanish-tax'], checkout: ['bank-transfer'] });

  rmSync(join(root, 'plugins', 'spanish-tax'), { recursive: true });
  const { problems: missing } = await named('bank-transfer', 'spanish-tax');
  expect(missing).toEqual([
    {
      file: 'manifest.json',
      pointer: '/plugins/1/id',
      expected: expect.stringContaining('plugin'),
      found: expect.stringContaining('spanish-tax'),
    },
  ]);
  expect((await moments()).hut).toEqual([]);
});

it('the half in server.ts is loaded by the server; the build has no byte of it [ENG-15]', async () => {
  writePlugin('pay-far', 'payment-provider', 'in the browser');
  writeServerHalf('pay-far', 'gift-card-service', 'on the server');

  const { plugins, problems } = await named('pay-far');
  expect(problems).toEqual([]);
  expect(plugins[0]?.plugin.contributes.map(({ point }) => point)).toEqual([
    'payment-provider',
    'gift-card-service',
  ]);
  const code = await builtPlugins();
  expect(code).toContain('in the browser');
  expect(code).not.toContain('on the server');
  expect((await moments()).checkout).toEqual(['pay-far']);
});

it('a half that fills a point of the other one is refused, with the file that it belongs in [ENG-15]', async () => {
  writePlugin('pay-far', 'gift-card-service');
  writeServerHalf('pay-far', 'payment-provider');
  const { problems } = await named('pay-far');
  expect(problems).toEqual([
    {
      file: 'manifest.json',
      pointer: '/plugins/0/id',
      expected: expect.stringContaining("'gift-card-service' to be filled in server.ts"),
      found: 'it is filled in plugin.ts of pay-far',
    },
    {
      file: 'manifest.json',
      pointer: '/plugins/0/id',
      expected: expect.stringContaining("'payment-provider' to be filled in plugin.ts"),
      found: 'it is filled in server.ts of pay-far',
    },
  ]);
});
