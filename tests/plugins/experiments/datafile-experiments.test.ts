import { describe, expect, it } from 'vitest';
import { createExperiments } from '../../../client/experiments/experiments.ts';
import { type KeyValueStorage, memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { fnv1a } from '../../../core/experiments/fnv1a.ts';
import { visitorShare } from '../../../plugins/experiments-datafile/visitor-share.ts';
import {
  experiment,
  facts,
  keptBefore,
  prefix,
  sourcesOf,
  takeDatafile,
} from '../../client/experiments/sample-sources.ts';

describe('an experiment of the datafile', () => {
  const remote = { button: experiment({ remote: true }) };

  it('gives a visitor the same variant always, by a name that is kept [EXP-15]', () => {
    const random = () => {
      throw new Error('Nothing is drawn.');
    };
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    const storages = visitors.map(() => memoryStorage());
    const variantOf = (storage: KeyValueStorage, name: string) =>
      createExperiments(facts(remote, { storage, random, randomId: () => name })).variantOf(
        'button',
      );
    const first = storages.map((storage, index) => variantOf(storage, visitors[index] ?? ''));
    expect(new Set(first)).toEqual(new Set(['control', 'treatment']));
    const later = storages.map((storage) => variantOf(storage, 'somebody else'));
    expect(later).toEqual(first);
    expect(storages.map((storage) => storage.keys())).toEqual(
      visitors.map(() => [`${prefix}visitor`]),
    );
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

  it('follows the datafile, not the manifest, once there was one [EXP-14]', async () => {
    const all = { button: experiment({ remote: true, weights: { treatment: 1 } }) };
    const none = { button: experiment({ remote: true, weights: { control: 1 } }) };
    expect(createExperiments(facts(none)).variantOf('button')).toBe('control');
    const kept = { storage: keptBefore(all) };
    expect(createExperiments(facts(none, kept)).variantOf('button')).toBe('treatment');
    const ended = createExperiments(facts(all, { storage: keptBefore({}) }));
    expect(ended.variantOf('button')).toBeUndefined();
    const sources = sourcesOf();
    const later = createExperiments(facts(none, { sources }));
    await takeDatafile(sources, all);
    expect(later.variantOf('button')).toBe('treatment');
  });

  it('keeps the variant that took effect while the page lives [EXP-15]', async () => {
    const sources = sourcesOf();
    const experiments = createExperiments(
      facts({ button: experiment({ remote: true, weights: { treatment: 1 } }) }, { sources }),
    );
    expect(experiments.variantOf('button')).toBe('treatment');
    const control = experiment({ remote: true, weights: { control: 1 } });
    await takeDatafile(sources, { button: control });
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
