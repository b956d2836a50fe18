import type { Choice } from './choice.ts';

/** The two sides of a half-and-half. */
export type HalfSide = 'first' | 'second';

export const halfSides = ['first', 'second'] as const satisfies readonly HalfSide[];

/** The halves of a half-and-half, each as a pizza of its own with the toppings that lie on it; none of any other choice [SHP-21]. */
export const halvesOf = ({ size, halves }: Choice): readonly Choice[] =>
  halves
    ? halfSides.map((side) => {
        const toppings = halves.toppings?.[side];
        return {
          type: 'pizza',
          productId: halves[side],
          ...(size !== undefined && { size }),
          ...(toppings && { toppings }),
        };
      })
    : [];
