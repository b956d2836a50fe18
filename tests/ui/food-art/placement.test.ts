import { describe, expect, it } from 'vitest';
import { roomOf } from '../../../ui/food-art/crusts.ts';
import { placePieces, shadowOf } from '../../../ui/food-art/placement.ts';
import { toppings } from '../../../ui/food-art/toppings.ts';
import type { ToppingLook } from '../../../ui/food-art/toppings.ts';

const room = roomOf('classic');
const looks = Object.keys(toppings) as ToppingLook[];
const loose = looks.filter((look) => !toppings[look].whole);

describe('the places of toppings', () => {
  it.each(loose)('keeps %s off the crust', (look) => {
    for (const { x, y } of placePieces(look, 3, room)) {
      expect(Math.hypot(x, y) + toppings[look].reach).toBeLessThanOrEqual(room.radius + 0.1);
    }
  });

  it.each(loose.filter((look) => toppings[look].count > 1))('spreads %s evenly', (look) => {
    const pieces = placePieces(look, 1, room);
    const radius = room.radius - toppings[look].reach * 1.1;
    const fair = radius * Math.sqrt(Math.PI / pieces.length);
    pieces.forEach((piece, i) => {
      const gaps = pieces
        .filter((_, j) => j !== i)
        .map((q) => Math.hypot(piece.x - q.x, piece.y - q.y));
      expect(Math.min(...gaps)).toBeGreaterThan(fair * 0.5);
    });
  });

  it('adds pieces for a second portion and leaves those of the first where they are', () => {
    const one = placePieces('pepperoni', 1, room);
    const two = placePieces('pepperoni', 2, room);
    expect(two.length).toBeGreaterThan(one.length);
    const at = ({ x, y }: { x: number; y: number }): number[] => [x, y];
    expect(two.slice(0, one.length).map(at)).toEqual(one.map(at));
  });

  it('shares the pieces of a whole pizza between its halves', () => {
    const left = placePieces('mushroom', 1, room, 'left');
    const right = placePieces('mushroom', 1, room, 'right');
    expect(left.every(({ x }) => x <= 0)).toBe(true);
    expect(right.every(({ x }) => x > 0)).toBe(true);
    expect(left.length + right.length).toBe(placePieces('mushroom', 1, room).length);
  });

  it.each(looks)('gives each half that has it something of %s', (look) => {
    expect(placePieces(look, 1, room, 'left').length).toBeGreaterThan(0);
    expect(placePieces(look, 1, room, 'right').length).toBeGreaterThan(0);
  });

  it('throws one shadow a piece', () => {
    const pieces = placePieces('black-olive', 1, room);
    expect(shadowOf('black-olive', pieces).split('M')).toHaveLength(pieces.length + 1);
  });
});
