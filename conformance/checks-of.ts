import { setImmediate } from 'node:timers/promises';
import type { Contribution, Plugin } from '../core/define-plugin.ts';
import { guarded } from '../core/engine/guard.ts';
import { noOptions, type OptionsCheck } from '../core/engine/load-plugins.ts';
import { extensionPoints, type ExtensionPointId } from '../core/extension-points.ts';
import type { ContextOf } from '../core/engine/extensions.ts';
import { sampleManifest } from './sample-market.ts';
import { frozen } from './stand-ins.ts';
import type { Check, ConformanceCase, Suite, Subject } from './suite.ts';
import { type ConformanceCases, conformanceSuites } from './suites.ts';

/** A plugin's cases do not fit what it fills. */
export class ConformanceCaseError extends Error {
  override readonly name = 'ConformanceCaseError';
}

/** What a plugin is tried with. */
export interface ConformanceSettings {
  /** Checks the options of cases, as a start does those of a manifest. */
  readonly checkOptions: OptionsCheck;
  /** What contributions are made from; those of points of the server need what a server gives them. */
  readonly contextOf: ContextOf;
  /** Runs a transaction of the server's that contributions take part in; only where there is a database. */
  readonly inTransaction?: Subject<object>['inTransaction'];
}

type AnySuite = Suite<object, ConformanceCase>;
type AnyCases = Readonly<Record<string, readonly ConformanceCase[] | undefined>>;

/** A contribution that stops at whatever its point's rules do not let through, whoever would stand in for it. */
const strict = (plugin: string, point: ExtensionPointId, contribution: object): object =>
  guarded(contribution, {
    plugin,
    point,
    policy: { failure: 'stop', calls: extensionPoints[point].calls },
    watch: { failed: () => undefined },
  });

const noDatabase: Subject<object>['inTransaction'] = () =>
  Promise.reject(new Error('These checks run without a database.'));

/** The options of a case, completed as a start completes those of a manifest. */
function optionsOf(
  plugin: Plugin,
  { name, options: given = {} }: ConformanceCase,
  checkOptions: OptionsCheck,
): Readonly<Record<string, unknown>> {
  const checked = checkOptions(
    plugin.options ?? noOptions,
    typeof given === 'function' ? given() : given,
  );
  if (!checked.ok) {
    const problems = checked.problems.map(
      ({ pointer, expected, found }) => `${pointer} is ${found} and not ${expected}`,
    );
    throw new ConformanceCaseError(
      `The options of the case '${name}' of ${plugin.id} are wrong: ${problems.join('; ')}.`,
    );
  }
  return frozen(checked.options);
}

function subjectOf(
  plugin: Plugin,
  contribution: Contribution,
  one: ConformanceCase,
  { checkOptions, contextOf, inTransaction = noDatabase }: ConformanceSettings,
): Subject<object> {
  const { point, make } = contribution;
  // Options that wait for the set-up are in no manifest; the others are wrong before any check.
  const known =
    typeof one.options === 'function' ? undefined : optionsOf(plugin, one, checkOptions);
  const manifest = frozen({
    ...structuredClone(sampleManifest(one.manifest ?? {})),
    plugins: [{ id: plugin.id, options: known ?? {} }],
  });
  const context = () =>
    contextOf({ plugin, options: known ?? optionsOf(plugin, one, checkOptions) }, manifest);
  return {
    name: contribution.name ?? plugin.id,
    manifest,
    outside: plugin.outside?.(manifest) ?? {},
    context,
    inTransaction,
    make: () => strict(plugin.id, point, make(context())),
  };
}

/** The check within the set-up of its case, which is taken away however it ends. */
const within = ({ title, run }: Check, setUp: ConformanceCase['setUp']): Check => ({
  title,
  run: async () => {
    const leave = await setUp?.();
    try {
      await run();
      // What a contribution left undone, such as a promise that nobody hears, is part of the check.
      await setImmediate();
    } finally {
      await leave?.();
    }
  },
});

function casesFor(plugin: Plugin, point: string, cases: AnyCases): readonly ConformanceCase[] {
  const own = cases[point] ?? [];
  if (own.length === 0) {
    throw new ConformanceCaseError(
      `${plugin.id} fills ${point} and has no case for it: write one in its conformance.ts, as docs/guides/add-a-plugin.md says.`,
    );
  }
  const names = own.map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) {
    throw new ConformanceCaseError(`${plugin.id} has two cases '${repeated}' for ${point}.`);
  }
  return own;
}

/**
 * Every check of a plugin: of each contribution, by the suite of its point, in each of the plugin's cases [ENG-18].
 * @param cases what the plugin's `conformance.ts` exports; undefined where it has none
 * @throws ConformanceCaseError when cases are missing, wrong, or for a point that the plugin does not fill
 */
export function checksOf(
  plugin: Plugin,
  cases: ConformanceCases | undefined,
  settings: ConformanceSettings,
): readonly Check[] {
  const given: AnyCases = cases ?? {};
  const filled = new Set<string>(plugin.contributes.map(({ point }) => point));
  const idle = Object.keys(given).find((point) => !filled.has(point));
  if (idle !== undefined) {
    throw new ConformanceCaseError(`${plugin.id} has cases for ${idle}, which it does not fill.`);
  }
  const suites: Readonly<Record<string, unknown>> = conformanceSuites;
  return [...filled].flatMap((point) => {
    const suite = suites[point] as AnySuite | undefined;
    if (!suite) throw new ConformanceCaseError(`No suite knows the extension point ${point}.`);
    const contributions = plugin.contributes.filter((one) => one.point === point);
    return contributions.flatMap((contribution, index) =>
      casesFor(plugin, point, given).flatMap((one) => {
        const which = contributions.length > 1 ? ` (${index + 1} of ${contributions.length})` : '';
        const about = `${plugin.id} as ${point}${which}, ${one.name}`;
        return suite(subjectOf(plugin, contribution, one, settings), one).map((check) =>
          within({ ...check, title: `${about}: ${check.title}` }, one.setUp),
        );
      }),
    );
  });
}
