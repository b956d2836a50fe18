import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { photoAddress, photoId } from '../../../core/menu/photo-address.ts';
import { drawingOf, photoOf } from '../../../ui/menu-parts/drawing.ts';
import { Photo } from '../../../ui/menu-parts/photo.tsx';
import { pictureAt } from '../../../ui/menu-parts/picture-at.ts';
import {
  catalogueOf,
  halfAndHalf,
  pizza,
  pizzaOf,
  productOf,
  withExtras,
} from '../../core/menu/pizzeria.ts';

const address = photoAddress(photoId('ab'.repeat(32), { width: 400, height: 300 }));
const drawn = <svg />;

describe('a photograph of the shop', () => {
  it('is loaded late, in the size it is shown at, into a place that is kept [OPR-26]', () => {
    const html = renderToStaticMarkup(<Photo img={address}>{drawn}</Photo>);
    expect(html).toContain('loading="lazy"');
    expect(html).toContain('width="400" height="300"');
    expect(html).toContain(`src="${address}"`);
    expect(html).toMatch(/srcSet="\S+\/160.webp 160w, \S+\/320.webp 320w, \S+\/400.webp 400w"/);
    expect(html).toContain('alt=""');
    expect(html).not.toContain('<svg');
  });

  it('has the name of what it stands for, where a drawing would [OPR-26]', () => {
    const named = renderToStaticMarkup(
      <Photo img="https://pictures.example/a.jpg" title="Margherita">
        {drawn}
      </Photo>,
    );
    expect(named).toContain('alt="Margherita"');
    expect(named).not.toContain('srcSet');
  });

  it('is not asked for in a width of the basket: it has its own [OPR-26]', () => {
    expect(pictureAt(address, 50)).toBe(address);
  });

  it('shows a pizza as it comes, which is drawn once anything on it is changed [OPR-26]', () => {
    const catalogue = catalogueOf(
      [],
      [
        pizzaOf('marinara', 9, { img: '/marinara.webp' }),
        pizzaOf('supreme', 12, { img: '/supreme.webp' }),
        productOf('wedges', 'side', 4, { img: '/wedges.webp' }),
      ],
    );
    const shown = (choice: Parameters<typeof photoOf>[0]) =>
      photoOf(choice, drawingOf(choice, catalogue), catalogue);
    expect(shown(pizza('marinara'))).toBe('/marinara.webp');
    expect(shown(pizza('marinara', { size: 'medium' }))).toBe('/marinara.webp');
    expect(shown(withExtras('marinara', 'pepperoni'))).toBeUndefined();
    expect(shown(halfAndHalf('marinara', 'supreme'))).toBeUndefined();
    expect(shown({ type: 'side', productId: 'wedges', modifiers: ['chilli'] })).toBe(
      '/wedges.webp',
    );
  });
});
