import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import { isListed } from '../menu/visible-products.ts';
import { typeOf } from './upsell-type.ts';

/** What an upsell of a dip suggests: the dips that are sold by themselves, in the upsell's order [UPS-09]. */
export const dipsOf = ({ toShow }: Upsell, { products }: Catalogue): Product[] =>
  toShow
    .map((id) => products.get(id))
    .filter((product) => product?.type === 'dip' && isListed(product))
    .filter((product) => product !== undefined);

/** What an upsell of a deal suggests: the deals on offer, in the upsell's order [UPS-09]. */
export const dealsOf = ({ toShow }: Upsell, { deals }: Catalogue): Deal[] =>
  toShow.map((id) => deals.get(id)).filter((deal) => deal !== undefined);

/**
 * An upsell without what a hut does not sell; undefined when nothing is left [UPS-09]. One of an unknown type stays as
 * it is: whoever shows upsells passes it over and says so [UPS-03].
 */
export function offeredBy(upsell: Upsell, catalogue: Catalogue): Upsell | undefined {
  const type = typeOf(upsell);
  if (type === undefined) return upsell;
  const toShow = (type === 'dip' ? dipsOf : dealsOf)(upsell, catalogue).map(({ id }) => id);
  return toShow.length > 0 ? { ...upsell, toShow } : undefined;
}
