/** Puts values into the global object and answers how to put back what was there. */
export function standIn(values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map((name) => ({
    name,
    property: Object.getOwnPropertyDescriptor(globalThis, name),
  }));
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  return () => {
    for (const { name, property } of before) {
      if (property) Object.defineProperty(globalThis, name, property);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}

/** What a variable of the environment holds where checks are run, such as a provider's key. */
export const sampleVariable = (name: string): string => `value-of-${name}`;

/** An environment in which every variable is set. */
export const sampleVariables: Readonly<Record<string, string>> = new Proxy(
  {},
  { get: (_none, name) => sampleVariable(String(name)) },
);

/** A browser's storage that is empty at first. */
export function emptyStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** Makes a value and all that it holds unchangeable: whoever tries is told by an error. */
export function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}
