import { describe, expect, it } from 'vitest';
import {
  createExperiments,
  type ExperimentFacts,
  type ExperimentList,
  visitorShare,
} from '../../../client/experiments/experiments.ts';
import { fnv1a } from '../../../core/experiments/fnv1a.ts';
import { weightedVariant } from '../../../client/experiments/weighted-variant.ts';
import { type KeyValueStorage, memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import type { Experiment } from '../../../schemas/types/manifest/experiments.ts';

const experiment = (more: Partial<Experiment> = {}): Experiment => ({
  goal: 'CVR',
  expires: '2026-03-04',
  variants: ['control', 'treatment'],
  ...more,
});

const noon = Date.parse('2026-03-04T12:00:00Z');

const facts = (list: ExperimentList, more: Partial<ExperimentFacts> = {}): ExperimentFacts => ({
  list: () => list,
  forced: {},
  storagePrefix: 'Experiment::',
  storage: memoryStorage(),
  visitorKey: 'visitor',
  randomId: () => 'visitor-7',
  now: () => noon,
  random: () => 0.9,
  ...more,
});

const button = { button: experiment() };

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
      facts({ ...button, other: experiment() }, { storage, storagePrefix: 'Trial::' }),
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

describe('an experiment of the datafile', () => {
  const remote = { button: experiment({ remote: true }) };

  it('gives a visitor the same variant always, by a name that is kept [EXP-15]', () => {
    const random = () => {
      throw new Error('Nothing is drawn.');
    };
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    const storages = visitors.map(() => memoryStorage());
    const variantOf = (storage: KeyValueStorage, name: string) =>
      createExperiments(
        facts(remote, { storage, random, visitorKey: 'me', randomId: () => name }),
      ).variantOf('button');
    const first = storages.map((storage, index) => variantOf(storage, visitors[index] ?? ''));
    expect(new Set(first)).toEqual(new Set(['control', 'treatment']));
    const later = storages.map((storage) => variantOf(storage, 'somebody else'));
    expect(later).toEqual(first);
    expect(storages.map((storage) => storage.keys())).toEqual(visitors.map(() => ['me']));
  });

  it('gives one variant for the page where no name can be kept [EXP-18]', () => {
    const names = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    const experiments = createExperiments(
      facts(
        { ...remote, other: experiment({ remote: true }) },
        {
          storage: {
            read: () => undefined,
            write: () => {
              throw new Error('The storage is full.');
            },
          },
          randomId: () => names.shift() ?? '',
        },
      ),
    );
    const first = experiments.variantOf('button');
    experiments.variantOf('other');
    expect(experiments.variantOf('button')).toBe(first);
    expect(names).toHaveLength(39);
  });

  it('follows the datafile, not the manifest, once there was one [EXP-14]', () => {
    const all = { button: experiment({ remote: true, weights: { treatment: 1 } }) };
    const none = { button: experiment({ remote: true, weights: { control: 1 } }) };
    expect(createExperiments(facts(none)).variantOf('button')).toBe('control');
    expect(createExperiments(facts(none, { remote: all })).variantOf('button')).toBe('treatment');
    const ended = createExperiments(facts(all, { remote: {} }));
    expect(ended.variantOf('button')).toBeUndefined();
    const later = createExperiments(facts(none));
    later.take(all);
    expect(later.variantOf('button')).toBe('treatment');
  });

  it('keeps the variant that took effect while the page lives [EXP-15]', () => {
    const experiments = createExperiments(
      facts({ button: experiment({ remote: true, weights: { treatment: 1 } }) }),
    );
    expect(experiments.variantOf('button')).toBe('treatment');
    experiments.take({ button: experiment({ remote: true, weights: { control: 1 } }) });
    expect(experiments.variantOf('button')).toBe('treatment');
  });

  it('spreads visitors evenly, and apart from other experiments [EXP-15]', () => {
    const shares = Array.from({ length: 10_000 }, (_, index) => [
      visitorShare('deals-filter', `visitor-${index}`),
      visitorShare('deal-sorting', `visitor-${index}`),
    ]);
    const tenths = Array.from(
      { length: 10 },
      (_, tenth) => shares.filter(([share = 0]) => Math.floor(share * 10) === tenth).length,
    );
    for (const count of tenths) expect(Math.abs(count - 1_000)).toBeLessThan(120);
    const both = shares.filter(([one = 0, other = 0]) => one < 0.5 && other < 0.5).length;
    expect(Math.abs(both - 2_500)).toBeLessThan(200);
  });
});

describe('the hash of visitors', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
    ['chongo was here!\n', 0xd49930d5],
  ])('is FNV-1a for %j [EXP-15]', (text, hash) => {
    expect(fnv1a(text)).toBe(hash);
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
