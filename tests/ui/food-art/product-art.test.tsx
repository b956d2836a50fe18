import { describe, expect, it } from 'vitest';
import { HeroScene } from '../../../ui/food-art/hero-scene.tsx';
import { ProductArt } from '../../../ui/food-art/product-art.tsx';
import ProductDrawing from '../../../ui/food-art/product-drawing.tsx';
import { products } from '../../../ui/food-art/products.ts';
import type { ProductLook } from '../../../ui/food-art/products.ts';
import { draw } from './draw.tsx';

const looks = Object.keys(products) as ProductLook[];

describe('ProductArt', () => {
  it('holds its place with an empty picture of the same size until the drawings have come', () => {
    const markup = draw(<ProductArt look="fries" size={96} />);
    expect(markup).toContain('<svg viewBox="-100 -100 200 200" width="96" height="96"');
    expect(markup).not.toContain('<path');
  });
});

describe('product drawings', () => {
  it('are hidden from assistive technology unless they have a name', () => {
    expect(draw(<ProductDrawing look="fries" />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(draw(<ProductDrawing look="fries" title="Fries" />)).toMatch(
      /^<svg[^>]* role="img" aria-label="Fries"/,
    );
  });

  it.each(looks.filter((look) => products[look].tint))('take on a tint: %s', (look) => {
    expect(draw(<ProductDrawing look={look} tint="mint" />)).not.toBe(
      draw(<ProductDrawing look={look} tint="berry" />),
    );
  });

  it.each(looks.filter((look) => !products[look].tint))(
    'ignore a tint they have no use for: %s',
    (look) => {
      expect(draw(<ProductDrawing look={look} tint="mint" />)).toBe(
        draw(<ProductDrawing look={look} />),
      );
    },
  );
});

describe('HeroScene', () => {
  it('is decoration', () => {
    expect(draw(<HeroScene />)).toMatch(/^<svg[^>]* aria-hidden="true"/);
  });
});
