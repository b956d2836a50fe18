import { fine, line, solid } from './paint.ts';
import type { Layer, Tone } from './paint.ts';
import { ink, tones } from './palette.ts';
import { blob, smooth, spin, turned } from './shapes.ts';
import { scraps } from './topping.ts';
import type { Topping } from './topping.ts';

const leafAt = (angle: number, length: number, width: number): string =>
  turned(
    [
      [0, 0],
      [length * 0.35, -width],
      [length * 0.8, -width * 0.65],
      [length, 0],
      [length * 0.8, width * 0.65],
      [length * 0.35, width],
    ],
    angle,
  );

const veinAt = (angle: number, length: number): string => {
  const [x, y] = spin([length * 0.85, 0], angle);
  return `M0 0L${x.toFixed(1)} ${y.toFixed(1)}`;
};

const leaves = (
  tone: Tone,
  all: readonly [angle: number, length: number, width: number][],
): Layer[] => [
  ...all.map(([angle, length, width]) => solid(leafAt(angle, length, width), tone, 0.6)),
  line(all.map(([angle, length]) => veinAt(angle, length)).join(''), tone[0], 0.8, 0.9),
];

const rocketLeaf = smooth([
  [-13, 0],
  [-6, -1.2],
  [-4, -5],
  [-1.5, -1.8],
  [2, -6.5],
  [4.5, -2.8],
  [9, -5],
  [14, 0],
  [9, 5],
  [4.5, 2.8],
  [2, 6.5],
  [-1.5, 1.8],
  [-4, 5],
  [-6, 1.2],
]);

export const leafToppings = {
  spinach: () =>
    scraps({ reach: 13, count: 10, height: 0, shadow: [12, 8] }, [
      ...leaves(tones.spinach, [
        [155, 13, 6.5],
        [15, 14, 7.5],
      ]),
      fine(line('M6 1L9-3M6 2L10 5M-5 3L-9 7M-5 3L-8-1', tones.spinach[0], 0.5, 0.8)),
    ]),
  basil: () =>
    scraps({ reach: 11, count: 7, height: 2, shadow: [10, 7] }, [
      ...leaves(tones.basil, [
        [200, 11, 4.5],
        [-35, 12, 5.5],
        [75, 10, 4.5],
      ]),
      line('M4-5L9-7.500M-3-2.500L-7-4.5', ink.white, 1, 0.4),
    ]),
  rocket: () =>
    scraps({ reach: 14, count: 11, height: 2, shadow: [12, 4] }, [
      solid(rocketLeaf, tones.rocket, 0.6),
      line('M-16 .5C-8-.5 2 .5 12 0', tones.pith[0], 0.9, 0.9),
    ]),
  artichoke: () =>
    scraps({ reach: 11.5, count: 9, shadow: [10, 9] }, [
      solid(leafAt(-90, 12, 8), tones.artichoke, 0.8),
      solid(leafAt(-130, 11, 5), tones.artichoke, 0.7),
      solid(leafAt(-50, 11, 5), tones.artichoke, 0.7),
      solid('M-6 1C-3-6 3-6 6 1C6 7 3 9 0 9C-3 9-6 7-6 1Z', tones.cabbage, 0.7),
      fine(line('M0-3V7M-3-1V6M3-1V6', tones.artichoke[2], 0.6, 0.6)),
    ]),
  coriander: () =>
    scraps({ reach: 7, count: 14, height: 2, shadow: [6, 4] }, [
      line('M0 8V0', tones.coriander[2], 1),
      solid(
        blob('coriander', 3.4, 3.4, 0.28, [-3.5, -1], 10) +
          blob('coriander2', 3.4, 3.4, 0.28, [3.5, -1], 10) +
          blob('coriander3', 3.5, 3.5, 0.28, [0, -5], 10),
        tones.coriander,
        0.5,
      ),
      fine(line('M0 0V-6M0 0L-4-1M0 0L4-1', tones.coriander[0], 0.5)),
    ]),
} satisfies Record<string, () => Topping>;
