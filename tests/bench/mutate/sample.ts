/** So many of a list, picked by a seed and in the order of the list; all of them when there are fewer. */
export function sample<Item>(items: readonly Item[], count: number, seed: number): readonly Item[] {
  let state = seed;
  // Park and Miller's generator: small, and the same on every machine.
  const next = () => (state = (state * 48_271) % 2_147_483_647);
  const places = items.map((item, place) => ({ item, place, rank: next() }));
  return places
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
