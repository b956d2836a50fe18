import { describe, expect, it } from 'vitest';
import { type Findable, foodIndex, wordsIn } from '../../../core/menu/food-index.ts';

const entry = (title: string, more: Partial<Findable> = {}): Findable => ({
  key: title,
  title,
  ...more,
});

describe('what is typed', () => {
  it.each([
    ['Œuf & Bœuf', ['oeuf', 'boeuf']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['Filet d’huile', ['filet', 'huile']],
    ["Goat's cheese", ['goat', 'cheese']],
    ['Half-and-half', ['half', 'and', 'half']],
    ['Großer Käse', ['grosser', 'kase']],
    ['Cola 1,25 l', ['cola', '1', '25']],
    ['Jalapeños', ['jalapenos']],
    ['  ', []],
  ])(
    'is the same in capitals, accents, ligatures, apostrophes and hyphens: %s [SHP-20]',
    (text, words) => {
      expect(wordsIn(text)).toEqual(words);
    },
  );
});

describe('the search', () => {
  const find = foodIndex([
    entry('Margherita', { inside: 'Mozzarella, Tomato', group: 'Pizzas, Vegetarian' }),
    entry('Pepperoni Classic', { inside: 'Pepperoni, Mozzarella', group: 'Pizzas' }),
    entry('Double Pepperoni', { inside: 'Pepperoni', group: 'Pizzas' }),
    entry('Chèvre-miel', { desc: 'Fromage de chèvre, miel', group: 'Pizzas' }),
    entry('Œuf cocotte', { group: 'Entrées' }),
    entry('Ziegenkäse', { group: 'Beläge' }),
    entry('Champignons', { group: 'Ingrédients' }),
    entry('Half & Half', { group: 'Pizzas' }),
    entry('Cola', { desc: 'Cold', group: 'Drinks' }),
  ]);
  const titles = (sought: string) => find(sought).keys;

  it.each([
    ['a word', 'margherita', ['Margherita']],
    ['the beginning of a word', 'marg', ['Margherita']],
    ['a word without its accent', 'chevre', ['Chèvre-miel']],
    ['a ligature in two letters', 'oeuf', ['Œuf cocotte']],
    ['two words in any order', 'miel chèvre', ['Chèvre-miel']],
    ['a singular', 'champignon', ['Champignons']],
    ['a word of its tags', 'vegetarian', ['Margherita']],
    ['a hyphenated name in words', 'half-half', ['Half & Half']],
  ])('finds %s as it is written [SHP-20]', (_what, sought, expected) => {
    expect(find(sought)).toEqual({ keys: expected, isClose: false });
  });

  it.each([
    ['a missing letter', 'peperoni', 'Pepperoni Classic'],
    ['a wrong letter and a missing one', 'margarita', 'Margherita'],
    ['a doubled letter', 'champiggnon', 'Champignons'],
    ['swapped letters', 'mragherita', 'Margherita'],
    ['a plural that is not sold', 'margheritas', 'Margherita'],
  ])('forgives %s, and says that it only comes close [SHP-20]', (_what, sought, expected) => {
    expect(titles(sought)).toContain(expected);
    expect(find(sought).isClose).toBe(true);
  });

  it('finds a part of a compound word [SHP-20]', () => {
    expect(titles('käse')).toEqual(['Ziegenkäse']);
  });

  it('has names before what is in something [SHP-20]', () => {
    expect(titles('pepperoni')).toHaveLength(2);
    expect(titles('pizza')).toHaveLength(5);
    const [first] = titles('mozzarella margherita');
    expect(first).toBe('Margherita');
  });

  it('shows what has most of the words where nothing has all of them [SHP-20]', () => {
    expect(titles('half and half')).toEqual(['Half & Half']);
    expect(titles('une pizza au chèvre')).toEqual(['Chèvre-miel']);
  });

  it('forgives nothing in short words, and finds nothing for nothing [SHP-20]', () => {
    expect(titles('cox')).toEqual([]);
    expect(titles('sushi')).toEqual([]);
    expect(titles(' - ')).toEqual([]);
  });
});
