import assert from 'node:assert/strict';
import type {
  ExperimentFollowing,
  ExperimentSource,
  ExperimentVisit,
} from '../../core/experiments/experiment-source.ts';
import type { Experiment } from '../../schemas/types/manifest/experiments.ts';
import { frozen } from '../stand-ins.ts';
import type { Suite } from '../suite.ts';

export interface ExperimentSamples {
  /** An experiment that the source runs, as a manifest says it, with a share for each of its variants. */
  readonly runs: Experiment;
  /** One that it leaves to others. */
  readonly leaves: Experiment;
  /** What somebody outside answers that says the same of the experiment; left out where the source asks nobody. */
  readonly answer?: (name: string, experiment: Experiment) => unknown;
}

const name = 'button-colour';
const weightsOf = ({ variants, weights }: Experiment): readonly [string, number][] =>
  variants.map((variant) => [variant, weights ? (weights[variant] ?? 0) : 1]);

/** A browser of a visitor who was never here; where it keeps nothing, each write throws. */
function newVisit(number: number, keepsNothing = false): ExperimentVisit {
  const kept = new Map<string, string>();
  return {
    storage: {
      read: (key) => kept.get(key),
      write(key, value) {
        if (keepsNothing) throw new Error('The storage is full.');
        kept.set(key, value);
      },
    },
    random: () => (number * 0.618_034) % 1,
    randomId: () => `visitor-${number}`,
  };
}

/** The variant of a visit, asked as the shop asks. */
function variantIn(source: ExperimentSource, listed: Experiment, visit: ExperimentVisit): string {
  const running = source.running(name, frozen(listed), visit);
  assert.ok(running, 'it does not run the experiment');
  const variant = source.variantOf(name, running, visit);
  assert.ok(running.variants.includes(variant), variant);
  return variant;
}

/** Follows somebody outside who answers with the given, each once, until they were all read. */
const followed = (
  source: ExperimentSource,
  visit: ExperimentVisit,
  answers: readonly (() => unknown)[],
): Promise<readonly string[]> =>
  new Promise((done, failed) => {
    const reports: string[] = [];
    const left = [...answers];
    const following: ExperimentFollowing = {
      ...visit,
      read: async () => ({ body: left.shift()?.() }),
      report: (_level, message) => void reports.push(message),
      wait: () => {
        if (left.length > 0) return Promise.resolve();
        done(reports);
        return new Promise(() => undefined);
      },
    };
    source.follow?.(following).catch(failed);
  });

const throwing = (): unknown => {
  throw new Error('offline');
};

/** What every source of experiments has to do. */
export const experimentSourceSuite: Suite<ExperimentSource, ExperimentSamples> = (
  { make },
  { runs, leaves, answer },
) => [
  {
    title:
      'runs its own experiments with the variants that the manifest has, and leaves others [ENG-20]',
    run: () => {
      const source = make();
      assert.deepEqual(source.running(name, frozen(runs), newVisit(1))?.variants, runs.variants);
      assert.equal(source.running(name, frozen(leaves), newVisit(1)), undefined);
    },
  },
  {
    title: 'gives a visitor the same variant on the page and on every later visit [EXP-06, EXP-15]',
    run: () => {
      for (let number = 0; number < 20; number += 1) {
        const visit = newVisit(number);
        const source = make();
        const first = variantIn(source, runs, visit);
        const later = { ...visit, random: () => 0.999, randomId: () => 'somebody else' };
        assert.equal(variantIn(source, runs, later), first);
        assert.equal(variantIn(make(), runs, later), first);
      }
    },
  },
  {
    title: 'shares visitors out by the weights [EXP-09]',
    run: () => {
      const visitors = 2000;
      const counts = new Map<string, number>();
      for (let number = 0; number < visitors; number += 1) {
        const variant = variantIn(make(), runs, newVisit(number));
        counts.set(variant, (counts.get(variant) ?? 0) + 1);
      }
      const weights = weightsOf(runs);
      const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [variant, weight] of weights) {
        const share = (counts.get(variant) ?? 0) / visitors;
        assert.ok(Math.abs(share - weight / whole) < 0.06, `${variant}: ${share}`);
        if (weight === 0) assert.equal(share, 0, variant);
      }
    },
  },
  {
    title: 'gives a variant where the browser keeps nothing [EXP-18]',
    run: () => {
      variantIn(make(), runs, newVisit(3, true));
    },
  },
  {
    title:
      'outlives whoever it follows: what cannot be used changes nothing and is reported [EXP-14]',
    run: async () => {
      const source = make();
      if (!answer || !source.follow) return;
      const visit = newVisit(4);
      const before = source.running(name, frozen(runs), visit)?.variants;
      const nonsense = [throwing, () => undefined, () => null, () => 7, () => '<html>', () => ({})];
      const reports = await followed(source, visit, nonsense);
      assert.equal(reports.length, nonsense.length);
      assert.deepEqual(source.running(name, frozen(runs), visit)?.variants, before);
    },
  },
  {
    title: 'goes by what it read last, on this page and the next [EXP-12, EXP-14]',
    run: async () => {
      const source = make();
      if (!answer || !source.follow) return;
      const visit = newVisit(5);
      const newer: Experiment = { ...runs, variants: [...runs.variants, 'newer'] };
      const reports = await followed(source, visit, [() => answer(name, newer)]);
      assert.deepEqual(reports, []);
      for (const one of [source, make()]) {
        assert.deepEqual(one.running(name, frozen(runs), visit)?.variants, newer.variants);
      }
    },
  },
];
