import type { Manifest } from '../../schemas/types/manifest.ts';

/** Stands in terms of the catalogue for the last day that the market states. */
const lastDay = '{{validUntil}}';

/** The entry with the market's last day, day first, where its terms leave room for it [DEA-83, CST-103]. */
export const withTerms = <Entry extends { readonly terms?: string }>(
  entry: Entry,
  { deals }: Pick<Manifest, 'deals'>,
): Entry => {
  if (!entry.terms?.includes(lastDay)) return entry;
  const day = deals.termsValidUntil.split('-').toReversed().join('.');
  return { ...entry, terms: entry.terms.replaceAll(lastDay, day) };
};
