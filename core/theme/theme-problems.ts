import type { Theme as ThemeFile } from '../../schemas/types/theme.ts';
import type { Problem } from '../manifest/problem.ts';
import { contrast, TEXT_CONTRAST } from './contrast.ts';
import { groundOf } from './ground.ts';
import { lowestContrast, MARK_CONTRAST } from './readable.ts';

/** Below it, no room is left for cards, lines and muted words that are told from each other. */
const GROUND_CONTRAST = 15;

/**
 * Stated colours of a dark page that nobody could read or see on it [SHP-42].
 * @param theme valid by its schema
 */
export function darkProblems(file: string, theme: ThemeFile): readonly Problem[] {
  const { dark } = theme;
  if (!dark) return [];
  const { canvas, surface, sunken } = groundOf(theme, 'dark');
  const rule = (
    key: 'ground' | 'ink' | 'accent',
    what: string,
    least: number,
    reached: (colour: string) => number,
  ): readonly Problem[] => {
    const colour = dark[key];
    if (colour === undefined || reached(colour) >= least) return [];
    return [
      {
        file,
        pointer: `/dark/${key}`,
        expected: `a colour with a contrast of at least ${least} to ${what}`,
        found: `"${colour}", ${reached(colour).toFixed(1)}`,
        remedy: 'Take another shade, or leave it out and have it computed',
      },
    ];
  };
  const onPage = (colour: string): number => lowestContrast(colour, [canvas, surface, sunken]);
  const ground = rule('ground', 'white', GROUND_CONTRAST, (colour) => contrast(colour, '#ffffff'));
  // On a page that is not dark, the others cannot be judged.
  if (ground.length > 0) return ground;
  return [
    ...rule('ink', 'the dark page and its cards', TEXT_CONTRAST, onPage),
    ...rule('accent', 'the dark page and its cards', MARK_CONTRAST, onPage),
  ];
}
