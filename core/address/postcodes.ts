import type { PostcodeSettings } from '../../schemas/types/manifest/address.ts';

/** What a market's postcodes look like. */
type Patterns = Pick<PostcodeSettings, 'full' | 'partial'>;

/** How much of a postcode a text is. */
export type PostcodeKind = 'full' | 'partial' | 'none';

/**
 * Says whether a text is a whole postcode of the market or the part that names an area, by the market's
 * own patterns; the core has none [ADR-01]. Case and outer spaces do not matter.
 */
export const postcodeKind = (text: string, { full, partial }: Patterns): PostcodeKind => {
  const upper = text.trim().toUpperCase();
  if (new RegExp(full).test(upper)) return 'full';
  return new RegExp(partial).test(upper) ? 'partial' : 'none';
};

/** A postcode as areas and calls are compared: capital letters without spaces and hyphens. */
export const normalisePostcode = (postcode: string): string =>
  postcode.replaceAll(/[\s-]+/g, '').toUpperCase();

/** What an area may be called so that it serves a postcode, the most exact first. */
export interface AreaNames {
  readonly postcodes: readonly string[];
  readonly outcodes: readonly string[];
}

/** Letters and digits behind the outward code of a whole postcode. */
const inwardLength = 3;

/**
 * The areas that a postcode lies in, by the patterns of a market: itself and what it begins with.
 * Undefined when it is neither a whole postcode nor its first part.
 */
export function areasOf(postcode: string, { full, partial }: Patterns): AreaNames | undefined {
  const plain = normalisePostcode(postcode);
  const isWhole = new RegExp(full, 'i').test(plain);
  if (!isWhole && !new RegExp(partial, 'i').test(plain)) return undefined;
  return {
    postcodes: Array.from({ length: plain.length }, (_, index) =>
      plain.slice(0, plain.length - index),
    ),
    outcodes: [isWhole ? plain.slice(0, -inwardLength) : plain],
  };
}
