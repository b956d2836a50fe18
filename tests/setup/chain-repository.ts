import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import packageJson from '../../package.json' with { type: 'json' };
import { findNpm } from '../../tools/boot/npm-ci.mjs';
import { packageFolder, root } from '../../tools/tasks/project.ts';
import { runScript, type ScriptResult } from '../../tools/tasks/run-script.ts';
import { changeJson } from './change-json.ts';

/** The repository of a chain, outside of the engine's own, that depends on the packed engine and holds no line of it. */
export class ChainRepository {
  readonly path = mkdtempSync(join(tmpdir(), 'comanda-chain-'));
  /** The script of the command that the installed package brings. */
  readonly command = join(this.path, 'node_modules', 'comanda', 'tools', 'comanda.mjs');

  constructor() {
    cpSync(join(root, 'tests', 'fixtures', 'chain'), this.path, { recursive: true });
    mkdirSync(join(this.path, 'markets'));
    const manifest = { name: 'chain', private: true, type: 'module' };
    writeFileSync(join(this.path, 'package.json'), JSON.stringify(manifest));
    this.#linkPackages();
    const packed = this.#npm('pack', root, '--json', '--pack-destination', this.path);
    const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
    this.#npm('install', join(this.path, filename), '--ignore-scripts', '--no-audit', '--no-fund');
  }

  /** Runs a command of the engine here, as `npx comanda` does. */
  comanda(...args: readonly string[]): Promise<ScriptResult> {
    return runScript(this.command, args, { cwd: this.path });
  }

  /** Changes a JSON file of the markets. */
  change<Content>(file: string, edit: (content: Content) => unknown): void {
    changeJson(join(this.path, 'markets', file), edit);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }

  /** What the packed engine depends on is there already, so that npm needs no network; nothing else is. */
  #linkPackages(): void {
    for (const name of Object.keys(packageJson.dependencies)) {
      const link = join(this.path, 'node_modules', name);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(packageFolder(name), link, 'junction');
    }
  }

  #npm(...args: readonly string[]): string {
    const flags = ['--offline', '--loglevel=error', `--cache=${join(this.path, '.npm')}`];
    return execFileSync(process.execPath, [findNpm(), ...args, ...flags], {
      cwd: this.path,
      encoding: 'utf8',
    });
  }
}
