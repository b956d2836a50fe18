import type { Product } from '../../schemas/types/catalogue/product.ts';

/** How a deal or an optimisation shows a product; what is left out is as in the catalogue. Price in decimals. */
export type ShownAs = Partial<Pick<Product, 'id' | 'type' | 'price'>>;

/**
 * A product under another id, type or price. Its own stay with it, also when what is shown is shown again; a product that
 * shows as it is in the catalogue carries none of them [MNU-36].
 */
export function shownAs(product: Product, as: ShownAs): Product {
  const { originalId, originalType, originalPrice, ...rest } = product;
  const own = {
    id: originalId ?? product.id,
    type: originalType ?? product.type,
    price: originalPrice ?? product.price,
  };
  const shown = { ...rest, ...as };
  const isSame = shown.id === own.id && shown.type === own.type && shown.price === own.price;
  return isSame
    ? shown
    : { ...shown, originalId: own.id, originalType: own.type, originalPrice: own.price };
}
