import { fill, fine, line, solid } from '../paint.ts';
import type { Layer, Mark, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tones } from './product-palette.ts';
import { arc, smooth, spots } from '../shapes.ts';
import { lay } from './product.ts';

/** A scoop of ice cream. */
export const scoop = (tone: Tone, x: number, y: number, r: number): Layer[] => [
  {
    ...solid(
      smooth([
        [x - r, y + r * 0.5],
        [x - r * 0.9, y - r * 0.4],
        [x - r * 0.3, y - r],
        [x + r * 0.45, y - r * 0.9],
        [x + r * 0.95, y - r * 0.3],
        [x + r, y + r * 0.5],
        [x + r * 0.5, y + r * 0.72],
        [x + r * 0.1, y + r * 0.52],
        [x - r * 0.5, y + r * 0.75],
      ]),
      tone,
      1,
    ),
  },
  line(arc(r * 0.66, 190, 265, x, y), ink.white, r * 0.13, 0.7),
  fine(fill(spots('scoop', 9, r * 0.7, r * 0.05, r * 0.6, [x, y]), tone[2], 0.6)),
];

/** A mint leaf or two. */
export const mint = (x: number, y: number): Mark =>
  lay(
    [
      solid('M0 0C2-11 12-15 20-11C18-2 9 3 0 0Z', tones.basil, 0.8),
      solid('M0 0C-8-8-16-8-20-3C-14 4-6 4 0 0Z', tones.basil, 0.8),
      line('M2-2L15-9M-3-1L-14-3', tones.basil[0], 1),
    ],
    [{ x, y }],
  );

/** A strawberry. */
export const strawberry = (x: number, y: number, scale = 1): Mark =>
  lay(
    [
      solid('M0 14C-10 8-14-4-8-9C-3-12 3-12 8-9C14-4 10 8 0 14Z', tones.berry, 0.8),
      fill(spots('seeds', 9, 7, 0.9, 9), ink.seed),
      solid('M-8-9C-4-15 4-15 8-9C4-7-4-7-8-9Z', tones.basil, 0.6),
      line('M-6-4C-6-6-5-7-3-8', ink.white, 1.6, 0.8),
    ],
    [{ x, y, scale }],
  );

/** Two or three basil leaves. */
export const sprig = (x: number, y: number, scale = 1): Mark =>
  lay(
    [
      solid('M0 0C4-12 18-14 26-6C20 4 8 6 0 0Z', tones.basil, 1),
      solid('M0 0C-8-10-20-8-24 0C-16 8-6 6 0 0Z', tones.basil, 1),
      solid('M0 0C-2 8 4 16 12 16C14 8 8 2 0 0Z', tones.basil, 1),
      line('M2-1L19-6M-2 0L-18 0M1 2L8 11', tones.basil[0], 1.3, 0.9),
    ],
    [{ x, y, scale }],
  );
