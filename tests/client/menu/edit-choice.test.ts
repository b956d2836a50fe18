import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../core/menu/choice.ts';
import { halvesOnOffer } from '../../../client/menu/default-halves.ts';
import {
  type ChoiceChange,
  type ChoiceEdit,
  editChoice,
} from '../../../client/menu/edit-choice.ts';
import { crustsOfHalves } from '../../../client/menu/edit-halves.ts';
import { startingChoice } from '../../../client/menu/starting-choice.ts';
import { priceChoice } from '../../../core/menu/price-choice.ts';
import { catalogueOf, pizzaOf, rules } from '../../core/menu/pizzeria.ts';

const catalogue = catalogueOf(
  [],
  [
    pizzaOf('mini', 8, { sizes: [{ id: 'medium', price: 8, crusts: ['classic'] }] }),
    pizzaOf('secret', 9, { hidden: true }),
  ],
);

const productOf = (id: string) => {
  const product = catalogue.products.get(id);
  if (!product) throw new Error(`There is no ${id}.`);
  return product;
};

const edit = (
  productId: string,
  changes: readonly ChoiceChange[],
  limits = rules,
  start: Choice = startingChoice(productOf(productId), catalogue),
): ChoiceEdit =>
  changes.reduce<ChoiceEdit>(
    (now, change) =>
      editChoice(now, change, { product: productOf(productId), catalogue, rules: limits }),
    { choice: start },
  );

const add = (id: string): ChoiceChange => ({ part: 'topping', id, by: 1 });
const takeOff = (id: string): ChoiceChange => ({ part: 'topping', id, by: -1 });

describe('building a pizza', () => {
  it('starts with the first entry of each default [MNU-46]', () => {
    expect(startingChoice(productOf('supreme'), catalogue)).toMatchObject({
      size: 'large',
      crust: 'classic',
      sauce: 'tomato',
      cheese: 'mozzarella',
      toppings: ['mushroom', 'onion'],
    });
  });

  it('refuses a seventh topping, says the limit and keeps the six [MNU-50]', () => {
    const six = edit('supreme', [add('ham'), add('olive'), add('pepperoni'), add('pepperoni')]);
    expect(six.choice.toppings).toHaveLength(6);
    expect(six.refusal).toBeUndefined();
    const seventh = edit('supreme', [add('ham')], rules, six.choice);
    expect(seventh.refusal).toEqual({ code: 'too-many-toppings', entity: 'supreme', limit: 6 });
    expect(seventh.choice).toBe(six.choice);
    expect(edit('supreme', [takeOff('ham')], rules, six.choice).refusal).toBeUndefined();
  });

  it('counts a double topping as two and takes no third portion of one [MNU-50]', () => {
    const double = edit('supreme', [add('ham'), add('ham')]);
    expect(double.choice.toppings).toEqual(['mushroom', 'onion', 'ham', 'ham']);
    expect(edit('supreme', [add('ham')], rules, double.choice).choice).toEqual(double.choice);
  });

  it('refuses more additions and more removals than the market allows [MNU-51]', () => {
    const strict = { ...rules, maxAdditions: 1, maxRemovals: 1 };
    const added = edit('supreme', [add('ham'), add('olive')], strict);
    expect(added.refusal?.code).toBe('too-many-additions');
    expect(added.choice.toppings).toEqual(['mushroom', 'onion', 'ham']);
    const removed = edit('supreme', [takeOff('onion'), takeOff('mushroom')], strict);
    expect(removed.refusal?.code).toBe('too-many-removals');
    expect(removed.choice.toppings).toEqual(['mushroom']);
  });

  it('gives way to the usual crust in a size that lacks the chosen one [MNU-58]', () => {
    const thin = edit('supreme', [{ part: 'crust', id: 'thin' }]);
    expect(thin.choice.crust).toBe('thin');
    const smaller = edit('supreme', [{ part: 'size', id: 'medium' }], rules, thin.choice);
    expect(smaller.choice).toMatchObject({ size: 'medium', crust: 'classic' });
  });

  it('costs base, crust, sauce and extras as they were chosen [MNU-49]', () => {
    const { choice } = edit('margherita', [
      { part: 'crust', id: 'stuffed' },
      { part: 'sauce', id: 'barbecue' },
      { part: 'cheese', id: 'vegan' },
      add('ham'),
      takeOff('onion'),
    ]);
    expect(priceChoice(choice, catalogue, rules)?.total).toBe(1299 + 200 + 50 + 100 + 150);
  });
});

describe('building a half-and-half', () => {
  const halfAndHalf = startingChoice(productOf('half-and-half'), catalogue);
  const { halves } = halfAndHalf;
  if (!halves) throw new Error('A half-and-half has halves.');

  it('offers halvable pizzas that are listed and sold in the size and on the crust [MNU-57, MNU-58]', () => {
    const offered = (size: string, crust: string) =>
      halvesOnOffer(catalogue, size, crust).map(({ id }) => id);
    expect(offered('large', 'classic')).not.toContain('bambino');
    expect(offered('large', 'classic')).not.toContain('secret');
    expect(offered('large', 'classic')).not.toContain('mini');
    expect(offered('medium', 'classic')).toContain('mini');
    expect(offered('medium', 'stuffed')).not.toContain('mini');
  });

  it('changes one half and keeps the other, the size and the crust [MNU-58, MNU-60]', () => {
    const { choice } = edit('half-and-half', [{ part: 'half', side: 'second', id: 'marinara' }]);
    expect(choice).toEqual({ ...halfAndHalf, halves: { ...halves, second: 'marinara' } });
  });

  it('offers the crusts both halves are sold on, and no size or crust that one half lacks [MNU-58]', () => {
    const tile = productOf('half-and-half');
    const mixed = { first: 'supreme', second: 'mini' };
    const ids = (size: string) => crustsOfHalves(mixed, tile, size, catalogue).map(({ id }) => id);
    expect(ids('medium')).toEqual(['classic']);
    expect(ids('large')).toEqual([]);
    const start = { ...halfAndHalf, size: 'medium', crust: 'classic', halves: mixed };
    expect(edit('half-and-half', [{ part: 'size', id: 'large' }], rules, start).choice).toBe(start);
  });

  const onHalf = (side: 'first' | 'second', id: string, by: 1 | -1 = 1): ChoiceChange => ({
    part: 'topping',
    id,
    by,
    side,
  });

  it('puts toppings on one half and takes them off, and is as it comes when nothing is changed [SHP-21]', () => {
    const usual = ['mushroom', 'onion'];
    const added = edit('half-and-half', [onHalf('second', 'ham')]);
    expect(added.choice.halves).toEqual({ ...halves, toppings: { second: [...usual, 'ham'] } });
    const both = edit('half-and-half', [onHalf('first', 'onion', -1)], rules, added.choice);
    expect(both.choice.halves?.toppings).toEqual({
      first: ['mushroom'],
      second: [...usual, 'ham'],
    });
    const back = [onHalf('second', 'ham', -1), onHalf('first', 'onion')];
    expect(edit('half-and-half', back, rules, both.choice).choice).toEqual(halfAndHalf);
  });

  it('refuses on a half what a pizza of its own could not hold, each half by itself [SHP-21, MNU-50, MNU-51]', () => {
    const most = [onHalf('first', 'ham'), onHalf('second', 'ham')];
    const full = edit('half-and-half', most, { ...rules, maxToppings: 3 });
    expect(full.refusal).toBeUndefined();
    const over = edit(
      'half-and-half',
      [onHalf('first', 'olive')],
      { ...rules, maxToppings: 3 },
      full.choice,
    );
    expect(over.choice).toBe(full.choice);
    expect(over.refusal).toEqual({ code: 'too-many-toppings', entity: halves.first, limit: 3 });
    const none = { ...rules, halfToppings: 'none' as const };
    expect(edit('half-and-half', most, none).choice).toEqual(halfAndHalf);
  });

  it('begins anew with another pizza on that half, and leaves off what another size does not have [SHP-21]', () => {
    const start = edit('half-and-half', [onHalf('first', 'ham'), onHalf('second', 'ham')]).choice;
    const other = edit(
      'half-and-half',
      [{ part: 'half', side: 'first', id: 'marinara' }],
      rules,
      start,
    );
    expect(other.choice.halves).toEqual({
      ...halves,
      first: 'marinara',
      toppings: { second: ['mushroom', 'onion', 'ham'] },
    });
    const same = edit(
      'half-and-half',
      [{ part: 'half', side: 'first', id: halves.first }],
      rules,
      start,
    );
    expect(same.choice).toBe(start);
    const fewer = {
      ...catalogue,
      options: {
        ...catalogue.options,
        toppings: catalogue.options.toppings.map((topping) =>
          topping.id === 'ham' ? { ...topping, prices: { large: 1.5 } } : topping,
        ),
      },
    };
    const medium = editChoice(
      { choice: start },
      { part: 'size', id: 'medium' },
      { product: productOf('half-and-half'), catalogue: fewer, rules },
    );
    expect(medium.choice).toEqual({ ...halfAndHalf, size: 'medium' });
  });

  it('has one size and one crust for both halves [MNU-58]', () => {
    const { choice } = edit('half-and-half', [
      { part: 'size', id: 'medium' },
      { part: 'crust', id: 'stuffed' },
    ]);
    expect(choice).toMatchObject({ size: 'medium', crust: 'stuffed', halves });
  });
});

describe('choosing a side', () => {
  it('takes priced extras and dips and lets them go again [MNU-43]', () => {
    const chosen = edit('wedges', [
      { part: 'modifier', id: 'cheesy', isOn: true },
      { part: 'dip', id: 'garlic-dip', isOn: true },
    ]);
    expect(priceChoice(chosen.choice, catalogue, rules)?.total).toBe(499 + 120 + 99);
    const { choice } = edit(
      'wedges',
      [{ part: 'dip', id: 'garlic-dip', isOn: false }],
      rules,
      chosen.choice,
    );
    expect(priceChoice(choice, catalogue, rules)?.total).toBe(499 + 120);
  });
});
