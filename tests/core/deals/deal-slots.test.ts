import { describe, expect, it } from 'vitest';
import type { DealOption } from '../../../schemas/types/catalogue/deal.ts';
import { checkDeal, openSlots } from '../../../core/deals/check-deal.ts';
import { productsOfSlot, slotOfType, slotsOf, slotTakes } from '../../../core/deals/deal-slots.ts';
import {
  catalogueOf,
  dip,
  drink,
  halfAndHalf,
  pizza,
  productOf,
  rules,
  side,
} from '../menu/pizzeria.ts';
import { type Chosen, dealOf, fill } from './sample-deals.ts';

const slotsFor = (...options: DealOption[]) =>
  slotsOf(dealOf('flat', options)).map(({ slot, optionIndex, isRequired, items }) => [
    slot,
    optionIndex,
    isRequired ? 'required' : 'optional',
    items,
  ]);

describe('slots', () => {
  it('are count required ones when an option gives no bounds, and one without a count [DEA-23]', () => {
    expect(slotsFor({ type: 'pizza' })).toEqual([[0, 0, 'required', 1]]);
    expect(slotsFor({ type: 'pizza', count: 2 })).toHaveLength(2);
  });

  it('are min required and max − min optional ones [DEA-23]', () => {
    expect(slotsFor({ type: 'side', min: 1, max: 3 })).toEqual([
      [0, 0, 'required', 1],
      [1, 0, 'optional', 1],
      [2, 0, 'optional', 1],
    ]);
    expect(slotsFor({ type: 'side', count: 3, min: 1 })).toHaveLength(3);
    expect(slotsFor({ type: 'side', count: 1, max: 2 })).toHaveLength(2);
  });

  it('are numbered from 0, all required before all optional ones, in option order [DEA-24]', () => {
    expect(
      slotsFor({ type: 'pizza', min: 1, max: 2 }, { type: 'side' }, { type: 'drink', min: 0 }),
    ).toEqual([
      [0, 0, 'required', 1],
      [1, 1, 'required', 1],
      [2, 0, 'optional', 1],
      [3, 2, 'optional', 1],
    ]);
  });

  it('are one required slot for several dips [DEA-25]', () => {
    expect(slotsFor({ type: 'dip', count: 3 })).toEqual([[0, 0, 'required', 3]]);
    expect(slotsFor({ type: 'dip', min: 0, max: 1 })).toEqual([[0, 0, 'optional', 1]]);
  });

  it('take nothing that has left the menu, and nothing of another type [DEA-27]', () => {
    const [slot] = slotsOf(dealOf('flat', [{ type: 'pizza' }]));
    if (!slot) throw new Error('The deal has no slot.');
    const catalogue = catalogueOf([]);
    expect(slotTakes(slot, pizza('supreme'), catalogue)).toBe(true);
    expect(slotTakes(slot, pizza('long-gone'), catalogue)).toBe(false);
    expect(slotTakes(slot, side('wedges'), catalogue)).toBe(false);
  });

  it('are found by type and choice id, and only where the option is of that type [DEA-29]', () => {
    const deal = dealOf('flat', [{ type: 'pizza' }, { type: 'side' }]);
    expect(slotOfType(deal, 'side', 1).optionIndex).toBe(1);
    expect(() => slotOfType(deal, 'pizza', 1)).toThrow(
      'Deal the-deal has no pizza option at choice 1.',
    );
    expect(() => slotOfType(deal, 'side', 2)).toThrow('has no side option');
  });
});

describe('the products of a slot', () => {
  const extras = [
    productOf('feast', 'pizza', 20, {
      dealOnly: true,
      sizes: [{ id: 'large', price: 20, crusts: ['classic'] }],
    }),
    productOf('mini', 'pizza', 5, { sizes: [{ id: 'small', price: 5, crusts: ['classic'] }] }),
    productOf('calzone', 'pizza', 5),
    productOf('secret-side', 'side', 5, { kind: 'side', hidden: true }),
  ];
  const offered = (option: DealOption) => {
    const [slot] = slotsOf(dealOf('flat', [option]));
    if (!slot) throw new Error('The option has no slot.');
    return productsOfSlot(slot, catalogueOf([], extras)).map(({ id }) => id);
  };

  it('are all of the type when no entities are listed [DEA-27]', () => {
    expect(offered({ type: 'drink' })).toEqual(['cola', 'water', 'lager']);
    expect(offered({ type: 'side' })).toEqual(['wedges', 'wings']);
  });

  it('have the subtype, for pizzas the size, the kind and the entities of the option [DEA-27]', () => {
    expect(offered({ type: 'drink', subtype: 'alcohol' })).toEqual(['lager']);
    expect(offered({ type: 'pizza', subtype: 'small' })).toEqual(['mini']);
    expect(offered({ type: 'side', kind: 'wings' })).toEqual(['wings']);
    expect(offered({ type: 'drink', entities: ['cola', 'wedges'] })).toEqual(['cola']);
  });

  it('hold a product for deals only where the deal names it [MNU-40]', () => {
    expect(offered({ type: 'pizza' })).not.toContain('feast');
    expect(offered({ type: 'pizza', entities: ['feast'] })).toEqual(['feast']);
  });
});

describe('a built deal', () => {
  const deal = dealOf('flat', [
    { type: 'pizza', subtype: 'large' },
    { type: 'side', entities: ['wedges'] },
    { type: 'dip', count: 2 },
    { type: 'drink', min: 0, max: 1 },
  ]);
  const full: Chosen[] = [pizza('supreme'), side('wedges'), [dip('garlic-dip'), dip('chilli-dip')]];
  const problems = (...chosen: Chosen[]) =>
    checkDeal({ dealId: deal.id, choices: fill(...chosen) }, catalogueOf([deal]), rules).map(
      ({ code, entity, slot }) => [code, entity, slot],
    );

  it('is fine with every required slot filled, the optional ones left empty or not [DEA-36]', () => {
    expect(problems(...full)).toEqual([]);
    expect(problems(...full, drink('cola'))).toEqual([]);
  });

  it('cannot be added while a required slot is empty [DEA-36]', () => {
    const [first, , dips] = full;
    expect(problems(first, undefined, dips)).toEqual([['deal-incomplete', 'the-deal', 1]]);
    expect(openSlots(slotsOf(deal), fill(first)).map(({ slot }) => slot)).toEqual([1, 2]);
  });

  it('needs exactly the dips of a multi-dip slot [DEA-25, DEA-26]', () => {
    const [first, second] = full;
    const dips = (number: number) => Array.from({ length: number }, () => dip('garlic-dip'));
    expect(problems(first, second, dips(1))).toEqual([['deal-incomplete', 'the-deal', 2]]);
    expect(problems(first, second, dips(3))).toEqual([['deal-slot-overfull', 'the-deal', 2]]);
  });

  it('refuses more items than the slots take [DEA-26]', () => {
    const [, ...rest] = full;
    expect(problems([pizza('supreme'), pizza('supreme')], ...rest)).toEqual([
      ['deal-slot-overfull', 'the-deal', 0],
    ]);
    expect(problems(...full, drink('cola'), drink('cola'))).toEqual([
      ['deal-slot-unknown', 'the-deal', 4],
    ]);
    expect(problems(...full, drink('cola'), [])).toEqual([]);
  });

  it('refuses items that a slot does not offer [DEA-27]', () => {
    const [first, second, dips] = full;
    expect(problems(first, side('wings'), dips)).toEqual([['deal-slot-refuses-item', 'wings', 1]]);
    expect(problems(pizza('supreme', { size: 'medium' }), second, dips)).toEqual([
      ['deal-slot-refuses-item', 'supreme', 0],
    ]);
    expect(problems(drink('cola'), second, dips)).toEqual([['deal-slot-refuses-item', 'cola', 0]]);
  });

  it('takes a half-and-half whose halves are both on offer', () => {
    const named = dealOf('flat', [{ type: 'pizza', entities: ['supreme', 'florentine'] }]);
    const check = (first: string, second: string) =>
      checkDeal(
        { dealId: named.id, choices: fill(halfAndHalf(first, second)) },
        catalogueOf([named]),
        rules,
      ).map(({ code }) => code);
    expect(check('supreme', 'florentine')).toEqual([]);
    expect(check('supreme', 'margherita')).toEqual(['deal-slot-refuses-item']);
  });

  it('reports what is wrong with a choice itself [MNU-52]', () => {
    const [, ...rest] = full;
    const seven = pizza('supreme', { toppings: Array.from({ length: 7 }, () => 'ham') });
    expect(problems(seven, ...rest)).toEqual([
      ['too-many-toppings', 'supreme', 0],
      ['too-many-additions', 'supreme', 0],
    ]);
  });
});
