import { create } from 'fontkitten';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ThemeFace } from '../../../schemas/types/theme.ts';
import { root } from '../../../tools/tasks/project.ts';
import { fontFaceRules } from '../../../ui/theme/faces.ts';
import { isSample } from '../../core/manifest/real-manifests.ts';
import { marketThemes } from './market-themes.ts';

const { resolve } = createRequire(import.meta.url);

/** Spaces and joiners without a picture of their own: whatever draws the text makes them of the plain space. */
const isInvisible = (letter: string): boolean => /^[\p{Cf}\p{Zs}\p{Cc}]$/u.test(letter);

/** The letters that a browser takes from the files of a face: those in a file and in the range that the rule gives it. */
function lettersOf(face: ThemeFace): (letter: string) => boolean {
  const files = [
    ...fontFaceRules([face]).matchAll(
      /url\("?([^")]*?([\w-]+\.woff2))[^}]*unicode-range:([^}]+)\}/g,
    ),
  ].map(([, , name = '', ranges = '']) => {
    const file = create(readFileSync(resolve(`@fontsource-variable/${face}/files/${name}`)));
    if (file.isCollection) throw new Error(`${name} is a collection`);
    const spans = ranges.split(',').map((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      return [parseInt(from, 16), parseInt(to, 16)] as const;
    });
    const inRange = (code: number) => spans.some(([from, to]) => from <= code && code <= to);
    return (code: number) => inRange(code) && file.hasGlyphForCodePoint(code);
  });
  if (files.length < 2) throw new Error(`${face} has no files`);
  return (letter) => files.some((has) => has(letter.codePointAt(0) ?? 0));
}

/** Everything that a market's customers may read: its own files, the wording of the chain and of plugins, prices and dates. */
function textsOf(market: string): string {
  const files = globSync(
    [
      `markets/${market}/**/*.{json,md}`,
      'markets/default/**/*.{json,md}',
      'plugins/*/words/*.json',
      'plugins/sandbox-gateway/provider/{pages,stand-ins}/*.{html,js}',
    ],
    { cwd: root },
  );
  const manifest = JSON.parse(
    readFileSync(join(root, 'markets', market, 'manifest.json'), 'utf8'),
  ) as {
    locales: readonly string[];
    currency: string;
  };
  const written = [...manifest.locales, 'en'].flatMap((locale) => [
    ...[-1234.5, 0.5].map((amount) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: manifest.currency }).format(
        amount,
      ),
    ),
    ...Array.from({ length: 12 }, (_, month) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'full',
        timeStyle: 'long',
        timeZone: 'UTC',
      }).format(new Date(Date.UTC(2026, month, month + 1, month * 2))),
    ),
  ]);
  return [...files.map((path) => readFileSync(join(root, path), 'utf8')), ...written].join('\n');
}

describe('the typefaces of market', () => {
  it.each(marketThemes.filter(([market]) => isSample(market)))(
    '%s hold every letter that its customers read [SHP-44]',
    (market, { type }) => {
      const letters = [...new Set(textsOf(market))].filter((letter) => !isInvisible(letter));
      expect(letters.length).toBeGreaterThan(90);
      for (const face of [type.display, type.text, 'figtree'] as const) {
        const has = lettersOf(face);
        expect({ face, missing: letters.filter((letter) => !has(letter)) }).toEqual({
          face,
          missing: [],
        });
      }
    },
  );
});
