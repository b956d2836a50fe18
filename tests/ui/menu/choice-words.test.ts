import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WordTree } from '../../../core/shell/boot-data.ts';
import { root } from '../../../tools/tasks/project.ts';
import { describeChoice } from '../../../ui/menu-parts/describe-choice.ts';
import { drawingOf } from '../../../ui/menu-parts/drawing.ts';
import { createWords } from '../../../ui/words/words.ts';
import { catalogueOf, halfAndHalf, pizza, side, withExtras } from '../../core/menu/pizzeria.ts';

const file = join(root, 'markets/default/words/en/menu.json');
const menu = JSON.parse(readFileSync(file, 'utf8')) as WordTree;
const t = createWords('en', { menu }).getFixedT('en');
const catalogue = catalogueOf();

describe('a choice in words', () => {
  it('names size and crust and nothing else where nothing was changed', () => {
    expect(describeChoice(pizza('supreme'), catalogue, t)).toEqual({
      title: 'supreme',
      lines: ['Large, classic'],
    });
  });

  it('names what was changed, put on, put on twice and taken off', () => {
    const choice = {
      ...withExtras('supreme', 'ham', 'ham', 'olive'),
      sauce: 'barbecue',
      toppings: ['mushroom', 'ham', 'ham', 'olive'],
    };
    expect(describeChoice(choice, catalogue, t).lines).toEqual([
      'Large, classic',
      'barbecue',
      '+ ham ×2',
      '+ olive',
      'No onion',
    ]);
  });

  it('names both halves of a half-and-half [MNU-56]', () => {
    expect(describeChoice(halfAndHalf('supreme', 'marinara'), catalogue, t).lines).toEqual([
      'supreme | marinara',
      'Large, classic',
    ]);
  });

  it('names what was put on and taken off each half, by half [SHP-21]', () => {
    const halves = {
      first: 'supreme',
      second: 'marinara',
      toppings: { first: ['mushroom', 'ham', 'ham'], second: ['mushroom', 'onion', 'olive'] },
    };
    const lines = (choice: Parameters<typeof describeChoice>[0]) =>
      describeChoice(choice, catalogue, t).lines;
    expect(lines(pizza('half-and-half', { halves }))).toEqual([
      'supreme | marinara',
      'Large, classic',
      'Left half: + ham ×2, No onion',
      'Right half: + olive',
    ]);
  });

  it('names extras and dips of a side [MNU-43]', () => {
    const choice = side('wedges', { modifiers: ['cheesy'], dips: ['garlic-dip'] });
    expect(describeChoice(choice, catalogue, t).lines).toEqual(['+ Cheesy', '+ garlic-dip']);
  });
});

describe('a choice as a drawing', () => {
  const looks = {
    ...catalogue,
    options: {
      ...catalogue.options,
      toppings: catalogue.options.toppings.map((topping) => ({
        ...topping,
        look: topping.id === 'olive' ? 'black-olive' : topping.id,
      })),
    },
  };

  it('has every topping it knows, double ones twice', () => {
    const drawing = drawingOf(withExtras('supreme', 'ham', 'olive', 'olive'), looks);
    expect(drawing).toMatchObject({
      kind: 'pizza',
      recipe: {
        crust: 'classic',
        sauce: 'tomato',
        toppings: [
          { look: 'mushroom', count: 1 },
          { look: 'ham', count: 1 },
          { look: 'black-olive', count: 2 },
        ],
      },
    });
  });

  it('has on each half the toppings that were put there [SHP-21]', () => {
    const { halves } = halfAndHalf('supreme', 'marinara');
    const plain = drawingOf(halfAndHalf('supreme', 'marinara'), looks);
    const toppings = { second: ['olive'] };
    const changed = drawingOf(
      pizza('half-and-half', halves ? { halves: { ...halves, toppings } } : {}),
      looks,
    );
    if (plain.kind !== 'pizza' || changed.kind !== 'pizza') throw new Error('A pizza is drawn.');
    expect(changed.recipe).toEqual(plain.recipe);
    expect(changed.other?.toppings).not.toEqual(plain.other?.toppings);
  });

  it('has each half with its own recipe on one crust [MNU-56, MNU-61]', () => {
    const drawing = drawingOf(halfAndHalf('supreme', 'marinara'), looks);
    expect(drawing).toMatchObject({
      kind: 'pizza',
      recipe: { crust: 'classic', toppings: [{ look: 'mushroom' }] },
      other: { toppings: [{ look: 'mushroom' }] },
    });
  });

  it('is a plain picture of its type where the product names no look', () => {
    expect(drawingOf(side('wedges'), looks)).toEqual({ kind: 'product', look: 'fries' });
  });
});
