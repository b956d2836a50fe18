import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { checksOf } from '../../../conformance/checks-of.ts';
import type { ConformanceCase } from '../../../conformance/suite.ts';
import { findCases } from '../../../conformance/find-cases.ts';
import { wholePlugin } from '../../../core/engine/plugin-halves.ts';
import { extensionPoints, type ExtensionPointId } from '../../../core/extension-points.ts';
import { findPlugins } from '../../../server/markets/find-plugins.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { checkOptions } from '../../../server/markets/schemas.ts';
import { readNewCommand } from '../../../tools/new/new-command.ts';
import { newPlugin } from '../../../tools/new/new-plugin.ts';
import { writeFolder } from '../../../tools/new/write-folder.ts';
import { root } from '../../../tools/tasks/project.ts';
import { failingChecks } from '../../conformance/failing-checks.ts';
import { ownInstallation } from '../../conformance/own-installation.ts';
import { DeploymentFolder } from '../../setup/deployment-folder.ts';
import { pluginLoaders, repositoryFolders } from '../../setup/plugin-loaders.ts';

const { settings, prepare, open, close } = ownInstallation();
beforeAll(open);
afterAll(close);

const house = await Promise.all(
  Object.values(pluginLoaders).map(async (load) => wholePlugin(await load())),
);

/** Points that a plugin of the house fills: where the last one was deleted there is none to begin as. */
const points = (Object.keys(extensionPoints) as readonly ExtensionPointId[]).filter((point) =>
  house.some(({ contributes }) => contributes.some((one) => one.point === point)),
);

/** A folder of plugins that is gone when the test is. */
function ownFolder(): string {
  const pluginsDir = mkdtempSync(join(tmpdir(), 'comanda-new-plugin-'));
  onTestFinished(() => rmSync(pluginsDir, { recursive: true, force: true }));
  return pluginsDir;
}

/** Makes a plugin in a folder, as the command does. */
async function make(pluginsDir: string, ...args: readonly string[]) {
  const command = readNewCommand(['plugin', ...args]);
  if (command.kind !== 'plugin') throw new Error('That makes no plugin.');
  const made = await newPlugin(pluginsDir, command);
  writeFolder(pluginsDir, command.id, made.files);
  return made;
}

/** What a folder has of a plugin: both halves as one, and its cases. */
async function found(pluginsDir: string, id: string) {
  const halves = await findPlugins(pluginsDir)[id]?.();
  if (!halves) throw new Error(`There is no plugin ${id}.`);
  await prepare(halves);
  return { plugin: wholePlugin(halves), cases: await findCases(pluginsDir, id) };
}

/** The options of a case, some of which are known once it is set up only. */
async function optionsOf(one: ConformanceCase | undefined): Promise<object> {
  const { options = {}, setUp } = one ?? {};
  if (typeof options !== 'function') return options;
  const takeDown = await setUp?.();
  const known = options();
  await takeDown?.();
  return known;
}

/** Ids of the plugins of this repository that fill a point. */
const fillingOf = (point: ExtensionPointId): readonly string[] =>
  house
    .filter(({ contributes }) => contributes.some((one) => one.point === point))
    .map(({ id }) => id);

/** Runs the command itself on a folder of plugins. */
const run = (pluginsDir: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, ['tools/tasks/new.ts', 'plugin', ...args], {
    cwd: root,
    env: { ...process.env, PLUGINS_DIR: pluginsDir },
    encoding: 'utf8',
  });

describe('npm run new -- plugin', () => {
  it.each(points)(
    'makes a plugin for %s that keeps every promise of the point in cases of its own [ENG-31]',
    async (point) => {
      const pluginsDir = ownFolder();
      await make(pluginsDir, 'sol-own', '--point', point);
      const { plugin, cases } = await found(pluginsDir, 'sol-own');
      expect(plugin.id).toBe('sol-own');
      expect(plugin.contributes.map((one) => one.point)).toContain(point);
      const checks = checksOf(plugin, cases, { checkOptions, ...settings });
      expect(checks.length).toBeGreaterThan(2);
      expect(await failingChecks(checks)).toEqual([]);
    },
  );

  it('makes plugins that the engine takes, one for every point, in the place of those there were [ENG-31]', async () => {
    const pluginsDir = ownFolder();
    for (const id of readdirSync(repositoryFolders.pluginsDir)) {
      symlinkSync(join(repositoryFolders.pluginsDir, id), join(pluginsDir, id), 'dir');
    }
    const replaced = new Set<string>();
    const made = new Map<ExtensionPointId, { readonly id: string; readonly options: object }>();
    // Points that a plugin for another one fills as well, such as the server's half of a bot check.
    const shared = new Set<ExtensionPointId>();
    for (const point of points) {
      const id = `sol-${point}`;
      const { also } = await make(pluginsDir, id, '--point', point);
      const { cases } = await found(pluginsDir, id);
      made.set(point, { id, options: await optionsOf(cases?.[point]?.[0]) });
      for (const other of also) {
        if (extensionPoints[other].cardinality === 'one') shared.add(other);
      }
      if (extensionPoints[point].cardinality === 'one') {
        for (const other of fillingOf(point)) replaced.add(other);
      }
    }
    for (const point of shared) made.delete(point);
    const deployment = new DeploymentFolder(['uk']);
    onTestFinished(() => deployment.remove());
    deployment.change('uk/manifest.json', (manifest) => ({
      ...manifest,
      plugins: [
        ...(manifest['plugins'] as { id: string }[]).filter(({ id }) => !replaced.has(id)),
        ...made.values(),
      ],
      address: { strategy: 'sol-address-strategy' },
      account: { ...(manifest['account'] as object), method: 'sol-sign-in' },
    }));
    const [uk] = await loadMarkets({ marketsDir: deployment.marketsDir, pluginsDir });
    expect(made.size).toBeGreaterThan(points.length - 2);
    for (const point of made.keys()) {
      const own = uk?.market.plugins.find(({ plugin }) => plugin.id === `sol-${point}`);
      expect(own?.plugin.contributes.map((one) => one.point)).toContain(point);
    }
  });

  it('begins as the plugin that is named, and says so [ENG-31]', () => {
    const pluginsDir = ownFolder();
    mkdirSync(join(pluginsDir, 'half'));
    const args = ['--point', 'tax-policy', '--like', 'ca-tax-on-top'];
    const { status, stdout } = run(pluginsDir, 'sol-tax', ...args);
    expect(status).toBe(0);
    expect(stdout).toContain('So far it does what ca-tax-on-top does');
    expect(readdirSync(join(pluginsDir, 'sol-tax')).toSorted()).toEqual(
      readdirSync(join(repositoryFolders.pluginsDir, 'ca-tax-on-top')).toSorted(),
    );
    const more = run(pluginsDir, 'sol-replay', '--point', 'session-monitor').stdout;
    expect(more).toContain('It fills customer-messaging as well');
  });

  it('refuses an id that is taken, an odd one and a point or a plugin that is not there, and writes nothing [ENG-31]', () => {
    const pluginsDir = ownFolder();
    mkdirSync(join(pluginsDir, 'half'));
    const refused = (...args: readonly string[]) => {
      const { status, stderr } = run(pluginsDir, ...args);
      expect(status).toBe(1);
      return stderr;
    };
    const phone = ['--point', 'phone-validator'] as const;
    expect(refused('beacon', ...phone)).toContain('There is a plugin beacon already');
    expect(refused('half', ...phone)).toContain('is there already: choose another id');
    expect(refused('Sol_Phone', ...phone)).toContain('"Sol_Phone" is no id');
    expect(refused('sol-phone', '--point', 'phone-validater')).toContain(
      'There is no extension point phone-validater. Did you mean phone-validator?',
    );
    expect(refused('sol-phone', ...phone, '--like', 'phone-number')).toContain(
      'Did you mean phone-numbers?',
    );
    expect(refused('sol-phone')).toContain('npm run new -- plugin <id> --point <extension point>');
    expect(readdirSync(pluginsDir)).toEqual(['half']);
  });
});
