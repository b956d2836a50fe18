import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';

/** Flag under which gift cards are checked by the second version of the call [EXP-66]. */
const secondVersion = 'gift-card-v2';

/** Whether the customer types the full number [GFT-16, EXP-66]. */
export const takesFullNumber = (flags: Manifest['flags'], level: string): boolean =>
  isFeatureOn(flags, secondVersion, level);

/** Prefix before the number field: the test value at a test hut, the production value elsewhere [GFT-15]. */
export const numberPrefix = (
  { giftCard }: Pick<Manifest, 'giftCard'>,
  hut: Pick<Hut, 'test'> | undefined,
): string => (hut?.test === true ? giftCard.numberPrefix.test : giftCard.numberPrefix.production);
