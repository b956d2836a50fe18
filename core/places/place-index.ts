import { foldedWords } from './fold-text.ts';
import {
  beginAlike,
  countBits,
  fits,
  isShortening,
  letterBits,
  lettersApart,
  wrongLetters,
} from './word-match.ts';

/** What is searched: a name, and the words around it that may be typed as well, such as its city. */
export interface IndexedPlace {
  readonly name: string;
  readonly context: string;
}

/** A place that was found; `fit` is how well it fits, 0 for every word as it is written. */
export interface Found {
  /** Its place among those that were added, from 0. */
  readonly at: number;
  readonly fit: number;
}

/** Collects places for an index, so that many can be added a few at a time. */
export class PlaceWords {
  /** Words by the order in which they came. */
  readonly numbers = new Map<string, number>();
  /** Words of one place after the other, its name's first. */
  readonly wordsOf: number[] = [];
  readonly starts: number[] = [0];
  readonly nameLengths: number[] = [];

  add({ name, context }: IndexedPlace): void {
    const named = foldedWords(name);
    const around = foldedWords(context).filter((word) => !named.includes(word));
    for (const word of [...named, ...around]) {
      const number = this.numbers.get(word) ?? this.numbers.size;
      this.numbers.set(word, number);
      this.wordsOf.push(number);
    }
    this.starts.push(this.wordsOf.length);
    this.nameLengths.push(Math.min(longestName, named.length));
  }
}

/** Words of a name that count as such. */
const longestName = 255;

/** Words of the index that a typed word may mean: a run of them, and single ones with how well they fit. */
interface Meaning {
  /** Which of the typed words it is, from 0. */
  readonly typedAt: number;
  readonly from: number;
  readonly to: number;
  /** Where the typed word itself stands, or -1. */
  readonly exact: number;
  readonly others: ReadonlyMap<number, number>;
}

/** Places looked at before the search settles for the best of them. */
const candidateLimit = 200;
/** Places of a word that fewer have are put in order; those of others are marked. */
const rareShare = 0.01;
/** A word that this share of all places has is no good to start from. */
const commonShare = 0.5;
const misplaced = 1;

/**
 * Finds places by the words of their names: whole words, their beginnings, shortenings and typing mistakes.
 * Those added first are preferred where several fit alike. Holds numbers only besides its words: about 60 bytes a place.
 */
export class PlaceIndex {
  readonly #words: readonly string[];
  readonly #bits: Int32Array;
  /** Words of each place, its name's first; `#starts` says where those of a place begin. */
  readonly #wordsOf: Int32Array;
  readonly #starts: Int32Array;
  readonly #nameLengths: Uint8Array;
  /** Places of each word, in order; `#postingStarts` says where those of a word begin. */
  readonly #postings: Int32Array;
  readonly #postingStarts: Int32Array;
  readonly #count: number;
  /** One a place, used again by every search. */
  readonly #marked: Uint8Array;

  private constructor(words: PlaceWords) {
    const { numbers, wordsOf, starts, nameLengths } = words;
    this.#count = nameLengths.length;
    this.#marked = new Uint8Array(this.#count);
    this.#words = [...numbers.keys()].toSorted((one, other) => (one < other ? -1 : 1));
    const rank = new Int32Array(numbers.size);
    for (const [index, word] of this.#words.entries()) rank[numbers.get(word) ?? 0] = index;
    this.#bits = Int32Array.from(this.#words, letterBits);
    this.#wordsOf = Int32Array.from(wordsOf, (number) => rank[number] ?? 0);
    this.#starts = Int32Array.from(starts);
    this.#nameLengths = Uint8Array.from(nameLengths);
    [this.#postings, this.#postingStarts] = this.#post();
  }

  /** An index of the places that were added, in their order. */
  static of(words: PlaceWords): PlaceIndex {
    return new PlaceIndex(words);
  }

  get size(): number {
    return this.#count;
  }

  /** The places that have every typed word, the best first. */
  search(text: string, limit: number): readonly Found[] {
    const typed = foldedWords(text);
    if (typed.length === 0) return [];
    const plain = typed.map((word, typedAt) => this.#plainly(word, typedAt));
    const found = this.#best(plain, limit);
    if (found.length > 0) return found;
    const generous = typed.map((word, typedAt) => this.#generously(word, typedAt));
    return generous.some((meaning) => widthOf(meaning) === 0) ? [] : this.#best(generous, limit);
  }

  #best(meanings: readonly Meaning[], limit: number): readonly Found[] {
    const found: Found[] = [];
    // Rarest first: most places are skipped at the first word that they lack.
    const byRarity = meanings.toSorted(
      (one, other) => this.#postingsOf(one) - this.#postingsOf(other),
    );
    for (const at of this.#candidates(byRarity)) {
      const fit = this.#fit(at, byRarity);
      if (fit !== undefined) found.push({ at, fit });
      if (found.length >= candidateLimit) break;
    }
    return found.toSorted((one, other) => one.fit - other.fit || one.at - other.at).slice(0, limit);
  }

  /** Places to look at, in order: those of the rarest typed word, or all of them where every word is common. */
  *#candidates(meanings: readonly Meaning[]): Iterable<number> {
    const [rarest] = meanings;
    const least = rarest ? this.#postingsOf(rarest) : 0;
    if (!rarest || least === 0) return;
    if (least < this.#count * rareShare) {
      yield* [...new Set(this.#placesOf(rarest))].toSorted((one, other) => one - other);
      return;
    }
    const isCommon = least > this.#count * commonShare;
    if (!isCommon) {
      this.#marked.fill(0);
      for (const at of this.#placesOf(rarest)) this.#marked[at] = 1;
    }
    for (let at = 0; at < this.#count; at += 1) if (isCommon || this.#marked[at] === 1) yield at;
  }

  /** The places that have one of the words, in the order of the words. */
  *#placesOf(meaning: Meaning): Iterable<number> {
    for (const word of wordsIn(meaning)) {
      const end = this.#postingStarts[word + 1] ?? 0;
      for (let index = this.#postingStarts[word] ?? 0; index < end; index += 1) {
        yield this.#postings[index] ?? 0;
      }
    }
  }

  #postingsOf(meaning: Meaning): number {
    let sum = (this.#postingStarts[meaning.to] ?? 0) - (this.#postingStarts[meaning.from] ?? 0);
    for (const word of meaning.others.keys()) {
      sum += (this.#postingStarts[word + 1] ?? 0) - (this.#postingStarts[word] ?? 0);
    }
    return sum;
  }

  /** How well a place fits; undefined when it lacks a word. Words in the order and at the start of the name fit best. */
  #fit(at: number, meanings: readonly Meaning[]): number | undefined {
    const start = this.#starts[at] ?? 0;
    const end = this.#starts[at + 1] ?? 0;
    const nameEnd = start + (this.#nameLengths[at] ?? 0);
    let fit = 0;
    for (const meaning of meanings) {
      let best: number | undefined;
      for (let place = start; place < end; place += 1) {
        const quality = qualityOf(meaning, this.#wordsOf[place] ?? 0);
        if (quality === undefined) continue;
        const isWhereTyped = place < nameEnd && place - start === meaning.typedAt;
        const cost = quality + (isWhereTyped ? 0 : misplaced) + (place < nameEnd ? 0 : misplaced);
        best = best === undefined ? cost : Math.min(best, cost);
      }
      if (best === undefined) return undefined;
      fit += best;
    }
    return fit;
  }

  /** Words that are the typed one or begin with it. */
  #plainly(word: string, typedAt: number): Meaning {
    const from = this.#firstFrom(word);
    const to = this.#firstFrom(`${word}\u{10ffff}`);
    return { typedAt, from, to, exact: this.#words[from] === word ? from : -1, others: new Map() };
  }

  /** Besides those, words that it shortens, and words that it may be with a letter or two wrong. */
  #generously(word: string, typedAt: number): Meaning {
    const plain = this.#plainly(word, typedAt);
    const others = new Map<number, number>();
    const allowed = wrongLetters(word);
    const bits = letterBits(word);
    for (let index = 0; index < this.#words.length; index += 1) {
      if (index >= plain.from && index < plain.to) continue;
      if (countBits(bits & ~(this.#bits[index] ?? 0)) > allowed) continue;
      const candidate = this.#words[index] ?? '';
      if (isShortening(word, candidate)) others.set(index, fits.shortened);
      else if (allowed > 0 && beginAlike(word, candidate)) {
        const apart = lettersApart(word, candidate, allowed);
        if (apart <= allowed) others.set(index, fits.mistyped + apart);
      }
    }
    return { ...plain, others };
  }

  /** Where the first word stands that does not come before this one. */
  #firstFrom(word: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Turns the words of the places into the places of the words. */
  #post(): [postings: Int32Array, starts: Int32Array] {
    const starts = new Int32Array(this.#words.length + 1);
    for (const word of this.#wordsOf) starts[word + 1] = (starts[word + 1] ?? 0) + 1;
    for (let word = 0; word < this.#words.length; word += 1) {
      starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
    }
    const next = starts.slice();
    const postings = new Int32Array(this.#wordsOf.length);
    for (let at = 0; at < this.#count; at += 1) {
      for (let index = this.#starts[at] ?? 0; index < (this.#starts[at + 1] ?? 0); index += 1) {
        const word = this.#wordsOf[index] ?? 0;
        postings[next[word] ?? 0] = at;
        next[word] = (next[word] ?? 0) + 1;
      }
    }
    return [postings, starts];
  }
}

const widthOf = ({ from, to, others }: Meaning): number => to - from + others.size;

function* wordsIn({ from, to, others }: Meaning): Iterable<number> {
  for (let word = from; word < to; word += 1) yield word;
  yield* others.keys();
}

const qualityOf = ({ from, to, exact, others }: Meaning, word: number): number | undefined => {
  if (word === exact) return fits.exact;
  return word >= from && word < to ? fits.beginning : others.get(word);
};
