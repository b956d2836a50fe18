import { fill, line, solid } from './paint.ts';
import { ink, tones } from './palette.ts';
import { arc, blob, smooth } from './shapes.ts';
import { scraps } from './topping.ts';
import type { Topping } from './topping.ts';

const prawnBody = 'M-9 6C-12-4-4-11 4-9C11-7 12 2 6 5C9-1 5-4 1-4C-4-4-4 2-1 6C-3 10-8 10-9 6Z';

/** Fish and seafood. */
export const seaToppings = {
  tuna: () =>
    scraps({ reach: 9, count: 13, shadow: [8.5, 6] }, [
      solid(
        blob('tuna', 6, 4.4, 0.2, [-3, -1], 7) + blob('tuna-two', 5.5, 4, 0.2, [3.5, 2.5], 7),
        tones.tuna,
      ),
      line('M-7-1C-5-3-2-3 1-2M0 2C2 1 5 1 7 2M-5 1.500C-3 .5-1 .5 0 .8', tones.tuna[2], 0.8, 0.7),
      line('M-6-3L-3-4.300M2 .2L5-.3', ink.white, 0.9, 0.7),
    ]),
  anchovy: () =>
    scraps({ reach: 17, count: 7, height: 2, shadow: [16, 5] }, [
      solid(
        smooth([
          [-17, 2],
          [-9, -4],
          [2, -3],
          [11, 2],
          [17, -2],
          [12, 6],
          [1, 3],
          [-9, 3],
        ]),
        tones.anchovy,
        0.8,
      ),
      line('M-14 1C-8-3 2-1 11 3.5', ink.silver, 1.3, 0.85),
      line('M-12 2.500C-6 0 2 1 9 4', tones.anchovy[2], 0.6, 0.8),
    ]),
  prawn: () =>
    scraps({ reach: 11.5, count: 10, shadow: [11, 9] }, [
      solid(prawnBody, tones.prawn, 0.9),
      line('M-9-1L-5 0M-6.5-6L-3-3.500M0-9L1-5M6-7.500L4-4M10-3L6-2', tones.cream[0], 1.4, 0.85),
      fill('M6 5C8 9 6 11 3 11C4 9 4 7 6 5Z', tones.prawn[2]),
      line(arc(8, 200, 260), ink.white, 1.2, 0.7),
    ]),
  'smoked-salmon': () =>
    scraps({ reach: 15, count: 8, shadow: [14, 7] }, [
      solid(
        smooth([
          [-15, 1],
          [-9, -7],
          [-1, -4],
          [6, -9],
          [15, -3],
          [12, 5],
          [3, 4],
          [-4, 8],
          [-12, 7],
        ]),
        tones.salmon,
        0.9,
      ),
      line(
        'M-12 2C-7-4-2-1 3-2C7-3 9-5 13-2M-10 5C-5 1 0 3 4 1C8-1 10 0 12 1',
        tones.cream[0],
        1,
        0.8,
      ),
    ]),
} satisfies Record<string, () => Topping>;
