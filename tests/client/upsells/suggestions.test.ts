import { describe, expect, it } from 'vitest';
import { idOf, suggestionsFor } from '../../../client/upsells/suggestions.ts';
import { holdsFor, matchesDeal } from '../../../client/upsells/hangs-on.ts';
import { offeredBy } from '../../../core/upsells/offered-by.ts';
import { typeOf } from '../../../core/upsells/upsell-type.ts';
import { isValidAt } from '../../../core/upsells/valid-at.ts';
import type { Upsell, UpsellRule } from '../../../schemas/types/catalogue/upsell.ts';
import { dip, pizza, side } from '../../core/menu/pizzeria.ts';
import {
  catalogue,
  dips,
  factsOf,
  loose,
  night,
  nightIn,
  pudding,
  taken,
  treat,
  wedges,
} from './sample-basket.ts';

const suggested = (upsells: readonly Upsell[], ...facts: Parameters<typeof factsOf>): string[] =>
  suggestionsFor(upsells, factsOf(...facts)).map(idOf);

const rule = (field: string, operator: UpsellRule['operator'], value: UpsellRule['value']) =>
  ({ field, operator, value }) as const;

describe('an upsell', () => {
  it('is of the first of its types, deal or dip; another is none [UPS-02, UPS-03]', () => {
    expect(typeOf({ types: ['dip', 'deal'] })).toBe('dip');
    expect(typeOf({ types: ['deal', 'dip'] })).toBe('deal');
    expect(typeOf({ types: ['drink', 'dip'] })).toBeUndefined();
    expect(typeOf({ types: [] })).toBeUndefined();
  });

  it('has types, what it shows, whether it was seen, rules, an id and what it hangs on [UPS-01]', () => {
    const upsell: Upsell = {
      ...dips,
      hasSeen: false,
      match: [rule('category', 'eq', 'sharers')],
    };
    const [first] = suggestionsFor([upsell], factsOf({ items: [wedges], deals: [nightIn] }));
    expect(first).toMatchObject({ upsellId: 'dips', parentId: 'w', type: 'dip', price: 75 });
    expect(
      suggested([{ ...upsell, hasSeen: true }], { items: [wedges], deals: [nightIn] }),
    ).toEqual([]);
    expect(suggested([upsell], { items: [wedges] })).toEqual([]);
  });

  it('of an unknown type suggests nothing and harms no other [UPS-03]', () => {
    const odd = { ...dips, id: 'odd', types: ['drink', 'dip'] };
    expect(suggested([odd], { items: [wedges] })).toEqual([]);
    expect(suggested([odd, dips], { items: [wedges] })).toEqual(dips.toShow);
    expect(offeredBy(odd, catalogue)).toEqual(odd);
  });

  it('is valid from its first moment until its last [UPS-25]', () => {
    const ofNewYear = {
      ...treat,
      startDate: '2026-12-31T00:00:00Z',
      endDate: '2027-01-01T00:00:00Z',
    };
    const at = (time: string) => isValidAt(ofNewYear, Date.parse(time));
    expect(at('2026-12-30T23:59:59.999Z')).toBe(false);
    expect(at('2026-12-31T00:00:00Z')).toBe(true);
    expect(at('2026-12-31T23:59:59.999Z')).toBe(true);
    expect(at('2027-01-01T00:00:00Z')).toBe(false);
    expect(isValidAt(treat, 0)).toBe(true);
  });
});

describe('a rule', () => {
  it('eq needs the field to be the value [UPS-04]', () => {
    expect(holdsFor(rule('category', 'eq', 'sharers'), night)).toBe(true);
    expect(holdsFor(rule('category', 'eq', 'share'), night)).toBe(false);
    expect(holdsFor(rule('price', 'eq', 20), night)).toBe(true);
    expect(holdsFor(rule('price', 'eq', '20'), night)).toBe(false);
  });

  it('includes needs the list or the text to contain it [UPS-04]', () => {
    expect(holdsFor(rule('dispositions', 'includes', 'delivery'), night)).toBe(true);
    expect(holdsFor(rule('dispositions', 'includes', 'dinein'), night)).toBe(false);
    expect(holdsFor(rule('dispositions', 'includes', 'deliver'), night)).toBe(false);
    expect(holdsFor(rule('title', 'includes', 'Night'), night)).toBe(true);
    expect(holdsFor(rule('title', 'includes', 'Day'), night)).toBe(false);
    expect(holdsFor(rule('price', 'includes', 2), night)).toBe(false);
  });

  it('is about fields of the deal alone [UPS-04]', () => {
    expect(holdsFor(rule('terms', 'includes', ''), night)).toBe(false);
    expect(holdsFor(rule('constructor', 'eq', 'x'), night)).toBe(false);
    expect(holdsFor(rule('toString', 'includes', ''), night)).toBe(false);
  });

  it('holds together with all others for one deal, and without any always [UPS-05]', () => {
    const rules = [rule('category', 'eq', 'sharers'), rule('price', 'eq', 20)];
    expect(matchesDeal(rules, night)).toBe(true);
    expect(matchesDeal(rules, { ...night, price: 30 })).toBe(false);
    expect(matchesDeal([], pudding)).toBe(true);
  });
});

describe('what is suggested', () => {
  it('needs a deal for which all rules hold; without rules any basket will do [UPS-05]', () => {
    expect(suggested([treat], { deals: [nightIn] })).toEqual(['pudding']);
    expect(suggested([treat], { items: [wedges] })).toEqual([]);
    const unknown = { ...nightIn, dealId: 'gone' };
    expect(suggested([treat], { deals: [unknown] })).toEqual([]);
    const { match: _match, ...always } = treat;
    expect(suggested([always], { items: [wedges] })).toEqual(['pudding']);
    const half = [...(treat.match ?? []), rule('price', 'eq', 5)];
    expect(suggested([{ ...treat, match: half }], { deals: [nightIn] })).toEqual([]);
  });

  it('has a price, for a basket that is not empty, and is not in the basket [UPS-06]', () => {
    const all = { ...dips, toShow: ['free-dip', ...dips.toShow] };
    expect(suggested([all], { items: [wedges] })).toEqual(dips.toShow);
    expect(suggested([{ ...treat, toShow: ['unpriced'] }], { deals: [nightIn] })).toEqual([]);
    const { productId: _productId, ...anywhere } = dips;
    expect(suggested([anywhere], {})).toEqual([]);
    const salsa = loose('s', dip('salsa'));
    expect(suggested([dips], { items: [wedges, salsa] })).toEqual(['garlic-dip', 'chilli-dip']);
    const withDip = loose('w', side('wedges', { dips: ['garlic-dip'] }));
    expect(suggested([dips], { items: [withDip] })).toEqual(['salsa', 'chilli-dip']);
    const twice = [nightIn, { basketDealId: 'p', dealId: 'pudding', choices: {} }];
    expect(suggested([treat], { deals: twice })).toEqual([]);
  });

  it('has not been seen, unless that does not count [UPS-07]', () => {
    const seen = [{ ...dips, hasSeen: true }, treat];
    const facts = factsOf({ items: [wedges], deals: [nightIn] });
    expect(suggestionsFor(seen, facts).map(idOf)).toEqual(['pudding']);
    expect(suggestionsFor(seen, facts, true).map(idOf)).toEqual([...dips.toShow, 'pudding']);
  });

  it('stops when a line has as many upsells as are allowed; the next line goes on [UPS-08]', () => {
    const two = [wedges, taken('a', 'salsa', 'w'), taken('b', 'chilli-dip', 'w')];
    expect(suggested([dips], { items: two })).toEqual(['garlic-dip']);
    expect(suggested([dips], { items: two }, { maxCount: 2 })).toEqual([]);
    expect(suggested([dips], { items: [wedges] }, { maxCount: 0 })).toEqual([]);
    const second = loose('w2', side('wedges'));
    const [next] = suggestionsFor([dips], factsOf({ items: [...two, second] }, { maxCount: 2 }));
    expect(next).toMatchObject({ parentId: 'w2' });
  });

  it('counts the upsells that the deal assistant has put into a deal [UPS-08]', () => {
    const regrouped = {
      ...nightIn,
      origins: { 0: [{ id: 'a', originalDealId: 'ND', upsellParentId: 'w' }] },
    };
    const facts = { items: [wedges], deals: [regrouped] };
    expect(suggested([dips], facts, { maxCount: 1 })).toEqual([]);
    expect(suggested([dips], facts, { maxCount: 2 })).toEqual(dips.toShow);
  });

  it('comes in the order of the upsell, without what the hut does not sell [UPS-09]', () => {
    const toShow = ['chilli-dip', 'not-sold', 'hidden-dip', 'supreme', 'salsa'];
    expect(suggested([{ ...dips, toShow }], { items: [wedges] })).toEqual(['chilli-dip', 'salsa']);
    expect(offeredBy({ ...dips, toShow }, catalogue)?.toShow).toEqual(['chilli-dip', 'salsa']);
    expect(offeredBy({ ...treat, toShow: ['salsa'] }, catalogue)).toBeUndefined();
  });

  it('is a deal only where it could be added and its threshold is reached [UPS-06]', () => {
    expect(suggested([treat], { deals: [nightIn] }, { foodValue: 1999 })).toEqual([]);
    expect(suggested([treat], { deals: [nightIn] }, { isUnlocked: () => false })).toEqual([]);
  });

  it('hangs on its product, loose or in a deal, or on a product of its type [UPS-01, UPS-10]', () => {
    const inDeal = { ...nightIn, choices: { 0: [pizza('supreme')], 1: [side('wedges')] } };
    const parents = (upsell: Upsell, ...facts: Parameters<typeof factsOf>) => [
      ...new Set(suggestionsFor([upsell], factsOf(...facts)).map(({ parentId }) => parentId)),
    ];
    expect(parents(dips, { deals: [inDeal] })).toEqual(['n']);
    expect(parents(dips, { deals: [inDeal], items: [wedges] })).toEqual(['w']);
    const { productId: _productId, ...anywhere } = dips;
    expect(parents({ ...anywhere, productType: 'pizza' }, { items: [wedges] })).toEqual([]);
    const both = { items: [wedges], deals: [nightIn] };
    expect(parents({ ...anywhere, productType: 'pizza' }, both)).toEqual(['n']);
    expect(parents(anywhere, both)).toEqual(['w']);
    expect(parents({ ...anywhere, match: treat.match ?? [] }, both)).toEqual(['n']);
  });

  it('is suggested once where two upsells show it', () => {
    expect(suggested([dips, { ...dips, id: 'more' }], { items: [wedges] })).toEqual(dips.toShow);
  });
});
