import type { ExperimentVisit } from './experiment-source.ts';

/** What is kept of a visitor under a key, else something new, kept from now on; for the page only where nothing can be [EXP-18]. */
export const keep = (
  storage: ExperimentVisit['storage'],
  key: string,
  fits: (kept: string) => boolean,
  make: () => string,
): string => {
  const kept = storage.read(key);
  if (kept !== undefined && fits(kept)) return kept;
  const made = make();
  try {
    storage.write(key, made);
  } catch {
    // The storage is full.
  }
  return made;
};
