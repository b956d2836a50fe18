import { describe, expect, it } from 'vitest';
import { createExperiments } from '../../../client/experiments/experiments.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import type { ExperimentSource } from '../../../core/experiments/experiment-source.ts';
import { weightedVariant } from '../../../core/experiments/weighted-variant.ts';
import type { Experiment } from '../../../schemas/types/manifest/experiments.ts';
import { button, experiment, facts, noon, sourcesOf } from './sample-sources.ts';

describe('a variant that the browser draws', () => {
  it('is random at first use, and the same from then on [EXP-06]', () => {
    const draws = [0.1, 0.6, 0.4];
    const storage = memoryStorage();
    const visit = () =>
      createExperiments(facts(button, { storage, random: () => draws.shift() ?? 0 }));
    const first = visit();
    expect(first.variantOf('button')).toBe('control');
    expect(first.variantOf('button')).toBe('control');
    expect(visit().variantOf('button')).toBe('control');
    expect(draws).toEqual([0.6, 0.4]);
    const other = createExperiments(facts(button, { random: () => 0.6 }));
    expect(other.variantOf('button')).toBe('treatment');
  });

  it('is stored under the prefix and the name, once it is asked for [EXP-07]', () => {
    const storage = memoryStorage();
    const experiments = createExperiments(
      facts({ ...button, other: experiment() }, { storage, sources: sourcesOf('Trial::') }),
    );
    experiments.variantOf('button');
    expect(storage.keys()).toEqual(['Trial::button']);
    expect(storage.read('Trial::button')).toBe('treatment');
  });

  it('is drawn again when the stored one is no more [EXP-08]', () => {
    const storage = memoryStorage();
    storage.write('Experiment::button', 'green');
    expect(createExperiments(facts(button, { storage })).variantOf('button')).toBe('treatment');
    expect(storage.read('Experiment::button')).toBe('treatment');
  });

  it('lasts for the page where nothing can be stored [EXP-18]', () => {
    const draws = [0.9, 0.1];
    const storage = {
      read: () => undefined,
      write: () => {
        throw new Error('The storage is full.');
      },
    };
    const random = () => draws.shift() ?? 0;
    const experiments = createExperiments(facts(button, { storage, random }));
    expect([experiments.variantOf('button'), experiments.variantOf('button')]).toEqual([
      'treatment',
      'treatment',
    ]);
  });
});

describe('the weights of an experiment', () => {
  const shares = Array.from({ length: 100 }, (_, index) => index / 100);
  const counts = (of: Experiment) => {
    const drawn = shares.map((share) => weightedVariant(of, share));
    return of.variants.map((variant) => drawn.filter((one) => one === variant).length);
  };

  it('decide the share of each variant; without them shares are equal [EXP-09]', () => {
    const variants = ['control', 'a', 'b', 'c'];
    expect(counts(experiment({ variants }))).toEqual([25, 25, 25, 25]);
    expect(counts(experiment({ variants, weights: { control: 5, a: 3, b: 2 } }))).toEqual([
      50, 30, 20, 0,
    ]);
  });

  it('leave everybody in the control where they come to nothing [EXP-09]', () => {
    expect(counts(experiment({ weights: { control: 0, treatment: 0 } }))).toEqual([100, 0]);
    expect(counts(experiment({ weights: {} }))).toEqual([100, 0]);
  });

  it('are those of the draw [EXP-09]', () => {
    const list = { button: experiment({ weights: { control: 95, treatment: 5 } }) };
    expect(createExperiments(facts(list)).variantOf('button')).toBe('control');
  });
});

describe('an experiment that has expired', () => {
  it('gives everybody the control from the day after and stores nothing [EXP-05]', () => {
    const at = (time: string) => {
      const storage = memoryStorage();
      const now = () => Date.parse(time);
      const experiments = createExperiments(facts(button, { storage, now }));
      return [experiments.variantOf('button'), storage.keys()];
    };
    expect(at('2026-03-04T23:59:59Z')).toEqual(['treatment', ['Experiment::button']]);
    expect(at('2026-03-05T00:00:00Z')).toEqual(['control', []]);
  });

  it('is not forced either, takes no effect and ends while a page is open [EXP-05]', () => {
    let time = noon;
    const experiments = createExperiments(
      facts({ ...button, old: experiment({ expires: '2021-01-31' }) }, { now: () => time }),
    );
    const effects: string[] = [];
    experiments.onEffect(({ name }) => effects.push(name));
    expect([experiments.variantOf('button'), experiments.variantOf('old')]).toEqual([
      'treatment',
      'control',
    ]);
    time += 86_400_000;
    expect(experiments.variantOf('button')).toBe('control');
    expect(effects).toEqual(['button']);
    const forced = { old: 'treatment' };
    const list = { old: experiment({ expires: '2021-01-31' }) };
    expect(createExperiments(facts(list, { forced })).variantOf('old')).toBe('control');
  });
});

describe('a forced variant', () => {
  it('wins over the stored one and is not stored [EXP-10]', () => {
    const storage = memoryStorage();
    const forced = { button: 'control' };
    expect(createExperiments(facts(button, { storage, forced })).variantOf('button')).toBe(
      'control',
    );
    expect(storage.keys()).toEqual([]);
    storage.write('Experiment::button', 'treatment');
    expect(createExperiments(facts(button, { storage, forced })).variantOf('button')).toBe(
      'control',
    );
    expect(storage.read('Experiment::button')).toBe('treatment');
  });
});

describe('the sources of experiments', () => {
  const always = (variant: string): ExperimentSource => ({
    running: (_name, listed) => listed,
    variantOf: () => variant,
  });
  const none: ExperimentSource = {
    running: () => undefined,
    variantOf: () => {
      throw new Error('It was asked for what it does not run.');
    },
  };

  it('are asked in their order, and the first that runs an experiment decides', () => {
    const variantBy = (...sources: readonly ExperimentSource[]) =>
      createExperiments(facts(button, { sources })).variantOf('button');
    expect(variantBy(always('treatment'), always('control'))).toBe('treatment');
    expect(variantBy(none, always('treatment'))).toBe('treatment');
  });

  it('decide nothing where there are none, and no variant that the experiment does not have', () => {
    for (const sources of [[], [none]]) {
      const forced = { button: 'treatment' };
      const experiments = createExperiments(facts(button, { forced, sources }));
      expect(experiments.variantOf('button')).toBeUndefined();
    }
    const sources = [always('purple')];
    expect(createExperiments(facts(button, { sources })).variantOf('button')).toBe('control');
  });
});

describe('the experiments of a market', () => {
  it('are found by the beginning of their names, and are nothing where it runs none [EXP-48]', () => {
    const list = { 'show-eta-ca': experiment() };
    const experiments = createExperiments(facts(list, { forced: { other: 'treatment' } }));
    expect(experiments.variantOfFamily('show-eta')).toBe('treatment');
    for (const name of ['other', 'toString', '__proto__', '']) {
      expect(experiments.variantOf(name)).toBeUndefined();
    }
    expect(experiments.variantOfFamily('other')).toBeUndefined();
  });
});
