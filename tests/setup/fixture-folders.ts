import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../tools/tasks/project.ts';
import { linkAllPlugins } from './fixture-plugins.ts';

const pluginsDir = mkdtempSync(join(tmpdir(), 'comanda-fixture-plugins-'));
process.on('exit', () => rmSync(pluginsDir, { recursive: true, force: true }));
linkAllPlugins(pluginsDir);

/** Where the market of another chain lies, on the plugins of this repository and one of its own. */
export const fixtureFolders = { marketsDir: join(root, 'tests/fixtures/markets'), pluginsDir };
