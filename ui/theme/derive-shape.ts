import type { Palette } from '../../core/theme/scheme-palette.ts';
import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';

const DENSITY = {
  compact: { unit: 0.23, control: 2.75 },
  regular: { unit: 0.25, control: 3 },
  roomy: { unit: 0.27, control: 3.125 },
} as const;

const rem = (value: number): string => `${Math.round(value * 1000) / 1000}rem`;

/** Room and sizes: `space(1)` is about 4 px, `space(4)` about 16 px, scaled by the density of the market. */
export function deriveSpace({ density }: ThemeFile) {
  const { unit, control } = DENSITY[density];
  return {
    space: (steps: number): string => (steps === 0 ? '0' : rem(steps * unit)),
    size: {
      /** Heights of controls; a finger needs 2.75rem (44 px). */
      control: rem(control),
      controlSmall: rem(2.25),
      controlLarge: rem(control + 0.375),
      touch: rem(2.75),
      icon: '1.25rem',
      iconSmall: '1rem',
      iconLarge: '1.75rem',
      iconHuge: '3.5rem',
      tick: '1.375rem',
      /** Widths that content is held to. */
      page: '75rem',
      prose: '38rem',
      narrow: '30rem',
      panel: '24rem',
      dialogSmall: '26rem',
      dialog: '36rem',
      dialogLarge: '56rem',
      cardMin: '15rem',
      tileMin: '9.5rem',
      listMost: '20rem',
    },
  };
}

/** Corners, lines and depth. */
export function deriveShape({ shape }: ThemeFile, colour: Palette) {
  const { radius, elevation } = shape;
  const pill = '999px';
  const { shadow } = colour;
  const shade = (opacity: number): string =>
    `rgb(${shadow.colour} / calc(${opacity} * ${shadow.depth}))`;
  const cardShadows = {
    flat: 'none',
    soft: `0 1px 2px ${shade(0.05)}, 0 4px 14px ${shade(0.05)}`,
    lifted: `0 2px 4px ${shade(0.06)}, 0 8px 22px ${shade(0.1)}`,
  };
  const hairline = `1px solid ${colour.line}`;
  return {
    radius: {
      small: rem((radius * 0.5) / 16),
      field: rem(radius / 16),
      control: shape.pill ? pill : rem(radius / 16),
      card: rem((radius * 1.5) / 16),
      sheet: rem((radius * 2) / 16),
      pill,
    },
    width: { thin: '1px', thick: '2px', ring: '3px' },
    border: {
      none: '0 solid transparent',
      hidden: '1px solid transparent',
      hairline,
      control: `1px solid ${colour.lineStrong}`,
      card: elevation === 'flat' ? hairline : `1px solid ${colour.edge}`,
    },
    shadow: {
      none: 'none',
      card: cardShadows[elevation],
      hover: `0 2px 4px ${shade(0.06)}, 0 10px 28px ${shade(0.13)}`,
      floating: `0 4px 10px ${shade(0.08)}, 0 14px 40px ${shade(0.18)}`,
      above: `0 -2px 14px ${shade(0.1)}`,
    },
  };
}
