import type { Hut } from '../../schemas/types/catalogue/hut.ts';

/** Words of fewer letters must be typed without a mistake. */
const fuzzyFrom = 5;

/** Lower case without accents, as `evreux` for `Évreux`. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsOf = (text: string): readonly string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The huts whose name or address lines hold every typed word, or its beginning; one wrong, missing or
 * additional letter is forgiven in longer words [LOC-67]. Their order stays; nothing typed finds all.
 */
export const searchHuts = (huts: readonly Hut[], typed: string): readonly Hut[] => {
  const wanted = wordsOf(typed);
  return huts.filter(({ name, address }) => {
    const held = wordsOf([name, ...address.lines, address.city, address.postcode].join(' '));
    const postcode = folded(address.postcode).replace(/\s/g, '');
    return wanted.every(
      (word) => postcode.startsWith(word) || held.some((candidate) => matches(word, candidate)),
    );
  });
};

const matches = (word: string, candidate: string): boolean =>
  candidate.startsWith(word) ||
  (word.length >= fuzzyFrom && isBeginningWithOneMistake(word, candidate));

/** Whether the word is the beginning of the candidate but for one letter wrong, missing or too many. */
const isBeginningWithOneMistake = (word: string, candidate: string): boolean => {
  let same = 0;
  while (same < word.length && word[same] === candidate[same]) same += 1;
  const rest = word.slice(same + 1);
  return (
    candidate.startsWith(rest, same + 1) ||
    candidate.startsWith(rest, same) ||
    candidate.startsWith(word.slice(same), same + 1)
  );
};
