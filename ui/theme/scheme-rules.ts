import { paletteOf } from '../../core/theme/scheme-palette.ts';
import { themeAttribute } from '../../core/theme/theme-choice.ts';
import type { Scheme } from '../../core/theme/ground.ts';
import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';
import { colourValues } from './colour-names.ts';

/**
 * The colours of a theme: light, and dark where the device wishes it and where the customer has chosen it by hand; on
 * paper always light [SHP-42].
 */
export function schemeRules(theme: ThemeFile, schemes: readonly Scheme[]): string {
  const valuesIn = (scheme: Scheme): string =>
    `{color-scheme:${scheme};${colourValues(paletteOf(theme, scheme))}}`;
  const light = `:root${valuesIn('light')}`;
  if (!schemes.includes('dark')) return light;
  const dark = valuesIn('dark');
  return (
    `${light}@media screen and (prefers-color-scheme:dark){:root:not([${themeAttribute}=light])${dark}}` +
    `@media screen{:root[${themeAttribute}=dark]${dark}}`
  );
}
