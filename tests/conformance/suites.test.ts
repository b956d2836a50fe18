import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { checksOf } from '../../conformance/checks-of.ts';
import { findCases } from '../../conformance/find-cases.ts';
import type { Check } from '../../conformance/suite.ts';
import { type ConformanceCases, conformanceSuites } from '../../conformance/suites.ts';
import type { Contribution, Plugin, PluginContext } from '../../core/define-plugin.ts';
import type { PluginLoaders } from '../../core/engine/load-plugins.ts';
import { wholePlugin } from '../../core/engine/plugin-halves.ts';
import { type ExtensionPointId, extensionPoints } from '../../core/extension-points.ts';
import { findPlugins } from '../../server/markets/find-plugins.ts';
import { checkOptions } from '../../server/markets/schemas.ts';
import { root } from '../../tools/tasks/project.ts';
import { pluginLoaders, repositoryFolders } from '../setup/plugin-loaders.ts';
import { failingChecks } from './failing-checks.ts';
import { ownInstallation } from './own-installation.ts';
import { errorLog, errorLogCases } from './error-log.ts';

const { settings: withServer, prepare, open, close } = ownInstallation();
const settings = { checkOptions, ...withServer };
// The members of contracts are looked up before the first test.
await open();
afterAll(close);

/** A plugin that passes, with its cases. */
interface Sample {
  readonly plugin: Plugin;
  readonly cases: ConformanceCases;
}

const fixturesDir = join(root, 'tests/fixtures/plugins');

/** A plugin of a folder, with its tables. */
async function sampleOf(
  folder: string,
  id: string,
  load: PluginLoaders[string] | undefined,
): Promise<Sample> {
  const halves = await load?.();
  if (!halves) throw new Error(`There is no plugin ${id}.`);
  await prepare(halves);
  return { plugin: wholePlugin(halves), cases: (await findCases(folder, id)) ?? {} };
}

const samples: readonly Sample[] = [
  ...(await Promise.all(
    Object.entries(pluginLoaders).map(([id, load]) =>
      sampleOf(repositoryFolders.pluginsDir, id, load),
    ),
  )),
  // No plugin of this repository reports errors.
  { plugin: errorLog, cases: errorLogCases },
  // Those that bring extras and points can be deleted.
  await sampleOf(fixturesDir, 'gift-wrap', findPlugins(fixturesDir)['gift-wrap']),
  await sampleOf(fixturesDir, 'loyalty-generous', findPlugins(fixturesDir)['loyalty-generous']),
];

const points = Object.keys(extensionPoints) as ExtensionPointId[];

/** Points that have a suite; a test below names the others. */
const tried = points.filter((point) => Object.hasOwn(conformanceSuites, point));

/** How much the cases of a plugin say of a point. */
const casesOf = ({ cases }: Sample, point: ExtensionPointId): number =>
  JSON.stringify((cases as Readonly<Record<string, unknown>>)[point] ?? '').length;

/** The plugin that fills a point and whose cases say the most of it: not each uses every member. */
const sampleFor = (point: ExtensionPointId): Sample => {
  const [found] = samples
    .filter(({ plugin }) => plugin.contributes.some((one) => one.point === point))
    .toSorted((one, other) => casesOf(other, point) - casesOf(one, point));
  if (!found) throw new Error(`No plugin fills ${point}.`);
  return found;
};

/** The checks of the sample of a point, on what a test makes of its contributions. */
function checksOn(point: ExtensionPointId, change: (real: object) => object): readonly Check[] {
  const { plugin, cases } = sampleFor(point);
  const contributes = plugin.contributes
    .filter((one) => one.point === point)
    .map((one) => ({
      ...one,
      make: (context: PluginContext) => change(one.make(context)),
    })) as readonly Contribution[];
  const own = { [point]: (cases as Readonly<Record<string, unknown>>)[point] };
  return checksOf({ ...plugin, contributes }, own, settings);
}

/** The same, of which one member is broken. */
const checksWith = (point: ExtensionPointId, member: string, broken: (real: unknown) => unknown) =>
  checksOn(
    point,
    (real) =>
      new Proxy(real, {
        get: (target, key) => {
          const value: unknown = Reflect.get(target, key);
          if (key === member) return broken(value);
          // A class keeps its private parts to itself.
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      }),
  );

/** The names of what an object has, of its own or by its class. */
function namesOf(value: object): readonly string[] {
  const above = Reflect.getPrototypeOf(value);
  const inherited = above && above !== Object.prototype ? namesOf(above) : [];
  const own = Object.getOwnPropertyNames(value).filter((name) => name !== 'constructor');
  return [...own, ...inherited];
}

/** The members of a contract, as a sample of the point has them. */
async function membersOf(point: ExtensionPointId): Promise<readonly string[]> {
  const members = new Set<string>();
  const [first] = checksOn(point, (real) => {
    for (const name of namesOf(real)) members.add(name);
    return real;
  });
  await first?.run();
  return [...members];
}

const members: { readonly point: ExtensionPointId; readonly member: string }[] = [];
for (const point of tried) {
  for (const member of await membersOf(point)) members.push({ point, member });
}

describe('every extension point', () => {
  it('has a contract, a purpose and a conformance suite [ENG-17]', () => {
    expect(points.filter((point) => !Object.hasOwn(conformanceSuites, point))).toEqual([]);
    expect(Object.keys(conformanceSuites).toSorted()).toEqual(points.toSorted());
  });

  it.each(tried)(
    '%s has a suite that a whole plugin passes and that promises something',
    async (point) => {
      const { plugin, cases } = sampleFor(point);
      const checks = checksOf(plugin, cases, settings);
      expect(checks.length).toBeGreaterThan(2);
      expect(await failingChecks(checks)).toEqual([]);
    },
  );

  it.each(members)(
    '$point has a suite that finds out a $member that fails [ENG-17]',
    async ({ point, member }) => {
      const broken = (real: unknown): unknown => {
        if (typeof real !== 'function') return undefined;
        return () => {
          throw new Error('broken');
        };
      };
      expect(await failingChecks(checksWith(point, member, broken))).not.toEqual([]);
    },
  );

  it.each(members)(
    '$point has a suite that finds out a $member that does nothing [ENG-17]',
    async ({ point, member }) => {
      const idle = (real: unknown): unknown =>
        typeof real === 'function' ? () => undefined : 'nonsense';
      expect(await failingChecks(checksWith(point, member, idle))).not.toEqual([]);
    },
  );
});
