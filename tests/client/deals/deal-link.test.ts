import { describe, expect, it } from 'vitest';
import { isDealBuilder } from '../../../client/basket/panel-paths.ts';
import { dealCategories } from '../../../client/deals/deal-categories.ts';
import { dealLink, discountLink, readDealQuery } from '../../../client/deals/deal-link.ts';
import { localDeals } from '../../../client/deals/local-deals.ts';
import { dealNamed } from '../basket/open-shop.ts';
import { testManifest } from '../../core/test-market.ts';

const read = (query: string) => readDealQuery(new URLSearchParams(query));

describe('the address of the deal builder', () => {
  it('has id and basketId, and editing, redeemId and choiceId where they say something [DEA-02, DEA-03]', () => {
    expect(dealLink({ id: 'bogof-medium', basketId: 'b-1' })).toBe(
      '/order/deal/?id=bogof-medium&basketId=b-1',
    );
    const all = { id: 'd', basketId: 'b', isEditing: true, redeemId: 'r', choiceId: 2 };
    expect(dealLink(all)).toBe('/order/deal/?id=d&basketId=b&editing=true&redeemId=r&choiceId=2');
    expect(read(dealLink(all).split('?')[1] ?? '')).toEqual(all);
  });

  it('reads choiceId as a whole number and passes over anything else [DEA-40]', () => {
    expect(read('id=d&choiceId=2').choiceId).toBe(2);
    expect(read('id=d&choiceId=0').choiceId).toBe(0);
    expect(read('id=d&choiceId=pizza').choiceId).toBeUndefined();
    expect(read('id=d').isEditing).toBe(false);
  });

  it('is not that of a deal category or a discount [DEA-02, DEA-06]', () => {
    expect(discountLink('student-15')).toBe('/order/discount/?id=student-15');
    expect(isDealBuilder('/order/deal/')).toBe(true);
    expect(isDealBuilder('/order/dealcategory/')).toBe(false);
  });
});

describe('fixed local deals', () => {
  it('have the price of the configuration and are those the hut offers [DEA-14]', () => {
    const manifest = testManifest('uk');
    const offered = ['three-dips', 'bogof-medium', 'ice-creams-combo'].map(dealNamed);
    expect(localDeals(offered, manifest).map(({ deal, price }) => [deal.id, price])).toEqual([
      ['three-dips', 99],
      ['ice-creams-combo', 999],
    ]);
  });
});

describe('deal categories', () => {
  it('come in the order of the deals, each once', () => {
    const deals = ['bogof-medium', 'solo-bundle', 'big-night-in'].map(dealNamed);
    expect(dealCategories(deals)).toEqual(['sharers', 'for-one']);
  });
});
