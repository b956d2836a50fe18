import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** Tags of a product in the order they show; the wording key ends with the tag [MNU-72]; where the law wants it, every dish says whether it is vegetarian [SHP-07]. */
export function productTags(
  product: Product,
  { spiceLevels, dietMarks }: Pick<Manifest['menu'], 'spiceLevels' | 'dietMarks'>,
): string[] {
  const spice = spiceLevels[String(product.spice ?? 0)];
  return [
    ...(product.isNew ? ['new'] : []),
    ...(product.veg ? ['vegetarian'] : []),
    ...(product.vegan ? ['vegan'] : []),
    ...(dietMarks === 'every-dish' && product.veg === false ? ['non-vegetarian'] : []),
    ...(spice === undefined ? [] : [spice]),
    ...(product.glutenFree ? ['gluten-free'] : []),
    ...(product.glutenFreeAvailable ? ['gluten-free-available'] : []),
    ...(product.tags ?? []),
  ];
}

/** Whether a crust carries the tag new [MNU-48, CST-112]. */
export const isNewCrust = (
  crustId: string,
  { newCrusts }: Pick<Manifest['menu'], 'newCrusts'>,
): boolean => newCrusts.includes(crustId);
