import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tints } from '../../../ui/food-art/products/product-palette.ts';
import { PizzaArt } from '../../../ui/food-art/pizza-art.tsx';
import { crustLooks } from '../../../ui/food-art/crusts.ts';
import type { CrustLook } from '../../../ui/food-art/crusts.ts';
import { cheeseLooks, sauceLooks } from '../../../ui/food-art/pizza-filling.ts';
import type { CheeseLook, SauceLook } from '../../../ui/food-art/pizza-filling.ts';
import ProductDrawing from '../../../ui/food-art/product-drawing.tsx';
import { products } from '../../../ui/food-art/products.ts';
import type { ProductLook } from '../../../ui/food-art/products.ts';
import { toppings } from '../../../ui/food-art/toppings.ts';
import type { ToppingLook } from '../../../ui/food-art/toppings.ts';
import { draw, toppingGroup } from './draw.tsx';

interface LookSchema {
  readonly $defs: Record<string, { readonly enum: readonly string[] }>;
}
const schema = JSON.parse(
  readFileSync(new URL('../../../schemas/catalogue/look.schema.json', import.meta.url), 'utf8'),
) as LookSchema;

const drawn = {
  CrustLook: crustLooks,
  SauceLook: sauceLooks,
  CheeseLook: cheeseLooks,
  ToppingLook: Object.keys(toppings),
  ProductLook: Object.keys(products),
  LookTint: Object.keys(tints),
};

const plain = { crust: 'classic', sauce: 'tomato', cheese: 'mozzarella', toppings: [] } as const;

const drawings = {
  CrustLook: (look: string) => draw(<PizzaArt recipe={{ ...plain, crust: look as CrustLook }} />),
  SauceLook: (look: string) => draw(<PizzaArt recipe={{ ...plain, sauce: look as SauceLook }} />),
  CheeseLook: (look: string) =>
    draw(<PizzaArt recipe={{ ...plain, cheese: look as CheeseLook }} />),
  ToppingLook: (look: string) =>
    toppingGroup(
      draw(<PizzaArt recipe={{ ...plain, toppings: [{ look: look as ToppingLook }] }} />),
      look,
    ).replaceAll(look, ''),
  ProductLook: (look: string) => draw(<ProductDrawing look={look as ProductLook} />),
};

describe('the looks of the schema', () => {
  it.each(Object.entries(drawn))('have exactly one drawing each: %s', (name, looks) => {
    expect(looks.toSorted()).toEqual([...(schema.$defs[name]?.enum ?? [])].toSorted());
  });

  it.each(Object.entries(drawings))('are each drawn differently: %s', (name, drawLook) => {
    const looks = schema.$defs[name]?.enum ?? [];
    const pictures = looks.map(drawLook);
    for (const picture of pictures) expect(picture).toContain('<path');
    expect(new Set(pictures).size).toBe(looks.length);
  });

  it('draw only numbers, never a broken coordinate', () => {
    for (const [name, drawLook] of Object.entries(drawings)) {
      for (const look of schema.$defs[name]?.enum ?? []) {
        expect(drawLook(look)).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });
});
