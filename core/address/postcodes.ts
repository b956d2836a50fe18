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

/** A postcode as areas and calls are compared: capital letters without spaces and hyphens. */
export const normalisePostcode = (postcode: string): string =>
  postcode.replaceAll(/[\s-]+/g, '').toUpperCase();

/** The first part of a whole postcode, which its market's pattern marks; undefined where it marks none. */
const areaIn = (plain: string, { full }: Pick<PostcodeSettings, 'full'>): string | undefined =>
  new RegExp(full).exec(plain)?.groups?.['area'];

/** A postcode as its market writes it: in capitals, with nothing but a space behind its first part where one stands there. */
export const writtenPostcode = (
  typed: string,
  { full, isSpaced = false }: Pick<PostcodeSettings, 'full' | 'isSpaced'>,
): string => {
  const plain = normalisePostcode(typed);
  const area = isSpaced ? areaIn(plain, { full }) : undefined;
  return area === undefined ? plain : `${area} ${plain.slice(area.length)}`;
};

/** What an area may be called so that it serves a postcode. */
export interface AreaNames {
  /** The postcode and all that it begins with, the most exact first. */
  readonly postcodes: readonly string[];
  /** Its first part; undefined for a whole postcode whose pattern marks none. */
  readonly outcode: string | undefined;
}

/**
 * The areas that a postcode lies in, by the patterns of a market: itself and what it begins with.
 * Undefined when it is neither a whole postcode nor its first part.
 */
export function areasOf(
  postcode: string,
  patterns: Pick<PostcodeSettings, 'full' | 'partial'>,
): AreaNames | undefined {
  const plain = normalisePostcode(postcode);
  const kind = postcodeKind(plain, patterns);
  if (kind === 'none') return undefined;
  return {
    postcodes: Array.from({ length: plain.length }, (_, index) =>
      plain.slice(0, plain.length - index),
    ),
    outcode: kind === 'full' ? areaIn(plain, patterns) : plain,
  };
}
