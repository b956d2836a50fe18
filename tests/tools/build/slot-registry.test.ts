import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServer } from 'vite';
import { slotRegistry } from '../../../tools/build/slot-registry.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'comanda-slots-'));
  mkdirSync(join(root, 'markets'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes the ui half of a plugin. */
function writeHalf(id: string, half: string): void {
  const folder = join(root, 'plugins', id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'plugin.ts'), `export default { id: '${id}' };`);
  writeFileSync(join(folder, 'ui.tsx'), `export default ${half};`);
}

/** The module of a slot as a page gets it. */
async function moduleOf(slot: string): Promise<string> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      slotRegistry(root, { marketsDir: join(root, 'markets'), pluginsDir: join(root, 'plugins') }),
    ],
  });
  try {
    return (await server.environments.ssr.transformRequest(`virtual:slots/${slot}`))?.code ?? '';
  } finally {
    await server.close();
  }
}

it('finds the ui halves by their folders and knows which slots each fills [ENG-10, ENG-16]', async () => {
  writeHalf('points', `{ slots: { 'home-section': () => null }, pages: { history: () => null } }`);
  writeHalf('tips', `{ slots: { 'checkout-section': () => null } }`);
  const home = await moduleOf('home-section');
  expect(home).toContain('points/ui.tsx');
  expect(home).not.toContain('tips');
  expect(await moduleOf('page')).toMatch(/"points".*"history"/s);
  expect(await moduleOf('tracker-section')).not.toMatch(/points|tips/);
});

it('refuses a slot that there is not, with the nearest one [ENG-16]', async () => {
  writeHalf('points', `{ slots: { 'home-sektion': () => null } }`);
  await expect(moduleOf('page')).rejects.toThrow(/"home-sektion"\. Did you mean "home-section"/);
});
