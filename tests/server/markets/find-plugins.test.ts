import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadPlugins } from '../../../core/engine/load-plugins.ts';
import { trustOptions } from '../../setup/trust-options.ts';
import { findPlugins } from '../../../server/markets/find-plugins.ts';
import { pluginsByMoment } from '../../../tools/build/plugin-registry.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comanda-plugins-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the folder of a plugin that fills a point. */
function writePlugin(id: string, point: string): void {
  const folder = join(root, 'plugins', id);
  mkdirSync(folder, { recursive: true });
  const contributes = `[{ point: '${point}', make: () => ({}) }]`;
  const head = `id: '${id}', title: '${id}', version: '1.0.0', engine: '^1.0.0'`;
  writeFileSync(
    join(folder, 'plugin.ts'),
    `export default { ${head}, contributes: ${contributes} };`,
  );
}

const named = async (...ids: string[]) => {
  const manifest = { plugins: ids.map((id) => ({ id })) };
  return loadPlugins(manifest, 'manifest.json', findPlugins(join(root, 'plugins')), trustOptions);
};

it('a plugin is found by its folder, on the server and by the build; without the folder there is none [ENG-10]', async () => {
  writePlugin('spanish-tax', 'tax-policy');
  writePlugin('bank-transfer', 'payment-provider');
  mkdirSync(join(root, 'plugins', 'notes'));

  const { plugins, problems } = await named('bank-transfer', 'spanish-tax');
  expect(problems).toEqual([]);
  expect(plugins.map(({ plugin }) => plugin.id)).toEqual(['bank-transfer', 'spanish-tax']);
  const { hut, checkout } = await pluginsByMoment(root);
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
  expect((await pluginsByMoment(root)).hut).toEqual([]);
});
