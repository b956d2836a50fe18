import MiniSearch, { type SearchOptions } from 'minisearch';

/** Something of the menu that can be looked for; every text in the language of the page. */
export interface Findable {
  /** Its own among all. */
  readonly key: string;
  readonly title: string;
  readonly desc?: string | undefined;
  /** Names of what is in it. */
  readonly inside?: string | undefined;
  /** Its category and its tags in words. */
  readonly group?: string | undefined;
}

/** What was found, the best first. */
export interface Found {
  readonly keys: readonly string[];
  /** Nothing is written as it was typed: this comes close. */
  readonly isClose: boolean;
}

const letters: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l' };

/** The words of a text as one types them in a hurry: no capitals, accents, ligatures, apostrophes or hyphens [SHP-20]. */
export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .replaceAll(/[œæßøł]/gu, (letter) => letters[letter] ?? letter)
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu)
    // What an apostrophe cuts off says nothing.
    ?.filter((word) => word.length > 1 || /\p{N}/u.test(word)) ?? [];

/** Letters of a word from which on it may stand at the end of a longer one, and those of words that may be left out. */
const leastOfCompound = 4;
const leastToCount = 3;
/** Share of the letters of a word that may be mistyped; a word below four letters may have none. */
const mistyped = 0.25;

const endsOf = (word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - leastOfCompound) }, (_, at) => word.slice(at + 1));

const fields = ['title', 'desc', 'inside', 'group'] as const;

/**
 * Looks for things of the menu: as the words are typed, or begun; else with letters mistyped; else within longer words;
 * else those that have most of the words [SHP-20].
 */
export function foodIndex(all: readonly Findable[]): (sought: string) => Found {
  const indexOf = (processTerm?: (word: string) => string[]) => {
    const index = new MiniSearch<Findable>({
      idField: 'key',
      fields: [...fields],
      tokenize: (text) => [...wordsIn(text)],
      processTerm: processTerm ?? ((word) => word),
    });
    index.addAll(all);
    return index;
  };
  const words = indexOf();
  const ends = indexOf((word) => [word, ...endsOf(word)]);
  const asTyped: SearchOptions = {
    prefix: true,
    combineWith: 'AND',
    boost: { title: 4, group: 2 },
  };
  const nearly: SearchOptions = {
    ...asTyped,
    fuzzy: (word) => (word.length > leastToCount ? mistyped : false),
  };
  return (sought) => {
    const typed = wordsIn(sought);
    const counting = typed.filter((word) => word.length >= leastToCount);
    const tries = [
      () => words.search(sought, asTyped),
      () => words.search(sought, nearly),
      () => ends.search(sought, { ...asTyped, processTerm: (word) => word }),
      () => mostOf(words.search(counting.join(' '), { ...nearly, combineWith: 'OR' })),
    ];
    for (const [place, look] of tries.entries()) {
      const found = typed.length === 0 ? [] : look();
      if (found.length > 0) {
        return { keys: found.map(({ id }) => String(id)), isClose: place % 2 === 1 };
      }
    }
    return { keys: [], isClose: false };
  };
}

/** Of what has some of the words what has most of them. */
function mostOf<Result extends { readonly queryTerms: readonly string[] }>(
  results: readonly Result[],
): readonly Result[] {
  const most = Math.max(0, ...results.map(({ queryTerms }) => new Set(queryTerms).size));
  return results.filter(({ queryTerms }) => new Set(queryTerms).size === most);
}
