import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import { isAmong } from './scheduled-deals.ts';

/** What names others that it may not be combined with. */
type Excluding = Pick<Deal, 'id' | 'standsInFor' | 'conflicts'>;

/** Whether one of two lists the other as a conflict [DEA-31]. */
export const excludes = (one: Excluding, other: Excluding): boolean =>
  isAmong(one.conflicts, other) || isAmong(other.conflicts, one);
