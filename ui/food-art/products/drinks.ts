import { across, fill, fine, glow, line, slant, solid } from '../paint.ts';
import type { Layer, Mark, Tone } from '../paint.ts';
import { ink } from '../palette.ts';
import { tones } from './product-palette.ts';
import { arc, disc, oval, spots } from '../shapes.ts';
import { ground, lay } from './product.ts';
import type { Product } from './product.ts';

/** Sideways shading of something round and upright. */
const round = ([light, middle, dark]: Tone): ReturnType<typeof across> =>
  across([0, middle], [0.22, light], [0.5, middle], [1, dark]);

const waist =
  'M-13-84H13V-66C13-48 32-44 32-16V62C32 74 26 80 16 80H-16C-26 80-32 74-32 62V-16C-32-44-13-48-13-66Z';
const liquid =
  'M-13-62H13C14-47 30-42 30-16V62C30 72 25 78 16 78H-16C-25 78-30 72-30 62V-16C-30-42-14-47-13-62Z';
const longNeck =
  'M-9-88H9V-48C9-32 26-28 26-4V66C26 76 22 80 14 80H-14C-22 80-26 76-26 66V-4C-26-28-9-32-9-48Z';
const wineBody =
  'M-9-90H9V-46C10-34 26-34 26-12V68C26 76 22 80 14 80H-14C-22 80-26 76-26 68V-12C-26-34-10-34-9-46Z';

const cap = (tone: Tone, width: number, y: number, height: number): Layer[] => [
  {
    d: `M-${width} ${y}Q0 ${y - 5} ${width} ${y}V${y + height}Q0 ${y + height + 4}-${width} ${y + height}Z`,
    fill: round(tone),
  },
  fine(
    line(
      `M-${width * 0.5} ${y}V${y + height}M0 ${y - 1}V${y + height + 1}M${width * 0.5} ${y}V${y + height}`,
      tone[2],
      1,
      0.5,
    ),
  ),
];

const label = (tone: Tone, r: number, top: number, bottom: number): Layer[] => [
  {
    d: `M-${r} ${top}Q0 ${top + 7} ${r} ${top}V${bottom}Q0 ${bottom + 7}-${r} ${bottom}Z`,
    fill: round(tone),
  },
];

const fizz = (seed: string): Layer => fill(spots(seed, 13, 20, 1.7, 46, [3, 14]), ink.white, 0.45);
const gleam = (d: string): Layer => line(d, ink.white, 4.5, 0.55);
const drops = (rx: number): Layer =>
  fine(fill(spots('drops', 22, rx, 1.9, 54, [2, 18]), ink.ice, 0.65));

/** A cut fruit on a label or a rim. */
const emblem = (tone: Tone, y: number, r = 13): Layer[] => [
  solid(disc(r, 0, y), tone, 1),
  line(
    `M0 ${y - r * 0.7}V${y + r * 0.7}M-${r * 0.6} ${y - r * 0.35}L${r * 0.6} ${y + r * 0.35}M${r * 0.6} ${y - r * 0.35}L-${r * 0.6} ${y + r * 0.35}`,
    ink.white,
    1.8,
    0.75,
  ),
];

const softDrink = (tint: Tone): Mark[] => [
  ground(44, 80, 11),
  { d: waist, fill: round(tones.glass) },
  { d: liquid, fill: round(tint) },
  fizz('bottle'),
  ...label(tones.china, 32, 4, 44),
  ...emblem(tint, 27),
  ...cap(tones.ribbon, 14, -90, 14),
  drops(26),
  gleam('M-23-14V-2M-23 54V66M-20-30L-14-44'),
];

const glassBottle = (glass: Tone, drawn: string, crown: Tone, paper: Tone, mark: Tone): Mark[] => [
  ground(38, 80, 10),
  { d: drawn, fill: round(glass) },
  ...label(paper, 26, 12, 54),
  ...label(paper, 9, -70, -54),
  ...emblem(mark, 36, 12),
  ...cap(crown, 10.5, -93, 11),
  drops(22),
  gleam('M-18-2V8M-18 62V70M-5-50V-40'),
];

const cup = 'M-46-34L-34 70Q0 82 34 70L46-34Z';
const tumbler = 'M-40-62L-33 72Q0 82 33 72L40-62Z';

const straw = (tone: Tone): Layer[] => [
  line('M6-30L24-94', tone[2], 9),
  line('M5-30L23-94', tone[0], 6),
  line('M9-44L13-42M13-58L17-56M17-72L21-70', ink.white, 4),
];

const tallGlass = (drink: Tone, y: number): Layer[] => [
  ground(46, 76, 12),
  { d: tumbler, fill: round(tones.glass), opacity: 0.9 },
  {
    d: `M-${37 - (y + 40) * 0.03} ${y}L-30 68Q0 77 30 68L${37 - (y + 40) * 0.03} ${y}Z`,
    fill: round(drink),
  },
  fill(oval(37, 10, 0, y), slant(drink[0], drink[1])),
];
const glassFront: Layer[] = [
  line(oval(40, 11, 0, -62), tones.glass[2], 1.6, 0.8),
  line(arc(40, 150, 270, 0, -62, 11), ink.white, 2.4),
  line('M-31-44L-25 54', ink.white, 5, 0.6),
];

const ice: Layer[] = [
  fill('M-12-10L8-13L12 8L-8 12Z', ink.ice, 0.7),
  line('M-12-10L8-13L12 8L-8 12Z', ink.white, 1.8, 0.9),
];

const mug = (drink: Tone): Layer[] => [
  ground(80, 58, 16),
  fill(oval(84, 25, 0, 52), tones.china[2]),
  fill(oval(84, 25, 0, 48), slant(tones.china[0], tones.china[1], tones.china[2])),
  fill(oval(46, 12, 0, 50), ink.shade, 0.2),
  line('M50-14C86-22 86 28 42 24', tones.china[2], 13),
  line('M50-15C84-22 84 26 42 22', tones.china[0], 9),
  {
    d: 'M-58-24C-58 24-36 50-20 52Q0 56 20 52C36 50 58 24 58-24Z',
    fill: slant(tones.china[0], tones.china[1], tones.china[2]),
  },
  fill(oval(58, 19, 0, -24), slant(tones.china[0], tones.china[2])),
  fill(oval(52, 15.5, 0, -22), glow(...drink)),
];
const steam: Layer = line(
  'M-20-52C-30-64-10-72-20-88M4-52C-6-64 14-72 4-88M26-52C16-64 36-72 26-86',
  tones.china[2],
  4,
  0.55,
);

const waterBottle = (tint: Tone): Mark[] => [
  ground(44, 80, 11),
  { d: waist, fill: round(tones.water) },
  ...label(tint, 32, 0, 36),
  line('M-20 20C-12 10-4 26 4 18S16 12 22 20', ink.white, 4),
  ...cap(tint, 14, -90, 14),
  drops(26),
  gleam('M-23-12V-2M-23 46V66M-20-30L-14-44'),
];

/** A bottle to share, with a glass poured from it. */
const withGlass = (bottle: readonly Mark[], drink: Tone): Mark[] => [
  lay(bottle, [{ x: -24, y: 0, scale: 1.05 }]),
  lay([...tallGlass(drink, -36), fizz('glass'), ...glassFront], [{ x: 50, y: 34, scale: 0.6 }]),
];

export const drinks = {
  bottle: { tint: 'cola', draw: softDrink },
  can: {
    tint: 'red',
    draw: (tint) => [
      ground(48, 76, 12),
      { d: 'M-34-66L-42-52V60L-34 74Q0 84 34 74L42 60V-52L34-66Z', fill: round(tones.metal) },
      { d: 'M-42-52Q0-42 42-52V60Q0 72-42 60Z', fill: round(tint) },
      line('M-42 34C-20 6 6 42 42-6', tones.cream[0], 11, 0.92),
      line('M-42 46C-18 20 8 54 42 10', tones.cream[0], 3, 0.7),
      fill(oval(34, 10, 0, -66), slant(tones.metal[0], tones.metal[1], tones.metal[2])),
      fill(oval(28, 7, 0, -65), slant(tones.metal[2], tones.metal[1])),
      line(oval(8, 2.8, 3, -66), tones.metal[0], 3),
      drops(34),
      gleam('M-30-38V52'),
    ],
  },
  water: { tint: 'blue', draw: waterBottle },
  'bottle-large': { tint: 'cola', draw: (tint) => withGlass(softDrink(tint), tint) },
  'water-large': { tint: 'blue', draw: (tint) => withGlass(waterBottle(tint), tones.water) },
  juice: {
    tint: 'orange',
    draw: (tint) => [
      ...tallGlass(tint, -44),
      lay(ice, [
        { x: -12, y: -28, turn: 8 },
        { x: 14, y: -20, turn: -14 },
      ]),
      ...straw(tones.ribbon),
      ...glassFront,
      ...emblem(tint, -56, 20),
      fizz('juice'),
    ],
  },
  'beer-bottle': {
    tint: 'amber',
    draw: (tint) => glassBottle(tones.brownGlass, longNeck, tint, tones.cream, tint),
  },
  'cider-bottle': {
    draw: () => glassBottle(tones.cider, longNeck, tones.greenPepper, tones.cream, tones.jalapeno),
  },
  'wine-bottle': {
    tint: 'red',
    draw: (tint) => glassBottle(tones.greenGlass, wineBody, tint, tones.paper, tones.wine),
  },
  lassi: {
    tint: 'mango',
    draw: (tint) => [
      ...tallGlass(tint, -46),
      fill(oval(36, 9.5, 0, -46), glow(tones.cream[0], tint[0], tint[1])),
      line('M-18-46C-8-52 8-50 16-45', tint[1], 3),
      fill(spots('pistachio', 9, 22, 2, 5, [0, -47]), tones.jalapeno[0]),
      ...glassFront,
    ],
  },
  coffee: {
    draw: () => [
      ...mug(tones.coffee),
      fill(oval(45, 12.5, 0, -22), glow(tones.froth[1], tones.coffee[0], tones.coffee[1])),
      fill(
        'M0-13C-14-20-22-30-10-31C-4-31 0-28 0-26C0-28 4-31 10-31C22-30 14-20 0-13Z',
        tones.froth[0],
      ),
      line('M0-15V-27', tones.coffee[0], 1.4),
      steam,
    ],
  },
  tea: {
    draw: () => [
      ...mug(tones.tea),
      line(arc(42, 190, 255, 0, -22, 11), ink.white, 2.6, 0.5),
      line('M18-34C30-10 34 0 32 12', tones.china[2], 2),
      fill('M24 10H40V28H24Z', tones.coriander[1]),
      fill('M28 14H36V20H28Z', tones.cream[0]),
      steam,
    ],
  },
  milkshake: {
    tint: 'berry',
    draw: (tint) => [
      ground(48, 78, 12),
      ...straw(tones.ribbon),
      { d: cup, fill: round(tint) },
      fill(
        'M-44-16C-30-6-22-22-8-10C4 0 12-20 24-10C32-4 38-12 44-18L46-34H-46Z',
        tones.cream[0],
        0.55,
      ),
      fill(
        'M-52-34C-58-48-40-56-34-54C-34-68-14-72-6-66C4-78 26-70 28-58C44-60 58-46 50-34Q0-18-52-34Z',
        glow(tones.cream[0], tones.cream[0], tones.cream[1], tones.cream[2]),
      ),
      line('M-40-42C-28-50-14-44-6-52M2-44C14-40 24-52 38-46', tones.cream[2], 2.4, 0.7),
      fill(spots('sprinkles', 12, 40, 2, 12, [0, -48]), tint[1]),
      solid(disc(10, -8, -72), tones.chilli, 1),
      line('M-6-80C0-90 8-92 12-92', tones.basil[2], 2.4),
      line(arc(6.5, 195, 265, -8, -72), ink.white, 2, 0.9),
      line('M-36-16L-27 58', ink.white, 5, 0.55),
    ],
  },
} satisfies Record<string, Product>;
