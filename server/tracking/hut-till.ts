import type { Extensions } from '../../core/engine/extensions.ts';
import type { HandedOrder, PointOfSale } from '../../core/tracking/point-of-sale.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import type { Intent } from '../intents/intent-repository.ts';

/** The point of sale that a manifest names; undefined where orders wait to be fetched. */
export const pointOfSaleOf = (
  extensions: Pick<Extensions, 'all'>,
  { pos }: Pick<Manifest, 'pos'>,
): PointOfSale | undefined => extensions.all('point-of-sale').find(({ id }) => id === pos.adapter);

/** An order as its point of sale is told of it. */
export const handedOrder = ({ sector, hut_id, disposition, request }: Intent): HandedOrder => ({
  sector,
  hutId: hut_id,
  disposition: disposition as Disposition,
  customer: { email: request.customer.email },
});
