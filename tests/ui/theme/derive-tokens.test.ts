import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Scheme } from '../../../core/theme/ground.ts';
import { paletteOf } from '../../../core/theme/scheme-palette.ts';
import type { Theme } from '../../../schemas/types/theme.ts';
import { contrast } from '../../../core/theme/contrast.ts';
import { deriveTokens } from '../../../ui/theme/derive-tokens.ts';
import { anyTheme } from './any-theme.ts';
import { isSample } from '../../core/manifest/real-manifests.ts';
import { marketThemes } from './market-themes.ts';

type Pair = readonly [what: string, one: string, other: string, least: number];

/** Every pair of colours that a component puts on each other, with the contrast WCAG 2 AA asks of it. */
function pairsOf(theme: Theme, scheme: Scheme): Pair[] {
  const colour = paletteOf(theme, scheme);
  const pages = { canvas: colour.canvas, surface: colour.surface, sunken: colour.sunken };
  const onPages = (what: string, shade: string, least: number): Pair[] =>
    Object.entries(pages).map(([page, under]) => [`${what} on ${page}`, shade, under, least]);
  const families = (['accent', 'success', 'warning', 'danger', 'info'] as const).flatMap(
    (name): Pair[] => {
      const family = colour[name];
      return [
        [`words on ${name}`, family.on, family.fill, 4.5],
        [`words on ${name} under the pointer`, family.on, family.hover, 4.5],
        [`words on ${name} pressed`, family.on, family.pressed, 4.5],
        [`${name} words on their tint`, family.text, family.soft, 4.5],
        [`${name} words on their stronger tint`, family.text, family.softHover, 4.5],
        [`text on the tint of ${name}`, colour.text, family.soft, 4.5],
        [`text on the stronger tint of ${name}`, colour.text, family.softHover, 4.5],
        [`${name} mark on its tint`, family.mark, family.soft, 3],
        ...onPages(`${name} words`, family.text, 4.5),
        ...onPages(`${name} mark`, family.mark, 3),
      ];
    },
  );
  return [
    ...onPages('text', colour.text, 7),
    ...onPages('muted text', colour.textMuted, 4.5),
    ...onPages('border of a control', colour.lineStrong, 3),
    ...onPages('focus ring', colour.focus, 3),
    ...Object.entries(colour.food).flatMap(([name, shade]) => onPages(`mark ${name}`, shade, 3)),
    ['words on the feature colour', colour.feature.on, colour.feature.fill, 4.5],
    ['muted words on the feature colour', colour.feature.onMuted, colour.feature.fill, 4.5],
    ...families,
  ];
}

const tooFaint = (theme: Theme, scheme: Scheme): string[] =>
  pairsOf(theme, scheme)
    .filter(([, one, other, least]) => contrast(one, other) < least)
    .map(([what, one, other, least]) => `${what}: ${one} on ${other} is below ${least}`);

/** As bright a ground as a dark page may have, with ink that text on it is only just told from. */
const brightInTheDark: Theme = {
  name: 'any',
  accent: '#000000',
  feature: '#000000',
  ink: '#000000',
  surface: { hue: 0, tint: 0 },
  dark: { ink: '#5e317c', ground: '#000280' },
  shape: { radius: 0, pill: false, elevation: 'flat' },
  density: 'compact',
  type: { display: 'fraunces', displayWeight: 400, text: 'fraunces' },
  tone: 'quiet',
  motion: 'none',
};

describe.each(['light', 'dark'] as const)('the colours of a %s page', (scheme) => {
  it.each(marketThemes)(
    'of market %s reach the contrast of WCAG 2 AA in every pair [SHP-42]',
    (_, theme) => {
      expect(tooFaint(theme, scheme)).toEqual([]);
    },
  );

  it('reach the contrast of WCAG 2 AA for any brand [SHP-42]', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        expect(tooFaint(theme, scheme)).toEqual([]);
      }),
      { numRuns: 200, examples: [[brightInTheDark]] },
    );
  });

  it('tell the states of a main button apart for any brand that is not black or white', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { fill, hover, pressed } = paletteOf(theme, scheme).accent;
        fc.pre(contrast(fill, '#000000') > 2 && contrast(fill, '#ffffff') > 2);
        expect(new Set([fill, hover, pressed]).size).toBe(3);
      }),
    );
  });
});

describe('the tokens', () => {
  it('keep the brand colour as it is where words on it are readable', () => {
    const [, theme] = marketThemes[0] ?? [];
    if (theme === undefined) throw new Error('no market has a theme');
    expect(paletteOf({ ...theme, accent: '#c41230' }, 'light').accent).toMatchObject({
      fill: '#c41230',
      on: '#ffffff',
    });
  });

  it('put dark words on a bright brand colour', () => {
    const [, theme] = marketThemes[0] ?? [];
    if (theme === undefined) throw new Error('no market has a theme');
    const { accent, text } = paletteOf({ ...theme, accent: '#ffb224' }, 'light');
    expect(accent).toMatchObject({ fill: '#ffb224', on: text });
  });

  it('leave room for a finger whatever the density', () => {
    fc.assert(
      fc.property(anyTheme, (theme) => {
        const { size } = deriveTokens(theme);
        for (const height of [size.control, size.controlLarge, size.touch]) {
          expect(parseFloat(height) * 16).toBeGreaterThanOrEqual(44);
        }
      }),
    );
  });

  it('move nothing where the theme asks for no motion', () => {
    const [, theme] = marketThemes[0] ?? [];
    if (theme === undefined) throw new Error('no market has a theme');
    const { motion } = deriveTokens({ ...theme, motion: 'none' });
    expect([motion.fast, motion.medium, motion.slow]).toEqual(['0ms', '0ms', '0ms']);
  });

  it('look different in every market of the sample chain', () => {
    const samples = marketThemes.filter(([market]) => isSample(market));
    const looks = samples.map(([, theme]) => {
      const { font, radius } = deriveTokens(theme);
      return [paletteOf(theme, 'light').accent.fill, font.display, radius.field];
    });
    for (const index of [0, 1, 2]) {
      expect(new Set(looks.map((look) => look[index])).size).toBe(samples.length);
    }
  });
});
