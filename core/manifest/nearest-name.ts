/**
 * The name most like a mistyped one: fewest letters to add, drop, change or swap. Undefined when none is near.
 * @param wanted the name as it was written
 * @param names the valid names
 */
export function nearestName(wanted: string, names: Iterable<string>): string | undefined {
  const furthest = Math.max(1, Math.ceil(wanted.length * 0.4));
  const [best] = [...names]
    .map((name) => ({ name, distance: editDistance(wanted.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= furthest)
    .toSorted((one, other) => one.distance - other.distance);
  return best?.name;
}

/** Letters to add, drop, change or swap with the next one, to turn one word into another. */
export function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const change = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const costs = [
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + change,
        ...(swapped ? [at(beforeLast, column - 2) + 1] : []),
      ];
      current.push(Math.min(...costs));
    }
    beforeLast = last;
    last = current;
  }
  return at(last, to.length);
}

const at = (costs: readonly number[], index: number): number => costs[index] ?? Infinity;
