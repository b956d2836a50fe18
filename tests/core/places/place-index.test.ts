import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText, foldedWords } from '../../../core/places/fold-text.ts';
import { PlaceIndex, PlaceWords } from '../../../core/places/place-index.ts';
import { isShortening, lettersApart } from '../../../core/places/word-match.ts';

const names = [
  ['Paris', ''],
  ['Saint-Denis', '93200'],
  ['Rue Oberkampf', 'Paris 75011'],
  ['Rue de la République', 'Lyon 69002'],
  ['Rue Victor Hugo', 'Lyon 69002'],
  ['Rue Victor Hugo', 'Auch 32000'],
  ['Avenue Victor Hugo', 'Boulogne-Billancourt 92100'],
  ['Boulevard Saint-Laurent', 'Montréal H2X'],
  ['100 Feet Road', 'Indiranagar Bengaluru 560038'],
] as const;

const indexOf = (places: readonly (readonly [name: string, context: string])[]): PlaceIndex => {
  const words = new PlaceWords();
  for (const [name, context] of places) words.add({ name, context });
  return PlaceIndex.of(words);
};
const index = indexOf(names);
const found = (text: string, limit = 5) =>
  index.search(text, limit).map(({ at }) => names[at]?.join(', '));

describe('folded texts', () => {
  it('have neither case nor accents nor punctuation', () => {
    expect(foldText("  L'Haÿ-les-Roses ")).toBe('l hay les roses');
    expect(foldText('Œuvre, STRASSE Straße')).toBe('oeuvre strasse strasse');
    expect(foldedWords(' - ')).toEqual([]);
  });
});

describe('the index of places', () => {
  it.each([
    ['obe', 'Rue Oberkampf, Paris 75011'],
    ['rue obe', 'Rue Oberkampf, Paris 75011'],
    ['oberkampf rue', 'Rue Oberkampf, Paris 75011'],
    ['republique', 'Rue de la République, Lyon 69002'],
    ['victor hugo auch', 'Rue Victor Hugo, Auch 32000'],
    ['av victor hugo', 'Avenue Victor Hugo, Boulogne-Billancourt 92100'],
    ['bvd st laurent', 'Boulevard Saint-Laurent, Montréal H2X'],
    ['oberkamf', 'Rue Oberkampf, Paris 75011'],
    ['obrekampf', 'Rue Oberkampf, Paris 75011'],
    ['rue 75011', 'Rue Oberkampf, Paris 75011'],
    ['100 feet', '100 Feet Road, Indiranagar Bengaluru 560038'],
  ])('finds by beginnings, ports, shortenings and mistakes: %j [ADR-31]', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  it('needs every typed word, and keeps the order of what fits alike', () => {
    expect(found('victor hugo')).toEqual([
      'Rue Victor Hugo, Lyon 69002',
      'Rue Victor Hugo, Auch 32000',
      'Avenue Victor Hugo, Boulogne-Billancourt 92100',
    ]);
    expect(found('rue lyon')).toHaveLength(2);
    expect(found('oberkampf lyon')).toEqual([]);
    expect(found('victor', 1)).toHaveLength(1);
  });

  it('prefers what is written as typed to a mistake', () => {
    const similar = indexOf([
      ['Marne', ''],
      ['Marie', ''],
    ]);
    expect(similar.search('marie', 5).map(({ at }) => at)).toEqual([1]);
  });

  it('finds nothing for nothing', () => {
    for (const text of ['', ' ', '🍕', 'zzzz', 'pa ris zz']) expect(found(text)).toEqual([]);
    expect(indexOf([]).search('paris', 5)).toEqual([]);
    expect(indexOf([]).size).toBe(0);
  });

  it('finds every place by its whole name, among many with the same words', () => {
    const word = fc.constantFrom('rue', 'de', 'la', 'gare', 'paix', 'saint', 'denis', 'grande');
    fc.assert(
      fc.property(
        fc.uniqueArray(
          fc.array(word, { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
          {
            minLength: 1,
            maxLength: 60,
          },
        ),
        (all) => {
          const many = indexOf(all.map((name) => [name, '']));
          for (const [at, name] of all.entries()) {
            const hits = many.search(name, all.length).map((hit) => hit.at);
            expect(hits).toContain(at);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('words that are nearly the same', () => {
  it('are so many letters apart, a swap of two counting as one', () => {
    expect(lettersApart('lodnon', 'london', 2)).toBe(1);
    expect(lettersApart('londn', 'london', 2)).toBe(1);
    expect(lettersApart('londdon', 'london', 2)).toBe(1);
    expect(lettersApart('lomdom', 'london', 2)).toBe(2);
    expect(lettersApart('paris', 'london', 2)).toBe(3);
  });

  it('may be the beginning of a longer one', () => {
    expect(lettersApart('obrek', 'oberkampf', 1)).toBe(1);
  });

  it('are shortenings when they begin and end alike', () => {
    const shortened = [
      ['rd', 'road'],
      ['blvd', 'boulevard'],
      ['st', 'saint'],
    ] as const;
    for (const [typed, word] of shortened) expect(isShortening(typed, word)).toBe(true);
    expect(isShortening('rd', 'row')).toBe(false);
    expect(isShortening('road', 'road')).toBe(false);
    expect(isShortening('boule', 'boulevarde')).toBe(false);
  });
});
