/** Those who want to hear that something outside of React has changed, as `useSyncExternalStore` takes them. */
export interface Listeners {
  readonly tell: () => void;
  /** @returns how to hear no more */
  readonly subscribe: (listener: () => void) => () => void;
}

export const createListeners = (): Listeners => {
  const listeners = new Set<() => void>();
  return {
    tell() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
