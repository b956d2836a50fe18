import type { Manifest } from '../../schemas/types/manifest.ts';

/** A typed code as it is sent and compared: without spaces around it, in upper case [VOU-19]. */
export const normaliseCode = (typed: string): string => typed.trim().toUpperCase();

/** The prefix of a special code, by which it is named; undefined for any other code [VOU-24]. */
export const specialPrefixOf = (
  code: string,
  { voucher }: Pick<Manifest, 'voucher'>,
): string | undefined =>
  voucher.specialPrefixes.find((prefix) => normaliseCode(code).startsWith(prefix.toUpperCase()));

/** What analytics learns of a code: special ones are single-use money and go by their prefix [VOU-24]. */
export const codeForAnalytics = (code: string, manifest: Pick<Manifest, 'voucher'>): string =>
  specialPrefixOf(code, manifest) ?? normaliseCode(code);
