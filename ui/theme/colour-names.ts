import type { Palette } from '../../core/theme/scheme-palette.ts';

interface Colours {
  readonly [name: string]: string | Colours;
}

const propertyOf = (path: readonly string[]): string => `--c-${path.join('-')}`;

const named = (colours: Colours, path: readonly string[] = []): Colours =>
  Object.fromEntries(
    Object.entries(colours).map(([name, value]) => {
      const at = [...path, name];
      return [name, typeof value === 'string' ? `var(${propertyOf(at)})` : named(value, at)];
    }),
  );

const declared = (colours: Colours, path: readonly string[] = []): readonly string[] =>
  Object.entries(colours).flatMap(([name, value]) => {
    const at = [...path, name];
    return typeof value === 'string' ? [`${propertyOf(at)}:${value}`] : declared(value, at);
  });

/** A palette whose colours are the names of properties of the page, so that a page changes its scheme without drawing itself again. */
export const colourNames = (palette: Palette): Palette => named(palette) as unknown as Palette;

/** The declarations that give those names their values. */
export const colourValues = (palette: Palette): string => declared(palette).join(';');
