import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { dietOfChoice } from '../../core/menu/diet.ts';
import { productTags } from './product-tags.ts';

/** Tags of what was chosen: those of the product, with the diet marks of its parts as they are now [MNU-72, SHP-07]. */
export const choiceTags = (
  choice: Choice,
  product: Product,
  catalogue: Catalogue,
  settings: Pick<Manifest['menu'], 'spiceLevels' | 'dietMarks'>,
): string[] => {
  const { veg: _veg, vegan: _vegan, ...rest } = product;
  const { veg, vegan } = dietOfChoice(choice, product, catalogue);
  const marks = { ...(veg !== undefined && { veg }), ...(vegan !== undefined && { vegan }) };
  return productTags({ ...rest, ...marks }, settings);
};
