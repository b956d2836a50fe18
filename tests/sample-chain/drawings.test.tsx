import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LookTint, ProductLook } from '../../schemas/types/catalogue/look.ts';
import { root } from '../../tools/tasks/project.ts';
import ProductDrawing from '../../ui/food-art/product-drawing.tsx';
import { tints } from '../../ui/food-art/products/product-palette.ts';

interface Product {
  readonly id: string;
  readonly type: string;
  readonly look?: ProductLook;
  readonly tint?: LookTint;
  readonly image?: string;
  readonly recipe?: unknown;
  readonly sizes?: unknown;
}

const productsOf = (market: string): readonly Product[] =>
  JSON.parse(
    readFileSync(join(root, 'markets', market, 'catalogue', 'products.json'), 'utf8'),
  ) as readonly Product[];

/** How a product looks, whatever the ids inside its drawing are. */
const lookOf = ({ look, tint }: Product): string =>
  look === undefined ? '' : renderToStaticMarkup(<ProductDrawing look={look} tint={tint} />);

describe.each(['uk', 'fr', 'in', 'ca'])('the products of %s', (market) => {
  const products = productsOf(market);

  it('have each a drawing of their own, where neither a photograph nor a recipe shows them [SHP-46]', () => {
    const drawn = products.filter(({ image, look }) => look !== undefined && image === undefined);
    const byLook = new Map<string, Set<string>>();
    for (const product of drawn) {
      const look = lookOf(product);
      byLook.set(look, new Set([...(byLook.get(look) ?? []), product.id]));
    }
    const shared = [...byLook.values()].map((ids) => [...ids]).filter((ids) => ids.length > 1);
    expect(shared).toEqual([]);
    expect(drawn.length).toBeGreaterThan(50);
    const pictured = products.filter(({ look, image, type }) => look ?? image ?? type === 'pizza');
    expect(pictured).toHaveLength(products.length);
  });
});

describe('the colours of sauces', () => {
  const [red, green, blue] = [1, 3, 5].map(
    (at) => (tint: LookTint) => Number.parseInt(tints[tint][1].slice(at, at + 2), 16),
  ) as [(tint: LookTint) => number, (tint: LookTint) => number, (tint: LookTint) => number];
  const dips = ['uk', 'fr', 'in', 'ca']
    .flatMap(productsOf)
    .flatMap(({ look, tint }) => (look === 'dip-pot' && tint !== undefined ? [tint] : []));

  it('are those of food: none is blue [SHP-46]', () => {
    const paint = dips.filter((tint) => blue(tint) > red(tint) || blue(tint) > green(tint) + 20);
    expect(dips.length).toBeGreaterThan(25);
    expect(paint).toEqual([]);
  });
});
