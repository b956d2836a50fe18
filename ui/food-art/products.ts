import { bowls } from './products/bowls.ts';
import { cakes } from './products/cakes.ts';
import { desserts } from './products/desserts.ts';
import { dishes } from './products/dishes.ts';
import { drinks } from './products/drinks.ts';
import { extras } from './products/extras.ts';
import { packs } from './products/packs.ts';
import type { Product } from './products/product.ts';
import { sides } from './products/sides.ts';

const all = {
  ...sides,
  ...bowls,
  ...dishes,
  ...desserts,
  ...cakes,
  ...drinks,
  ...packs,
  ...extras,
};

/** The name of a product drawing: `ProductLook` of schemas/catalogue/look.schema.json. */
export type ProductLook = keyof typeof all;

/** Every product drawing by its name. */
export const products: Readonly<Record<ProductLook, Product>> = all;
