/** How well a typed word fits a word of a name; lower is better. */
export const fits = { exact: 0, beginning: 1, shortened: 3, mistyped: 4 } as const;

/** Typed words this long may have one letter wrong, and from the second length on two. */
const oneWrongFrom = 4;
const twoWrongFrom = 8;
const longestShortening = 4;

/** How many letters of a typed word may be wrong. */
export const wrongLetters = (typed: string): number =>
  typed.length >= twoWrongFrom ? 2 : typed.length >= oneWrongFrom ? 1 : 0;

/** Letters and digits of a word as bits: words whose bits differ too much need no closer look. */
export const letterBits = (word: string): number => {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    bits |= 1 << (word.charCodeAt(index) % 31);
  }
  return bits;
};

/** How many bits are set. */
export const countBits = (bits: number): number => {
  let left = bits - ((bits >>> 1) & 0x55_55_55_55);
  left = (left & 0x33_33_33_33) + ((left >>> 2) & 0x33_33_33_33);
  return Math.imul((left + (left >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
};

/** Whether a typed word is a shortening: `rd` of road, `blvd` of boulevard, `st` of street. */
export const isShortening = (typed: string, word: string): boolean => {
  if (typed.length < 2 || typed.length > longestShortening || word.length <= typed.length) {
    return false;
  }
  if (typed[0] !== word[0] || typed.at(-1) !== word.at(-1)) return false;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at += 1;
  return at === typed.length;
};

/** Longest words that are compared letter by letter; what is longer is cut. */
const longestWord = 40;
/** Three lines of the table of differences, used again for every pair of words. */
const lines = [0, 1, 2].map(() => new Uint8Array(longestWord + 2));

/** Whether two words begin alike, the first letter swapped or left out at most: mistakes rarely come sooner. */
export const beginAlike = (typed: string, word: string): boolean => {
  const first = word.charCodeAt(0);
  return (
    typed.charCodeAt(0) === first ||
    typed.charCodeAt(1) === first ||
    typed.charCodeAt(0) === word.charCodeAt(1)
  );
};

/**
 * Fewest letters to change, add, leave out or swap with the next so that a typed word becomes a word, or the
 * beginning of one where that is nearer; `limit + 1` when it is more than the limit.
 */
export function lettersApart(typed: string, word: string, limit: number): number {
  const height = Math.min(typed.length, longestWord);
  const width = Math.min(word.length, height + limit, longestWord);
  if (width < height - limit) return limit + 1;
  let [before, row, next] = lines as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column += 1) row[column] = column;
  for (let line = 1; line <= height; line += 1) {
    const letter = typed.charCodeAt(line - 1);
    next[0] = line;
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const other = word.charCodeAt(column - 1);
      let cost = Math.min(
        (row[column - 1] ?? 0) + (letter === other ? 0 : 1),
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
      );
      const isSwapped =
        line > 1 &&
        column > 1 &&
        letter === word.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === other;
      if (isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      next[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [before, row, next] = [row, next, before];
  }
  let best = limit + 1;
  for (let column = 0; column <= width; column += 1) best = Math.min(best, row[column] ?? best);
  return best;
}
