import { describe, expect, it } from 'vitest';
import type { Market } from '../../../core/engine/start-market.ts';
import { DealLineItem } from '../../../ui/pages/basket/deal-line-item.tsx';
import { ItemLine } from '../../../ui/pages/basket/item-line.tsx';
import { pictureAt } from '../../../ui/menu-parts/picture-at.ts';
import { everywhere, inEachRunning, marketWith } from '../../client/constants/changed-markets.ts';
import { renderIn } from '../../client/constants/render-in.tsx';
import { catalogueOf, productOf } from '../../core/menu/pizzeria.ts';

const photographed = productOf('platter', 'side', 9.99, { img: '/media/platter.jpg' });
const catalogue = catalogueOf([], [photographed]);
const choice = { type: 'side', productId: 'platter' } as const;
const item = { basketItemId: 'one', choice };

/** Addresses of the photographs of a loose item and of an item of a deal. */
const pictures = (market: Market) => {
  const group = { id: 'one', items: [item] as const };
  const lines = (
    <ul>
      <ItemLine group={group} priced={undefined} catalogue={catalogue} />
      <DealLineItem choice={choice} supplement={0} catalogue={catalogue} />
    </ul>
  );
  return [...renderIn(market, lines).matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
};

describe('the photographs of the basket', () => {
  it('are loaded at the widths of the manifest, large for a line and small in a deal [BSK-20]', async () => {
    expect(await inEachRunning(pictures)).toEqual(
      everywhere(['/media/platter.jpg?width=300', '/media/platter.jpg?width=50']),
    );
    const changed = await marketWith('uk', { ui: { basketItemImageWidths: [120, 40] } });
    expect(pictures(changed)).toEqual([
      '/media/platter.jpg?width=120',
      '/media/platter.jpg?width=40',
    ]);
  });

  it('keep what else their addresses say', () => {
    expect(pictureAt('/a.jpg?v=2#top', 50)).toBe('/a.jpg?v=2&width=50#top');
    expect(pictureAt(undefined, 50)).toBeUndefined();
    expect(pictureAt('/a.jpg', undefined)).toBe('/a.jpg');
  });
});
