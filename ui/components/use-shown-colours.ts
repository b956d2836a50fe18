import { useTheme } from '@emotion/react';
import { useMemo } from 'react';
import type { Palette } from '../../core/theme/scheme-palette.ts';
import { shownScheme, usePageTheme } from '../platform/use-page-theme.ts';

const shown = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name.slice('var('.length, -1)).trim();

/**
 * Colours of the theme as the page shows them at the moment, for what lies outside of it and knows none of its names.
 * @param pick the same function at every drawing
 */
export function useShownColours<Name extends string>(
  pick: (colour: Palette) => Readonly<Record<Name, string>>,
): Readonly<Record<Name, string>> {
  const { colour } = useTheme();
  const scheme = usePageTheme(shownScheme);
  return useMemo(() => {
    const shownInScheme = Object.entries<string>(pick(colour)).map(([key, name]) => [
      key,
      scheme === '' ? name : shown(name),
    ]);
    return Object.fromEntries(shownInScheme) as Record<Name, string>;
  }, [colour, pick, scheme]);
}
