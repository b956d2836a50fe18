import type { Extensions } from './extensions.ts';
import type { Market } from './start-market.ts';

/** A market whose plugins were loaded in two steps, as one; each point is filled by one of the steps. */
export const joinMarkets = (first: Market, second: Market): Market => {
  const all: Extensions['all'] = (point) => [
    ...first.extensions.all(point),
    ...second.extensions.all(point),
  ];
  return {
    manifest: first.manifest,
    plugins: [...first.plugins, ...second.plugins],
    extensions: {
      all,
      one: (point) => {
        const [winner] = all(point);
        if (winner === undefined) throw new Error(`No plugin fills '${point}'.`);
        return winner;
      },
    },
  };
};
