import { defineServerHalf } from '../../core/define-server-half.ts';
import type { PointOfSale } from '../../core/tracking/point-of-sale.ts';

/** What manifests call it. */
const name = 'pos-pull';

/** Nothing goes out: the hut fetches its list and takes an order by its first status [GTW-36, TRK-32, TRK-40]. */
const pulledTill: PointOfSale = {
  id: name,
  reach: () => Promise.resolve(),
};

export default defineServerHalf({
  contributes: [{ point: 'point-of-sale', name, make: () => pulledTill }],
});
