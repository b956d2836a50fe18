import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { StartError } from '../../../core/engine/start-error.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import type { Problem } from '../../../core/manifest/problem.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import type { LoadSettings } from '../../../server/markets/check-deployment.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';

/** A copy of the markets of the sample chain, gone when the running test is. */
export class MarketsFolder {
  readonly path: string;
  /** Where its plugins lie: those of the repository, unless it has plugins of its own. */
  pluginsDir = repositoryFolders.pluginsDir;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'comanda-markets-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    this.path = join(folder, 'markets');
    copySampleChain(this.path);
  }

  /** Changes a JSON file of the copy. */
  change(file: string, edit: (content: JsonObject) => unknown): void {
    const path = join(this.path, file);
    this.write(file, JSON.stringify(edit(JSON.parse(readFileSync(path, 'utf8')) as JsonObject)));
  }

  /** Writes a file of the copy. */
  write(file: string, text: string): void {
    writeFileSync(join(this.path, file), text);
  }

  /** Starts every market of the copy. */
  load(settings: LoadSettings = {}) {
    return loadMarkets({ marketsDir: this.path, pluginsDir: this.pluginsDir }, settings);
  }

  /** What keeps the copy from starting; nothing when it starts. */
  async problems(): Promise<readonly Problem[]> {
    try {
      await this.load();
      return [];
    } catch (error) {
      if (error instanceof StartError) return error.problems;
      throw error;
    }
  }
}
