import { across, fill, fine, glow, line, slant } from '../paint.ts';
import type { Layer, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tints, tones } from './product-palette.ts';
import { box, oval, spots } from '../shapes.ts';
import { board, ground, lay, plate } from './product.ts';
import type { Product } from './product.ts';

const handle = (length: number): Layer[] => [
  line(`M2 ${-length + 4}V66`, ink.shade, 13, 0.2),
  line(`M0 ${-length}V62`, tones.board[2], 13),
  line(`M-1 ${-length}V62`, tones.board[0], 9),
  fine(line(`M-2 ${-length + 8}V54`, tones.board[1], 2, 0.7)),
];

const fork: Layer[] = [
  ...handle(18),
  {
    d: 'M-16-70V-40C-16-24-8-16 0-16S16-24 16-40V-70H9V-44H4V-70H-4V-44H-9V-70Z',
    fill: slant(tones.board[0], tones.board[1]),
  },
];

const knife: Layer[] = [
  ...handle(10),
  { d: 'M-8-6V-74C6-72 12-48 10-6Z', fill: slant(tones.board[0], tones.board[1], tones.board[2]) },
];

const candle = (tone: Tone): Layer[] => [
  { d: box(-8, -40, 16, 96, 4), fill: across(tone[1], tone[0], tone[2]) },
  line('M-8-16L8-28M-8 8L8-4M-8 32L8 20', ink.white, 5, 0.8),
  line('M0-40V-50', ink.char, 2.4),
  {
    d: 'M0-84C12-68 9-50 0-50S-12-68 0-84Z',
    fill: glow(tones.corn[0], tones.corn[1], tones.cheddar[1]),
  },
  { d: 'M0-70C5-62 4-54 0-54S-5-62 0-70Z', fill: ink.white, opacity: 0.7 },
];

const sachet = (tone: Tone): Layer[] => [
  fill(box(-30, -40, 66, 92, 4), ink.shade, 0.2),
  { d: box(-33, -46, 66, 92, 3), fill: slant(tones.paper[0], tones.paper[1], tones.paper[2]) },
  { d: box(-33, -24, 66, 46, 0), fill: slant(...tone) },
  line('M-28-40H28M-28 40H28', tones.paper[2], 2, 0.8),
  fill(spots('seasoning', 16, 18, 2.2, 12), ink.white, 0.85),
];

/** What is bought beside the food. */
export const extras = {
  'chilli-oil': {
    draw: () => [
      ground(38, 80, 10),
      {
        d: 'M-8-70H8V-44C9-26 30-24 30 0V66C30 76 24 80 15 80H-15C-24 80-30 76-30 66V0C-30-24-9-26-8-44Z',
        fill: across(tones.honey[1], tones.honey[0], tones.cheddar[2]),
      },
      line('M-8 66C-14 40 4 30-4 4M10 66C4 48 18 36 10 16', tones.chilli[1], 7, 0.9),
      fill(spots('oil seeds', 14, 20, 1.8, 30, [0, 36]), tones.chilli[2], 0.7),
      {
        d: box(-11, -90, 22, 26, 4),
        fill: across(tones.ribbon[1], tones.ribbon[0], tones.ribbon[2]),
      },
      line('M-21-2V58', ink.white, 5, 0.55),
    ],
  },
  cutlery: {
    draw: () => [
      ground(70, 66, 14),
      lay(fork, [{ x: -24, y: 4, turn: -10 }]),
      lay(knife, [{ x: 26, y: 4, turn: 10 }]),
    ],
  },
  candles: {
    draw: () => [
      ground(64, 62, 12),
      lay(candle(tints.berry), [{ x: -38, y: 6, turn: -6 }]),
      lay(candle(tints.blue), [{ x: 38, y: 6, turn: 6 }]),
      lay(candle(tints.mint), [{ x: 0, y: 12, scale: 1.06 }]),
    ],
  },
  plates: {
    draw: () => [
      ...plate(tones.paper, 40),
      ...plate(tones.china, 26),
      ...plate(tones.paper, 12),
      fill(oval(52, 17, 0, 12), tints.red[1], 0.16),
    ],
  },
  seasoning: {
    draw: () => [
      ...board(tones.board, 36),
      lay(sachet(tints.green), [{ x: -26, y: -4, turn: -12, scale: 0.9 }]),
      lay(sachet(tints.chilli), [{ x: 30, y: 2, turn: 10, scale: 0.9 }]),
    ],
  },
} satisfies Record<string, Product>;
