import type { KeyValueStorage } from '../../core/shell/key-value-storage.ts';

/** A name for this browser, made at first need and then kept, so that a visitor stays in the same variants [EXP-15]. */
export const visitorIdIn = (storage: Pick<KeyValueStorage, 'read' | 'write'>, key: string) => {
  let id = storage.read(key);
  return (): string => {
    if (id === undefined) {
      id = crypto.randomUUID();
      try {
        storage.write(key, id);
      } catch {
        // A full storage keeps nothing: the name holds for the page's life.
      }
    }
    return id;
  };
};
