import { beforeAll, describe, expect, it } from 'vitest';
import { priceBasket } from '../../../core/basket/price-basket.ts';
import type { Market } from '../../../core/engine/start-market.ts';
import { checkRequestedBasket } from '../../../core/orders/check-order.ts';
import type { Disposition } from '../../../schemas/types/catalogue/hut.ts';
import type { TaxRate } from '../../../schemas/types/manifest/market.ts';
import { basketOf, hutOf, item, orderOf } from '../../core/basket/sample-basket.ts';
import { catalogueOf, side } from '../../core/menu/pizzeria.ts';
import { testMarket } from '../../core/test-market.ts';
import { requestIn } from '../constants/order-in.ts';
import { openShop } from './open-shop.ts';

const rates: TaxRate[] = [
  { description: 'Collected', percent: 7, dispositions: ['collection'], until: '2027-01-01' },
  {
    description: 'Collected, raised',
    percent: 10,
    dispositions: ['collection'],
    from: '2027-01-01',
  },
  { description: 'Delivered', percent: 20, dispositions: ['delivery'] },
];

/** The last minute in London of the year, and the first of the next. */
const [lastMinute, firstMinute] = ['2026-12-31T23:59:00Z', '2027-01-01T00:00:00Z'].map(
  Date.parse,
) as [number, number];

let market: Market;
beforeAll(async () => {
  const sample = await testMarket('uk');
  market = { ...sample, manifest: { ...sample.manifest, tax: { rates } } };
});

/** Names of the taxes that the basket of a customer shows who has a side in it. */
const shownFor = async (
  now: number,
  wanted: { type: Disposition; when?: 'scheduled'; time?: number },
): Promise<readonly string[] | undefined> => {
  const { shop } = await openShop({ market, now: () => now });
  shop.basket.addItem({ type: 'side', productId: 'garlic-bread' });
  shop.localisation.setDisposition(wanted);
  return shop.basket.priced?.tax.taxes.map(({ description }) => description);
};

describe('the tax of a basket', () => {
  it('is that of its disposition [ENG-34]', async () => {
    expect(await shownFor(lastMinute, { type: 'delivery' })).toEqual(['Delivered']);
    expect(await shownFor(lastMinute, { type: 'collection' })).toEqual(['Collected']);
  });

  it('is that of the moment it is ordered for, now or later [ENG-34]', async () => {
    const type = 'collection';
    expect(await shownFor(firstMinute, { type })).toEqual(['Collected, raised']);
    expect(await shownFor(lastMinute, { type, when: 'scheduled', time: firstMinute })).toEqual([
      'Collected, raised',
    ]);
  });
});

describe('the server', () => {
  const basket = basketOf({ items: [item(side('wedges'))] });

  /** What the server finds wrong in the request of a browser that priced it for a moment and a disposition. */
  const differences = (
    browser: { readonly type: Disposition; readonly at: number },
    server: { readonly type: Disposition; readonly now: number; readonly time?: number },
  ): readonly string[] => {
    const { manifest, extensions } = market;
    const facts = orderOf({
      manifest,
      basket,
      disposition: browser.type,
      orderTime: new Date(browser.at),
    });
    const { type, now, time } = server;
    const when = time === undefined ? 'asap' : 'scheduled';
    const disposition = { type, when, ...(time !== undefined && { time }) } as const;
    const request = requestIn(market, { priced: priceBasket(facts), disposition });
    const { differences: found } = checkRequestedBasket({
      ...facts,
      request: { ...request, disposition },
      hut: hutOf(),
      catalogue: catalogueOf(),
      manifest,
      providers: extensions.all('payment-provider'),
      now,
    });
    return found.map(({ field }) => field);
  };

  const collected = (at: number) => ({ type: 'collection', at }) as const;

  it('takes the tax of the disposition, and refuses that of another [ENG-34]', () => {
    const server = { type: 'collection', now: lastMinute } as const;
    expect(differences(collected(lastMinute), server)).toEqual([]);
    const wrong = differences({ type: 'delivery', at: lastMinute }, server);
    expect(wrong).toEqual(expect.arrayContaining(['payment/breakdown/taxTotal']));
  });

  it('takes the tax of its minute, and refuses that of the minute before [ENG-34]', () => {
    const server = { type: 'collection', now: firstMinute } as const;
    expect(differences(collected(firstMinute), server)).toEqual([]);
    expect(differences(collected(lastMinute), server)).toContain('payment/breakdown/taxTotal');
  });

  it('takes for a scheduled order the tax of its time, whenever it is placed [ENG-34]', () => {
    const server = { type: 'collection', now: lastMinute, time: firstMinute } as const;
    expect(differences(collected(firstMinute), server)).toEqual([]);
    expect(differences(collected(lastMinute), server)).toContain('payment/breakdown/taxTotal');
  });
});
