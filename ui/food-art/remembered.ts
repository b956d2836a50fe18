/**
 * The same function, worked out only once for each set of names. A drawing is a pure function of the
 * names in a recipe, there are few of them, and a menu asks for the same ones twenty times over.
 */
export function remembered<Names extends readonly string[], Result>(
  make: (...names: Names) => Result,
): (...names: Names) => Result {
  const known = new Map<string, Result>();
  return (...names) => {
    const key = names.join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(...names);
    known.set(key, made);
    return made;
  };
}
