import { useDeferredValue } from 'react';

/**
 * Of a long list, the entries to draw: the first ones with the page, the others right after it, in a draw of their own
 * that gives way to taps. `first` is how many fill a screen.
 */
export const useSlices = <Entry>(entries: readonly Entry[], first: number): readonly Entry[] => {
  const isWhole = useDeferredValue(true, false);
  return isWhole ? entries : entries.slice(0, first);
};
