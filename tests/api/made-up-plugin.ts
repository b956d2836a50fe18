import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { JsonObject } from '../../core/manifest/json.ts';
import { root } from '../../tools/tasks/project.ts';
import { type MarketId, testManifest } from '../core/test-market.ts';

/** A plugin of a test that fills a point of the server. */
export interface MadeUpPlugin {
  readonly id: string;
  readonly point: string;
  /** What manifests call it. */
  readonly name: string;
  /** Source of what it makes. */
  readonly made: string;
}

/** The plugins of the repository and a made-up one, in a folder that is gone when the test is. */
export function pluginsWith({ id, point, name, made }: MadeUpPlugin): string {
  const pluginsDir = mkdtempSync(join(tmpdir(), 'comanda-plugins-'));
  onTestFinished(() => rmSync(pluginsDir, { recursive: true, force: true }));
  for (const other of readdirSync(join(root, 'plugins'))) {
    symlinkSync(join(root, 'plugins', other), join(pluginsDir, other));
  }
  mkdirSync(join(pluginsDir, id));
  const head = `id: '${id}', title: 'Made up', version: '1.0.0', engine: '^1.0.0'`;
  writeFileSync(join(pluginsDir, id, 'plugin.ts'), `export default { ${head}, contributes: [] };`);
  const filled = `{ point: '${point}', name: '${name}', make: () => (${made}) }`;
  writeFileSync(join(pluginsDir, id, 'server.ts'), `export default { contributes: [${filled}] };`);
  return pluginsDir;
}

/** The plugins of a market with another in the place of one of them, as its manifest has them. */
export const replacedPlugin = (market: MarketId, id: string, by: string): JsonObject[] =>
  testManifest(market).plugins.map((entry) =>
    entry.id === id ? { id: by } : entry,
  ) as unknown as JsonObject[];
