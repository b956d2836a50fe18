import { describe, expect, it } from 'vitest';
import { judgeNewDiscount } from '../../../client/basket/add-discount-verdict.ts';
import { catalogueAt } from '../../../core/deals/catalogue-at.ts';
import { dealList } from '../../../client/deals/deal-list.ts';
import { allowsOneMore, conflictsOf, overriddenDeals } from '../../../core/basket/deal-rules.ts';
import type { OfferFacts } from '../../../core/deals/deals-on-offer.ts';
import { localDeals } from '../../../client/deals/local-deals.ts';
import { dealsAt } from '../../../core/deals/scheduled-deals.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { groundAgainst } from '../../../core/vouchers/judge-voucher.ts';
import type { Deal } from '../../../schemas/types/catalogue/deal.ts';
import { basketOf, built, discountOf, discountsOf, hutOf } from '../basket/sample-basket.ts';
import { filesOf } from '../manifest/real-manifests.ts';
import { catalogueOf } from '../menu/pizzeria.ts';
import { dealKinds, dealOf } from './sample-deals.ts';

const named = (id: string, more: Partial<Deal> = {}): Deal =>
  dealOf('flat', [{ type: 'pizza' }], { id, price: 10, ...more });
const schedule = {
  id: 'winter',
  startDate: '2026-12-01T00:00:00Z',
  endDate: '2026-12-24T00:00:00Z',
};
const scheduled = named('menu', { schedule });
const inWinter = new Date('2026-12-05T18:00:00Z');
const manifest = marketManifest(filesOf('uk'));
const facts = (deals: readonly Deal[], more: Partial<OfferFacts> = {}): OfferFacts => ({
  catalogue: catalogueOf(deals),
  hut: hutOf(),
  manifest,
  disposition: 'delivery',
  orderTime: inWinter,
  dealKinds,
  ...more,
});
const offered = (...asked: Parameters<typeof facts>): string[] => [
  ...catalogueAt(facts(...asked)).deals.keys(),
];
const at = (deals: Deal[], time: string) => dealsAt(deals, new Date(time)).map(({ id }) => id);

describe('a scheduled deal', () => {
  it('goes by its scheduled id from the start to before the end [DEA-44]', () => {
    expect(at([scheduled], '2026-11-30T23:59:59Z')).toEqual(['menu']);
    expect(at([scheduled], '2026-12-01T00:00:00Z')).toEqual(['winter']);
    expect(at([scheduled], '2026-12-23T23:59:59Z')).toEqual(['winter']);
    expect(at([scheduled], '2026-12-24T00:00:00Z')).toEqual(['menu']);
  });

  it('is replaced by the deal of that id, which is on offer then only [DEA-44]', () => {
    const standIn = named('winter', { price: 8 });
    expect(at([scheduled, standIn], '2026-11-01T00:00:00Z')).toEqual(['menu']);
    expect(dealsAt([scheduled, standIn], inWinter)).toEqual([{ ...standIn, standsInFor: 'menu' }]);
  });

  it('counts the time of a scheduled order in place of now [DEA-44]', () => {
    expect(offered([scheduled])).toEqual(['winter']);
    expect(offered([scheduled], { orderTime: new Date('2026-11-05T18:00:00Z') })).toEqual(['menu']);
  });

  it('has one stand-in, so that what is worked out for it is worked out once', () => {
    const [first] = dealsAt([scheduled], inWinter);
    expect(dealsAt([scheduled], inWinter)[0]).toBe(first);
  });
});

describe('a deal that stands in for another', () => {
  const other = named('other');
  const catalogueInWinter = (...deals: Deal[]) => catalogueAt(facts([scheduled, other, ...deals]));
  const inPlace = () => catalogueInWinter().deals.get('winter') ?? other;
  const basketWith = (...ids: string[]) =>
    basketOf({ deals: ids.map((id, index) => built(id, {}, `line-${index}`)) });

  it('is not offered by huts that do not offer the original [DEA-44, DEA-15]', () => {
    for (const excluded of ['menu', 'winter']) {
      expect(offered([scheduled], { hut: hutOf({ excludedDeals: [excluded] }) })).toEqual([]);
    }
  });

  it('is on offer on the weekdays of the promotion that names the original [DEA-44, DEA-85]', () => {
    const on = (weekday: number) => {
      const dayPromos = { menu: { dealIds: ['menu'], weekdays: [weekday] } };
      return offered([scheduled], {
        manifest: { ...manifest, deals: { ...manifest.deals, dayPromos } },
      });
    };
    expect(on(6)).toEqual(['winter']);
    expect(on(5)).toEqual([]);
  });

  it('has the limit of the original unless it has its own [DEA-44, DEA-76]', () => {
    const limited = { ...scheduled, maxPerCustomer: 1 };
    const limitWith = (...deals: Deal[]) => {
      const [deal] = dealsAt([limited, ...deals], inWinter);
      return deal?.maxPerCustomer;
    };
    expect(limitWith()).toBe(1);
    expect(limitWith(named('winter'))).toBe(1);
    expect(limitWith(named('winter', { maxPerCustomer: 2 }))).toBe(2);
    const [deal = other] = dealsAt([limited, named('winter')], inWinter);
    expect(allowsOneMore(deal, basketWith('winter'))).toBe(false);
  });

  it('conflicts with what names the original: deals, discounts and vouchers [DEA-44, DEA-31]', () => {
    const excluding = named('excluding', { conflicts: ['menu'] });
    const discount = discountOf({ id: 'saver', conflicts: ['menu'] });
    const sold = catalogueInWinter(excluding);
    const catalogue = { ...sold, discounts: discountsOf(discount) };
    expect(conflictsOf(excluding, basketWith('winter'), catalogue)).toEqual(['winter']);
    const beside = { ...basketWith('excluding'), discountId: 'saver' };
    expect(conflictsOf(inPlace(), beside, catalogue)).toEqual(['excluding', 'saver']);
    expect(judgeNewDiscount(discount, basketWith('winter'), catalogue).kind).toBe('conflict');
    const voucher = { id: 'CODE', type: 'offer', title: 'Offer', conflicts: ['menu'] };
    const ground = groundAgainst(voucher as never, { catalogue, dealIds: ['winter'] });
    expect(ground?.type).toBe('CONFLICT');
  });

  it('is replaced by a deal that overrides the original [DEA-44, DEA-32]', () => {
    const overriding = named('overriding', { overrides: ['menu'] });
    const basket = basketWith('winter', 'other');
    const gone = overriddenDeals(overriding, basket, catalogueInWinter(overriding));
    expect(gone.map(({ dealId }) => dealId)).toEqual(['winter']);
  });

  it('is a fixed local deal, and hidden for vegetarians, where the original is [DEA-44, DEA-13, DEA-14]', () => {
    const winter = inPlace();
    const settings = { deals: { ...manifest.deals, localFixed: { menu: 5 } } };
    expect(localDeals([winter], settings)).toEqual([{ deal: winter, price: 500 }]);
    const hiddenForVegetarian = ['menu'];
    const shown = dealList([winter, other], {
      dealKinds,
      vegetarianOnly: true,
      hiddenForVegetarian,
    });
    expect(shown).toEqual([other]);
  });
});
