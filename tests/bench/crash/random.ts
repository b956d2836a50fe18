/** A source of chance that gives the same again from the same seed. */
export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number;
  readonly among: <Item>(items: readonly Item[]) => Item;
  /** Whether something happens that does so in that part of all cases. */
  readonly happens: (part: number) => boolean;
  /** Letters and digits that nobody guesses. */
  readonly key: () => string;
}

/** @param seed any whole number: see mulberry32 */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const key = (): string =>
    Array.from({ length: 40 }, () => Math.floor(next() * 36).toString(36)).join('');
  return {
    next,
    key,
    among: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    happens: (part) => next() < part,
  };
}
