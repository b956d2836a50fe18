import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '../../core/manifest/json.ts';
import { findNpm } from '../../tools/boot/npm-ci.mjs';
import { root } from '../../tools/tasks/project.ts';
import { changeJson } from './change-json.ts';

/** A package as a chain would publish it. */
const mealCard = join(root, 'tests', 'fixtures', 'packages', 'plugin-meal-card');

/** Name of the package, by which manifests name its plugin. */
export const mealCardPackage = '@fornello/plugin-meal-card';

/** A folder outside of the repository with markets and packages of its own. */
export class DeploymentFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'comanda-deployment-'));
  readonly marketsDir = join(this.path, 'markets');

  /** @param markets those of the sample chain that it has */
  constructor(markets: readonly string[]) {
    writeFileSync(join(this.path, 'package.json'), '{ "private": true, "type": "module" }');
    mkdirSync(this.marketsDir);
    for (const market of ['default', ...markets]) {
      cpSync(join(root, 'markets', market), join(this.marketsDir, market), { recursive: true });
    }
  }

  /** Packs the package of meal cards and installs it, as npm does both. */
  installMealCard(): void {
    const packed = this.#npm('pack', mealCard, '--json', '--pack-destination', this.path);
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    this.#npm('install', join(this.path, filename), '--ignore-scripts', '--no-audit', '--no-fund');
  }

  /** Changes a JSON file of the markets. */
  change<Content = JsonObject>(file: string, edit: (content: Content) => unknown): void {
    changeJson(join(this.marketsDir, file), edit);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  #npm(...args: readonly string[]): string {
    const flags = ['--offline', '--loglevel=error', `--cache=${join(this.path, '.npm')}`];
    return execFileSync(process.execPath, [findNpm(), ...args, ...flags], {
      cwd: this.path,
      encoding: 'utf8',
    });
  }
}
