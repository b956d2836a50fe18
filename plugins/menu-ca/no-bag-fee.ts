import type { Exclusion } from '../../core/menu/exclusion-filter.ts';
import { hasBagFee } from '../../core/surcharges/bag-fee.ts';

/** A category of bags shows only where bags are charged for [MNU-15, SUR-37]. */
export const noBagFee: Exclusion = (category, entry, { hut, manifest }) =>
  category === entry.category && !hasBagFee(hut, manifest);
