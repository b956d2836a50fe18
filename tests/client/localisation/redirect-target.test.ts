import { describe, expect, it } from 'vitest';
import { landingTarget, rewriteTarget } from '../../../client/localisation/redirect-target.ts';
import { testManifest } from '../../core/test-market.ts';

const { redirectRewrites } = testManifest('fr').localise;
const deal = (search: string) => ({ pathname: '/order/deal/', search, hash: '' });

describe('the place after localising', () => {
  it('is the first page of the menu when no other was asked for [SHL-06, LOC-32]', () => {
    expect(landingTarget('deals')).toEqual({ pathname: '/order/deals/', search: '', hash: '' });
  });

  it('takes the medium deal in place of any-20 [LOC-45, DEA-17]', () => {
    expect(rewriteTarget(deal('?id=any-20&x=1'), redirectRewrites, 'uk-1').search).toBe(
      '?id=any-20-medium&x=1',
    );
  });

  it('leaves any-20-medium as it is [LOC-45, DEA-17]', () => {
    const asked = deal('?id=any-20-medium');
    expect(rewriteTarget(asked, redirectRewrites, 'uk-1')).toEqual(asked);
  });

  it('goes to the pizzas in fr-1 when the id is undefined, and nowhere else elsewhere [LOC-45, DEA-18]', () => {
    const asked = deal('?id=undefined');
    expect(rewriteTarget(asked, redirectRewrites, 'fr-1')).toEqual({
      pathname: '/order/pizzas',
      search: '',
      hash: '',
    });
    expect(rewriteTarget(asked, redirectRewrites, 'uk-1')).toEqual(asked);
  });
});

describe('the menu of a market', () => {
  it.each(['uk', 'fr', 'in', 'ca'] as const)('starts with the deals in %s [SHL-06]', (market) => {
    expect(testManifest(market).menu.initialRoute).toBe('deals');
  });

  it('has its routes in the French order in France [SHL-06]', () => {
    expect(testManifest('fr').menu.routes).toEqual([
      'deals',
      'pizzas',
      'flatzz',
      'melts',
      'sides',
      'wings',
      'desserts',
      'drinks',
      'others',
    ]);
  });
});
