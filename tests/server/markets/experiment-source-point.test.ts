import { expect, it } from 'vitest';
import { extensionPoints } from '../../../core/extension-points.ts';
import { MarketsFolder } from './markets-folder.ts';

const visit = {
  storage: { read: () => undefined, write: () => {} },
  random: () => 0,
  randomId: () => 'visitor',
};

it('experiment-source is a point of many, in the order of the manifest, with a contract; every experiment of the sample has one that runs it', async () => {
  const { cardinality, conflict, failure, purpose, calls } = extensionPoints['experiment-source'];
  expect([cardinality, conflict, failure]).toEqual(['many', 'first', 'skip']);
  expect(purpose).toMatch(/without one runs no experiments/);
  expect(Object.keys(calls)).toEqual(['running', 'variantOf', 'follow']);
  for (const { market } of await new MarketsFolder().load()) {
    const fill = market.plugins.filter(({ plugin }) =>
      plugin.contributes.some(({ point }) => point === 'experiment-source'),
    );
    expect(fill.map(({ plugin }) => plugin.id)).toEqual([
      'experiments-local',
      'experiments-datafile',
    ]);
    const sources = market.extensions.all('experiment-source');
    for (const [name, listed] of Object.entries(market.manifest.experiments.list)) {
      const running = sources.map((source) => source.running(name, listed, visit) !== undefined);
      expect([name, ...running]).toEqual([name, !listed.remote, listed.remote === true]);
    }
  }
});
