import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { root } from '../../../tools/tasks/project.ts';
import type { TestServer } from '../start-server.ts';

/** A folder of plugins: those of the repository, and some that a test writes. */
export interface MadePlugins {
  readonly pluginsDir: string;
  /** Writes files of a plugin, by their paths in its folder. */
  readonly write: (id: string, files: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/** Makes the folder; remove it in `afterAll`. */
export function makePlugins(): MadePlugins {
  const pluginsDir = mkdtempSync(join(tmpdir(), 'comanda-plugins-'));
  for (const id of readdirSync(join(root, 'plugins'))) {
    symlinkSync(join(root, 'plugins', id), join(pluginsDir, id));
  }
  return {
    pluginsDir,
    write(id, files) {
      const plugin = `export default { id: '${id}', title: '${id}', version: '1.0.0', engine: '^1.0.0', contributes: [] };`;
      for (const [path, text] of Object.entries({ 'plugin.ts': plugin, ...files })) {
        const file = join(pluginsDir, id, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
    remove: () => rmSync(pluginsDir, { recursive: true, force: true }),
  };
}

type Entry = { readonly id: string };

const pluginsOf = (market: string): readonly Entry[] =>
  (
    JSON.parse(readFileSync(join(root, 'markets', market, 'manifest.json'), 'utf8')) as {
      readonly plugins: readonly Entry[];
    }
  ).plugins;

/** The change of a manifest that names these plugins beside the market's own. */
export const naming = (market: string, ...ids: readonly string[]): JsonObject => ({
  plugins: [...pluginsOf(market), ...ids.map((id) => ({ id }))],
});

/** Has the manifest of a running server name these plugins beside the market's own, and no others. */
export async function nameNow(
  server: TestServer,
  market: string,
  ...ids: readonly string[]
): Promise<void> {
  const file = join(server.marketsDir, market, 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
  writeFileSync(file, JSON.stringify({ ...manifest, ...naming(market, ...ids) }));
  await server.dependencies.markets.reload();
}
