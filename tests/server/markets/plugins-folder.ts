import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';

/** The plugins of the repository, with words of their own to change, and room for more; gone when the running test is. */
export class PluginsFolder {
  readonly path: string;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-plugins-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    this.path = join(folder, 'plugins');
    for (const id of readdirSync(repositoryFolders.pluginsDir)) {
      const original = join(repositoryFolders.pluginsDir, id);
      for (const half of ['plugin.ts', 'server.ts']) {
        if (!existsSync(join(original, half))) continue;
        const { href } = pathToFileURL(join(original, half));
        this.write(id, half, `export { default } from ${JSON.stringify(href)};`);
      }
      const words = join(original, 'words');
      if (existsSync(words)) cpSync(words, join(this.path, id, 'words'), { recursive: true });
    }
  }

  /** Adds a plugin that receives analytics events. @param more properties of the plugin, as source text */
  add(id: string, more = ''): void {
    const head = `id: '${id}', title: 'Made up', version: '1.0.0', engine: '^1.0.0', ${more}`;
    const contributes = "[{ point: 'analytics-sink', make: () => ({ send() {} }) }]";
    this.write(id, 'plugin.ts', `export default { ${head} contributes: ${contributes} };`);
  }

  /** Writes a file of a plugin. */
  write(id: string, file: string, text: string): void {
    const path = join(this.path, id, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, text);
  }

  /** Writes the words of a plugin in a locale. */
  words(id: string, locale: string, words: unknown): void {
    this.write(id, `words/${locale}.json`, JSON.stringify(words));
  }
}
