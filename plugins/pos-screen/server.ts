import { defineServerHalf } from '../../core/define-server-half.ts';
import type { PointOfSale } from '../../core/tracking/point-of-sale.ts';

/** What manifests call it. */
const name = 'pos-screen';

/** Nothing goes out: operators see the order at once and take it by what they press [OPR-24, GTW-36]. */
const screen: PointOfSale = {
  id: name,
  isScreen: true,
  reach: () => Promise.resolve(),
};

export default defineServerHalf({
  contributes: [{ point: 'point-of-sale', name, make: () => screen }],
});
