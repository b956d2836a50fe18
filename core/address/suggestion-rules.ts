import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type {
  AddressSettings,
  AutocompleteSettings,
} from '../../schemas/types/manifest/address.ts';

/** Whether a typed text is long enough to fetch suggestions for [ADR-26]. */
export const isLongEnough = (
  typed: string,
  type: Disposition,
  { minLength }: AutocompleteSettings,
): boolean => typed.trim().length > minLength[type];

/** The suggestions without those of a type that is excluded for the disposition [ADR-28]. */
export const shownSuggestions = <Suggestion extends { readonly types: readonly string[] }>(
  suggestions: readonly Suggestion[],
  type: Disposition,
  { excludedSuggestionTypes }: Pick<AddressSettings, 'excludedSuggestionTypes'>,
): readonly Suggestion[] => {
  const excluded = excludedSuggestionTypes[type] ?? [];
  return suggestions.filter(({ types }) => !types.some((name) => excluded.includes(name)));
};
