import type { PostcodeSettings } from '../../schemas/types/manifest/address.ts';

/** How much of a postcode a text is. */
export type PostcodeKind = 'full' | 'partial' | 'none';

/**
 * Says whether a text is a whole postcode of the market or the part that names an area, by the market's
 * own patterns; the core has none [ADR-01]. Case and outer spaces do not matter.
 */
export const postcodeKind = (
  text: string,
  { full, partial }: Pick<PostcodeSettings, 'full' | 'partial'>,
): PostcodeKind => {
  const upper = text.trim().toUpperCase();
  if (new RegExp(full).test(upper)) return 'full';
  return new RegExp(partial).test(upper) ? 'partial' : 'none';
};
