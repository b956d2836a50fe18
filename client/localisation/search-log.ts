import { type Debounced, debounced } from '../kernel/debounced.ts';
import type { Environment } from '../kernel/environment.ts';

/** Tells analytics what customers search huts by, once they pause [LOC-68]. */
export const searchLog = ({
  market,
  track,
  wait,
}: Pick<Environment, 'market' | 'track' | 'wait'>): Debounced<string> =>
  debounced(
    (typed) => {
      const text = typed.trim();
      if (text !== '') track({ type: 'collection-search', data: { text } });
    },
    market.manifest.collectionSearch.logDebounceMs,
    wait,
  );
