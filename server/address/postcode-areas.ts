import type { Manifest } from '../../schemas/types/manifest.ts';

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
export function areasOf(
  postcode: string,
  { full, partial }: Manifest['postcode'],
): AreaNames | undefined {
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
