import { fill, fine, glow, line, rope, slant, solid } from '../paint.ts';
import type { Layer, Mark, Place, Tone } from '../paint.ts';
import { ink, tints, tones } from '../palette.ts';
import { arc, blob, box, disc, oval, smooth, spots } from '../shapes.ts';
import { bite, board, bowl, ground, heap, lay, pot, stick, tray } from './product.ts';
import type { Product } from './product.ts';

const redTray = (): Layer[] => tray(tones.ribbon, tones.paper);
const herbs = (seed: string, y: number, rx = 56, ry = 20): Layer =>
  fill(spots(seed, 22, rx, 1.7, ry, [0, y]), tones.coriander[1], 0.9);

const fan = (count: number, spread: number, y: number, lift: number): Place[] =>
  Array.from({ length: count }, (_, i) => {
    const at = (i / (count - 1)) * 2 - 1;
    const sway = Math.sin(i * 12.9) * 0.5;
    return {
      x: Math.round(at * spread),
      y: Math.round(y + at * at * 12 + sway * lift),
      turn: Math.round(at * 20 + sway * 14),
    };
  });

const carton: Layer[] = [
  { d: 'M-56-2Q0 26 56-2L44 74Q0 84-44 74Z', fill: slant(...tones.ribbon) },
  fill('M-37 7L-29 77L-15 79L-20 11ZM20 11L15 79L29 77L37 7Z', tones.paper[0], 0.9),
  line('M-54 0Q0 27 54 0', ink.white, 2.4, 0.55),
  fill('M56-2L44 74Q24 79 14 79Q30 40 28 8Z', ink.shade, 0.12),
];

const fry = (): Layer[] => [
  fill(box(-4.5, -42, 11, 86, 2), tones.fried[2]),
  fill(box(-5.5, -43, 8.5, 86, 2), slant(tones.corn[0], tones.fried[0], tones.fried[1])),
  line('M-3.5-39V36', ink.white, 1.6, 0.4),
];

const wedge: Layer[] = [
  fill(oval(27, 10, 2, 6), ink.shade, 0.25),
  solid('M-29 1C-20-15 18-17 30-3C22 13-16 15-29 1Z', tones.crumb, 1),
  fill(
    'M-25-1C-16-12 14-13 25-4C14 3-12 6-25-1Z',
    slant(tones.potato[0], tones.potato[1], tones.fried[0]),
  ),
  fine(fill(spots('wedge', 9, 20, 1.3, 5, [0, -4]), tones.spicyBeef[1], 0.7)),
  line('M-17-7C-8-11 4-11 12-9', ink.white, 1.8, 0.6),
];

const loaf = (cheesy: boolean): Layer[] => [
  fill(oval(25, 21, 3, 6), ink.shade, 0.28),
  solid(blob('loaf', 25, 21, 0.05), tones.crust, 2.4),
  fill(
    blob('loaf', 21.5, 17.5, 0.05),
    glow(tones.garlicButter[0], tones.garlicButter[1], tones.fried[0]),
  ),
  ...(cheesy
    ? [
        solid(blob('loaf cheese', 19, 15, 0.14), tones.melt, 0.8),
        fill(spots('loaf toast', 7, 13, 2.6, 10), tones.toast[1], 0.5),
      ]
    : [fill(spots('loaf holes', 9, 16, 1.9, 12), tones.bread[1], 0.6)]),
  fill(spots('loaf herb', 13, 15, 1.3, 12), tones.coriander[1], 0.9),
  line(arc(17, 195, 265, 0, 0, 13), ink.white, 2, 0.7),
];

const loaves: Place[] = [
  { x: -38, y: -18, turn: -12 },
  { x: 8, y: -26, turn: 8 },
  { x: 48, y: -6, turn: 14, flip: true },
  { x: -52, y: 18, turn: 4 },
  { x: -6, y: 14, turn: -10, flip: true },
  { x: 34, y: 36, turn: 6 },
];

const drumette = (tone: Tone): Layer[] => [
  fill(oval(25, 14, 3, 7), ink.shade, 0.26),
  solid(
    'M-26 4C-28-12-8-20 6-13C14-9 18-5 26-8C33-9 34 0 28 1C22 3 20 6 10 12C-4 20-23 18-26 4Z',
    tone,
    1,
  ),
  fill(oval(5, 3.8, 29, -4, -14), tones.cream[1]),
  fine(fill(spots('wing', 9, 17, 1.5, 9, [-4, 1]), tone[2], 0.55)),
  line('M-19-3C-15-11-5-13 3-9', ink.white, 2.8, 0.65),
];

const crumbStick = (): Layer[] => [
  ...stick(tones.crumb, 17, 76),
  fine(fill(spots('stick', 16, 6, 1.3, 32), tones.fried[0], 0.8)),
  fill(spots('stick herb', 5, 5, 1, 30), tones.coriander[2], 0.7),
];

const popper: Layer[] = [
  ...bite('popper', 19, tones.crumb, 0.09),
  solid(oval(9.5, 9, 9, 3), tones.jalapeno, 1),
  fill(oval(6.8, 6.4, 9, 3.2), glow(...tones.cheese)),
];

const onionRing: Layer[] = [
  line(oval(25, 16, 2, 6), ink.shade, 13, 0.22),
  line(oval(25, 16), tones.crumb[2], 14),
  line(oval(25, 16), tones.crumb[1], 12),
  line(oval(25, 16, -0.7, -1.5), tones.crumb[0], 6, 0.95),
  line(arc(25, 190, 280, -0.7, -3, 16), ink.white, 2, 0.5),
];

const popBowl = (seed: string, tone: Tone, china: Tone, r: number, count: number): Mark[] => [
  ...bowl(china),
  lay(bite(seed, r, tone, 0.06), heap(seed, count, [60, 17], [0, 0], 34)),
];

const lettuceLeaf = (tone: Tone): Layer[] => [
  fill(oval(22, 15, 2, 5), ink.shade, 0.2),
  solid(blob(`lettuce${tone[0]}`, 24, 17, 0.16, [0, 0], 15), tone, 1),
  line('M-18 5C-6 0 6-3 18-6M-6 1L-8-8M4-2L5-11M-2 1L4 9M8-3L13 4', tone[0], 1.5, 0.9),
];

const halfTomato: Layer[] = [
  fill(disc(13, 1.5, 3), ink.shade, 0.25),
  solid(disc(13), tones.tomato, 1.4),
  fill(disc(10.5), tones.pulp[1]),
  fill(oval(4, 6, -4.5, 0) + oval(4, 6, 4.5, 0), tones.tomato[2], 0.8),
  line(arc(11, 195, 265), ink.white, 2, 0.8),
];

const shreds = (tone: Tone): Layer[] => rope('M-18 4C-8-8 8-8 18 2', tone, 5);

export const sides = {
  fries: {
    draw: () => [
      ground(62, 76),
      lay(fry(), fan(9, 34, -36, 22)),
      lay(fry(), fan(8, 30, -22, 26)),
      ...carton,
    ],
  },
  wedges: {
    draw: () => [
      ...redTray(),
      lay(wedge, heap('wedges', 13, [60, 20], [0, 4], 26, 70)),
      herbs('wedge herb', -6),
    ],
  },
  'garlic-bread': { draw: () => [...board(tones.board, 26), lay(loaf(false), loaves)] },
  'cheesy-garlic-bread': { draw: () => [...board(tones.board, 26), lay(loaf(true), loaves)] },
  breadsticks: {
    draw: () => [
      ...board(tones.board, 26),
      lay(
        [
          ...stick(tones.bread, 19, 108),
          fill(spots('sesame', 16, 6, 1.2, 44), tones.cream[0]),
          fine(fill(spots('sticks herb', 12, 6, 1, 46), tones.coriander[2])),
        ],
        [
          { x: -34, y: -6, turn: 52 },
          { x: -14, y: 8, turn: 58 },
          { x: 4, y: 22, turn: 50 },
          { x: 2, y: -14, turn: 66 },
        ],
      ),
      ...pot(tones.china, tones.tomatoSauce, 48, -12, 27),
    ],
  },
  wings: {
    draw: () => [
      ...redTray(),
      lay(drumette(tones.buffalo), heap('wings', 9, [52, 17], [0, 4], 28, 60)),
      herbs('wing herb', -8, 46, 20),
    ],
  },
  'boneless-bites': {
    draw: () => [
      ...redTray(),
      lay(
        [
          ...bite('boneless', 19, tones.tikka, 0.13),
          fill(spots('sesame', 7, 11, 1.5), tones.cream[0]),
        ],
        heap('boneless', 12, [56, 18], [0, 4], 30),
      ),
      herbs('boneless', -10, 46),
    ],
  },
  nuggets: {
    draw: () => [
      ...redTray(),
      lay(bite('nugget', 20, tones.fried, 0.15), heap('nugget', 9, [58, 18], [-6, 4], 26)),
      ...pot(tones.china, tints.caramel, 54, 6, 25),
    ],
  },
  'mozzarella-sticks': {
    draw: () => [
      ...board(tones.slate, 28),
      lay(crumbStick(), [
        { x: -38, y: -4, turn: 68 },
        { x: -12, y: -16, turn: 58 },
        { x: -22, y: 18, turn: 76 },
        { x: 14, y: 2, turn: 64 },
        { x: 8, y: 32, turn: 70 },
      ]),
      ...pot(tones.china, tones.tomatoSauce, 56, -8, 25),
    ],
  },
  'jalapeno-poppers': {
    draw: () => [...redTray(), lay(popper, heap('poppers', 9, [54, 18], [0, 4], 28, 30))],
  },
  'onion-rings': {
    draw: () => [
      ...redTray(),
      lay(onionRing, [
        { x: -40, y: -2, turn: -8 },
        { x: 38, y: -4, turn: 10 },
        { x: 0, y: 10 },
        { x: -20, y: -20, turn: 12 },
        { x: 24, y: -24, turn: -14 },
        { x: 0, y: -40, turn: 4 },
      ]),
    ],
  },
  salad: {
    draw: () => [
      ...bowl(tones.china),
      lay(lettuceLeaf(tones.lettuce), heap('leaves', 13, [60, 18], [0, -2], 34, 150)),
      lay(lettuceLeaf(tones.spinach), [
        { x: -34, y: -18, turn: 40, scale: 0.8 },
        { x: 36, y: -8, turn: -30, scale: 0.8 },
      ]),
      lay(halfTomato, [
        { x: -14, y: -30 },
        { x: 30, y: -22, turn: 30 },
        { x: -42, y: -2, turn: -20 },
        { x: 8, y: 4, turn: 15 },
      ]),
      fill(spots('feta', 8, 50, 5, 22, [0, -16]), tones.cream[0]),
      lay(
        [
          solid(disc(7), tones.blackOlive),
          fill(disc(3), tones.spinach[2]),
          line(arc(5, 190, 270), ink.white, 1.5, 0.7),
        ],
        [
          { x: 8, y: -18 },
          { x: 50, y: -8 },
          { x: -28, y: 4 },
        ],
      ),
    ],
  },
  coleslaw: {
    draw: () => [
      ...bowl(tones.terracotta),
      fill(blob('slaw', 66, 30, 0.06, [0, -6]), tones.cream[1]),
      lay(shreds(tones.cabbage), heap('slaw', 20, [52, 16], [0, -2], 30, 180)),
      lay(shreds(tones.carrot), heap('slaw carrot', 8, [50, 14], [0, -4], 28, 180)),
      lay(shreds(tones.redOnion), heap('slaw onion', 4, [40, 12], [0, -6], 24, 180)),
    ],
  },
  'potato-pops': { draw: () => popBowl('potato pops', tones.fried, tones.terracotta, 16, 19) },
  'paneer-pops': {
    draw: () => [
      ...bowl(tones.slate),
      lay(
        [
          fill(box(-13, -11, 30, 29, 5), ink.shade, 0.25),
          solid(box(-15, -15, 30, 29, 6), tones.tikka),
          fill(spots('paneer pop', 8, 10, 1.5), tones.chilli[1], 0.7),
          line('M-10-10H4', ink.white, 2.4, 0.6),
        ],
        heap('paneer pops', 13, [54, 16], [0, 0], 36),
      ),
      herbs('paneer pops', -18, 44),
    ],
  },
  'spiced-bites': {
    draw: () => [
      ...popBowl('spiced bites', tones.spicyBeef, tones.china, 18, 15),
      herbs('spiced', -20, 46, 22),
    ],
  },
  poutine: {
    draw: () => [
      ...redTray(),
      lay(
        fry(),
        heap('poutine', 20, [52, 14], [0, 2], 20, 90).map((place) => ({ ...place, scale: 0.72 })),
      ),
      {
        ...solid(
          smooth([
            [-50, -2],
            [-36, -22],
            [-12, -28],
            [12, -34],
            [36, -22],
            [50, -4],
            [38, 8],
            [26, 2],
            [12, 14],
            [-4, 4],
            [-18, 14],
            [-30, 4],
          ]),
          tones.gravy,
        ),
        opacity: 0.92,
      },
      line('M-36-14C-20-24-8-24 4-26', ink.white, 3, 0.4),
      lay(
        [
          fill(oval(11, 9, 1, 3), ink.shade, 0.3),
          solid(blob('curd', 11, 9, 0.14), tones.cream, 1),
          line('M-6-3L0-5', ink.white, 2),
        ],
        heap('curds', 11, [44, 12], [0, -4], 24, 90),
      ),
    ],
  },
  'mac-and-cheese': {
    draw: () => [
      ...bowl(tones.slate),
      fill(oval(70, 21, 0, 3), tones.cheddar[1]),
      lay(
        [
          line('M-11 7A11 11 0 0 1 11 7', tones.cheddar[2], 12),
          line('M-11 6A11 11 0 0 1 11 6', tones.corn[1], 9.5),
          line('M-11 4A11 11 0 0 1 9 1', tones.corn[0], 3.5, 0.9),
        ],
        heap('macaroni', 24, [58, 15], [0, 0], 28, 180),
      ),
      fill(spots('mac toast', 14, 48, 5, 18, [0, -10]), tones.toast[0], 0.55),
      herbs('mac', -12, 46),
    ],
  },
  'dip-pot': {
    tint: 'vanilla',
    draw: (tint) => [
      ground(66, 56, 16),
      ...pot(tones.china, tint, 0, -8, 68),
      fill(spots('dip herb', 9, 36, 1.8, 11, [4, -6]), tones.coriander[1], 0.7),
    ],
  },
} satisfies Record<string, Product>;
