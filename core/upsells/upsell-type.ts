import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';

/** What an upsell can suggest [UPS-02]. */
export type UpsellType = 'deal' | 'dip';

/** What an upsell suggests: the first of its types alone counts; undefined for one nobody knows [UPS-02, UPS-03]. */
export const typeOf = ({ types: [first] }: Pick<Upsell, 'types'>): UpsellType | undefined =>
  first === 'deal' || first === 'dip' ? first : undefined;
