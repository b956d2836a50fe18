import { describe, expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import type { OrderSummary } from '../../../schemas/types/http/orders.ts';
import { DealLineItem } from '../../../ui/pages/basket/deal-line-item.tsx';
import { ItemLine } from '../../../ui/pages/basket/item-line.tsx';
import { Tracker } from '../../../ui/pages/orders/tracker.tsx';
import { ProductSuggestion } from '../../../ui/pages/upsells/suggestion-card.tsx';
import CreditDialog from '../../../ui/pages/vouchers/credit-dialog.tsx';
import { hutOf, item } from '../../core/basket/sample-basket.ts';
import { catalogueOf, productOf, side } from '../../core/menu/pizzeria.ts';
import { everywhere, inEachRunning, marketWith } from './changed-markets.ts';
import { renderIn } from './render-in.tsx';

const nothing = () => {};

/** The numbers that a pattern finds in some markup, in its order. */
const found = (pattern: RegExp, html: string) =>
  [...html.matchAll(pattern)].map(([, value]) => Number(value));

const photographed = productOf('photo', 'side', 4, { kind: 'side', img: '/photo.jpg' });
const catalogue = catalogueOf([], [photographed]);

describe('the dialog of vouchers', () => {
  it('is as high and wide as the market says [CST-128]', async () => {
    const frame = (market: Market) => {
      const html = renderIn(
        market,
        <CreditDialog tab="voucher" takesVouchers onSelect={nothing} onClose={nothing} />,
      );
      return {
        heights: [...new Set(found(/min-height:min\((\d+)px/g, html))],
        isWide: (width: number) => html.includes(`{width:${width}px;}`),
      };
    };
    for (const { heights, isWide } of Object.values(await inEachRunning(frame))) {
      expect([heights, isWide(328)]).toEqual([[560, 495], true]);
    }
    const voucherModal = { minHeightPx: 7, smallScreenMinHeightPx: 6, wideScreenWidthPx: 9 };
    const { heights, isWide } = frame(await marketWith('uk', { ui: { voucherModal } }));
    expect([heights, isWide(9), isWide(328)]).toEqual([[7, 6], true, false]);
  });
});

describe('a suggestion', () => {
  it('has a card of the height of the market; pictures in the basket have its widths, of items and in deals [CST-129]', async () => {
    const card = (market: Market) =>
      found(
        /min-height:(\d+)px/g,
        renderIn(
          market,
          <ProductSuggestion product={photographed} price={1}>
            {null}
          </ProductSuggestion>,
        ),
      );
    const group = { id: 'photo', items: [item(side('photo'))] } as const;
    const widths = (market: Market) => [
      ...found(
        /photo\.jpg\?width=(\d+)/g,
        renderIn(market, <ItemLine group={group} priced={undefined} catalogue={catalogue} />),
      ),
      ...found(
        /photo\.jpg\?width=(\d+)/g,
        renderIn(
          market,
          <DealLineItem choice={side('photo')} supplement={0} catalogue={catalogue} />,
        ),
      ),
    ];
    expect(await inEachRunning(card)).toEqual(everywhere([60]));
    expect(await inEachRunning(widths)).toEqual(everywhere([300, 50]));
    const changed = await marketWith('fr', {
      ui: { upsellCardHeightPx: 77, basketItemImageWidths: [9, 8] },
    });
    expect([card(changed), widths(changed)]).toEqual([[77], [9, 8]]);
  });
});

describe('an order that its hut refused', () => {
  it('says after how many hours the money that was held is free [CST-53]', async () => {
    const summary = {
      disposition: { type: 'collection' },
      hut: hutOf(),
      lines: [],
    } as unknown as OrderSummary;
    const words = { tracking: { text: { FAILED: 'free after {{hours}} hours' } } };
    const hours = (market: Market) =>
      found(
        /free after (\d+) hours/g,
        renderIn(market, <Tracker summary={summary} />, { words, status: 'FAILED' }),
      );
    expect(await inEachRunning(hours)).toEqual(everywhere([48]));
    const payments = { heldCardReleaseHours: 3 };
    expect(hours(await marketWith('uk', { payments }))).toEqual([3]);
  });
});
