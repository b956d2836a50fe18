/** Where state outlives a page: the browser's local or session storage, or memory [SHL-53]. */
export interface KeyValueStorage {
  /** False where it is over with the page, so that nothing is promised to be kept; it lasts unless it says so [SHP-16]. */
  readonly lasts?: boolean;
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
  /** Tells when another tab changed a key; answers how to stop listening. */
  onChange(listener: (key: string, value: string | undefined) => void): () => void;
}

/** Storage that lives as long as the page: for tests and for browsers that refuse theirs. */
export const memoryStorage = (): KeyValueStorage => {
  const values = new Map<string, string>();
  return {
    lasts: false,
    read: (key) => values.get(key),
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    onChange: () => () => {},
  };
};
