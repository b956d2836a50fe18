import { fill, fine, glow, line, rope, slant, solid } from './paint.ts';
import type { Layer, Tone } from './paint.ts';
import { ink, tones } from './palette.ts';
import { arc, blob, disc, oval, poly, smooth, spin, spots, turned } from './shapes.ts';
import { chunks, scraps, shine, slices } from './topping.ts';
import type { Topping } from './topping.ts';

const capPath =
  'M-10-1C-10-9-5-12 0-12C5-12 10-9 10-1C10 2 7 3 4 2C4 6 5 9 4 11C2 12-2 12-4 11C-5 9-4 6-4 2C-7 3-10 2-10-1Z';

const gills = 'M-8-1C-7-6-3-7 0-7C3-7 7-6 8-1C5 1 3 0 2-1C1 0-1 0-2-1C-3 0-5 1-8-1Z';

const mushroom: Layer[] = [
  solid(capPath, tones.mushroom, 0.9),
  line('M-9-3C-8-9-4-11 0-11C4-11 8-9 9-3', tones.gill[0], 1.5, 0.75),
  fill(gills, tones.gill[0], 0.85),
  fine(line('M-5-1V-5M-2.5-2V-6M2.5-2V-6M5-1V-5', tones.gill[1], 0.6, 0.7)),
  line('M-2 3V9', ink.white, 1.4, 0.65),
];

const pepperStrip = (tone: Tone, d: string): Layer[] => [
  line(d, tone[2], 5.6),
  line(d, tone[1], 4.4),
  line(d, tone[0], 1.8, 0.95),
  line(d, ink.white, 0.6, 0.55),
];

const bend = smooth(
  [
    [-12, 5],
    [-9, -3],
    [0, -6],
    [9, -3],
    [12, 5],
  ],
  false,
);

const hook = smooth(
  [
    [-11, -5],
    [-6, 3],
    [1, 4],
    [8, 0],
    [12, -6],
  ],
  false,
);

const peppers = (tone: Tone): Topping =>
  scraps(
    { reach: 13, count: 10, shadow: [13, 5] },
    pepperStrip(tone, bend),
    pepperStrip(tone, hook),
  );

const ring = (r: number, hole: number): string =>
  `${disc(r)}M${hole} 0A${hole} ${hole} 0 1 1 ${-hole} 0A${hole} ${hole} 0 1 1 ${hole} 0z`;

const olive = (tone: Tone, heart: string): Layer[] => [
  solid(disc(6.6), tone, 0.8),
  fill(disc(3.1, 0.2, 0.2), heart),
  line(arc(3.1, 180, 300, 0.2, 0.2), tone[2], 0.9),
  line(arc(3.2, 20, 110, 0.2, 0.2), tone[0], 0.9, 0.8),
  shine(4.9, 0.75),
];

const rings = arc(11, 200, 340, 0, 6) + arc(7.5, 205, 335, 0, 6);

const chilliRing = (r: number): Layer[] => [
  fill(ring(r, r * 0.3), tones.jalapeno[2]),
  fill(ring(r * 0.92, r * 0.34), glow(...tones.jalapeno)),
  fill(ring(r * 0.76, r * 0.3), tones.pith[0], 0.92),
  line(
    `M0-${r * 0.7}V${r * 0.7}M-${r * 0.6}-${r * 0.3}L${r * 0.6} ${r * 0.3}`,
    tones.pith[2],
    r * 0.12,
  ),
  fill(spots('chilli seed', 5, r * 0.5, r * 0.11), ink.seed),
  shine(r * 0.86, 0.6, r * 0.12),
];

const chamber = 'M-2-3C-4-9 4-9 2-3C1-1-1-1-2-3Z';

const chambers = [0, 72, 144, 216, 288];

/** Seed chambers in a wheel, `r` from the middle to their outer end. */
const wheel = (r: number): string =>
  chambers
    .map((angle) =>
      turned(
        [
          [0, -r * 0.24],
          [-r * 0.3, -r * 0.66],
          [0, -r],
          [r * 0.3, -r * 0.66],
        ],
        angle + 10,
      ),
    )
    .join('');

const wheelSeeds = (r: number, size: number): string =>
  chambers
    .flatMap((angle) => [-10, 30].map((lean) => spin([0, -r * 0.66], angle + lean)))
    .map(([x, y], i) => oval(size, size * 0.65, x, y, i * 36 + 90))
    .join('');

const tomatoSlice = (r: number): Layer[] => [
  solid(blob('tomato', r, r, 0.02), tones.tomato, r * 0.08),
  fill(disc(r * 0.86), tones.pulp[0], 0.9),
  fill(wheel(r * 0.8), slant(tones.tomato[1], tones.tomato[2])),
  fine(fill(wheelSeeds(r * 0.8, r * 0.08), ink.seed)),
  shine(r * 0.9, 0.7, r * 0.1),
];

const coin = (seed: string, r: number, skin: Tone, rim: string): Layer[] => [
  fill(blob(seed, r, r, 0.03), rim),
  fill(blob(seed, r * 0.88, r * 0.88, 0.03), glow(skin[0], skin[0], skin[1])),
  fill(spots(seed, 9, r * 0.6, r * 0.08), skin[1], 0.9),
  line(arc(r * 0.94, 190, 265), ink.white, r * 0.1, 0.5),
];

const grillMarks = (r: number): Layer =>
  line(
    `M${-r * 0.7}-${r * 0.2}L${r * 0.2}-${r * 0.7}M${-r * 0.6} ${r * 0.6}L${r * 0.6}-${r * 0.6}M${-r * 0.2} ${r * 0.7}L${r * 0.7} ${r * 0.2}`,
    tones.toast[2],
    r * 0.15,
    0.4,
  );

const wedgeCuts = [
  poly([-9, 6], [-6, -7], [5, -8], [10, 4], [2, 8]),
  poly([-10, 3], [-5, -6], [7, -7], [9, 6], [-3, 8]),
];

export const vegetableToppings = {
  mushroom: () => scraps({ reach: 11.5, count: 11, turn: 75, shadow: [9, 11] }, mushroom),
  'green-pepper': () => peppers(tones.greenPepper),
  'red-pepper': () => peppers(tones.redPepper),
  'red-onion': () =>
    scraps({ reach: 11, count: 11, shadow: [10, 5] }, [
      line(rings, tones.redOnion[2], 3.2),
      line(rings, tones.redOnion[1], 2.4),
      line(rings, tones.redOnion[0], 1.2),
      fine(line(rings, ink.white, 0.4, 0.7)),
    ]),
  'black-olive': () =>
    slices({ reach: 6.6, count: 15, height: 2 }, olive(tones.blackOlive, tones.melt[1])),
  'green-olive': () =>
    slices({ reach: 6.6, count: 15, height: 2 }, olive(tones.greenOlive, tones.chilli[0])),
  sweetcorn: () =>
    scraps({ reach: 7, count: 17, height: 2, shadow: [6, 5] }, [
      solid(
        blob('corn', 3, 3.6, 0.08, [-3.8, 1]) +
          blob('corn2', 3.2, 3.4, 0.08, [3, 2.6]) +
          blob('corn3', 2.9, 3.3, 0.08, [1, -4]),
        tones.corn,
      ),
      line('M-5-.5l.8-1.200M2 1.200l.8-.9M-.3-5.500l.9-.8', ink.white, 1.1, 0.85),
    ]),
  pineapple: () =>
    chunks({ reach: 10, count: 11, turn: 180 }, wedgeCuts, (d) => [
      solid(d, tones.pineapple, 0.9),
      line('M-6 4L-3-5M-2 5L0-6M3 5.500L3.5-6M6 4L6-4', tones.pineapple[2], 0.8, 0.55),
      line('M-8 5.500L2 7L8 3.5', tones.pineapple[2], 1.4, 0.6),
      line('M-5-5.500L4-6.5', ink.white, 1.3, 0.7),
    ]),
  jalapeno: () => slices({ reach: 7.6, count: 14, height: 2 }, chilliRing(7.6)),
  'green-chilli': () => slices({ reach: 4.8, count: 22, height: 2 }, chilliRing(4.8)),
  'red-chilli-flakes': () =>
    scraps({ reach: 6, count: 22, height: 2, turn: 180, shadow: [0, 0] }, [
      fill(
        poly([-5, -2], [-2, -4], [-1, -1], [-4, 0]) +
          poly([1, 1], [5, 0], [4, 3], [2, 4]) +
          poly([2, -5], [4, -4], [3, -2]),
        tones.chilli[1],
      ),
      fill(poly([-3, 3], [-1, 2], [0, 4], [-2, 5]), tones.chilli[2]),
      fine(fill(spots('flakes', 4, 5.5, 0.7), ink.seed)),
    ]),
  tomato: () => slices({ reach: 13.5, count: 9, height: 0 }, tomatoSlice(13.5)),
  'cherry-tomato': () =>
    slices({ reach: 8.5, count: 12, height: 2 }, [
      solid(disc(8.5), tones.tomato, 1),
      fill(disc(7), tones.pulp[1]),
      fill(
        chamber + 'M-6 1C-6-3-2-2-1 1C-1 4-5 5-6 1ZM6 1C6-3 2-2 1 1C1 4 5 5 6 1Z',
        tones.tomato[2],
        0.85,
      ),
      fill(
        oval(0.9, 0.6, 0, -5, 90) + oval(0.9, 0.6, -4, 1, 60) + oval(0.9, 0.6, 4, 1, -60),
        ink.seed,
      ),
      shine(7.2, 0.8, 1.5),
    ]),
  'sun-dried-tomato': () =>
    scraps({ reach: 10, count: 10, shadow: [10, 6.5] }, [
      solid(blob('sundried', 10, 6, 0.2, [0, 0], 11), tones.sunDried, 1),
      line('M-7 1C-3-3 2 2 7-1M-5 3.500C-1 1 2 5 6 2.5', tones.sunDried[2], 1.1, 0.8),
      line('M-6-2C-3-4.5 1-3 4-4', tones.tomato[0], 1.2, 0.8),
    ]),
  potato: () =>
    slices({ reach: 13, count: 9, height: 0 }, [
      fill(blob('potato', 13, 11.5, 0.05), tones.toast[1]),
      fill(
        blob('potato', 12, 10.5, 0.05),
        glow(tones.potato[0], tones.potato[0], tones.potato[1], tones.potato[2]),
      ),
      fill(spots('potato', 7, 8, 1.4), tones.toast[0], 0.4),
      shine(9, 0.6, 1.5),
    ]),
  aubergine: () =>
    slices({ reach: 13, count: 9, height: 0 }, [
      ...coin('aubergine', 13, tones.aubergine, tones.aubergine[2]),
      grillMarks(11),
    ]),
  courgette: () =>
    slices({ reach: 10, count: 12 }, [
      ...coin('courgette', 10, tones.courgette, tones.courgette[2]),
    ]),
  garlic: () =>
    scraps({ reach: 6, count: 16, height: 2, shadow: [5.5, 3] }, [
      solid('M-6 1C-5-3 1-4 6-1C5 3-2 4-6 1Z', tones.garlic, 0.7),
      line('M-4 .6C-1-1 2-1 4-.3', tones.toast[0], 0.8, 0.8),
    ]),
  'caramelised-onion': () =>
    scraps(
      { reach: 12, count: 10, shadow: [11, 6] },
      rope('M-11 3C-6-6 2-6 6 0C8 4 3 7-1 4M-8-5C-2-9 6-6 10 3', tones.caramelised, 3),
    ),
  pickle: () =>
    slices({ reach: 9.5, count: 12, height: 2 }, [
      solid(blob('pickle', 9.5, 9.5, 0.07, [0, 0], 20), tones.pickle, 1.2),
      fill(disc(6.8), tones.pith[1], 0.85),
      fill(spots('pickle', 8, 4.8, 0.8), tones.pickle[1], 0.8),
      shine(7.8),
    ]),
} satisfies Record<string, () => Topping>;
