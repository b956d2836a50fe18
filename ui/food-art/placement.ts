import type { Place } from './paint.ts';
import { squared } from './pizza-crust.ts';
import type { Side } from './pizza-recipe.ts';
import { oval, randomFrom } from './shapes.ts';
import type { Point } from './shapes.ts';
import { toppings } from './toppings.ts';
import type { ToppingLook } from './toppings.ts';

/** The round room toppings may lie in; a square pan stretches it. */
export interface Room {
  readonly radius: number;
  readonly square: boolean;
}

const CANDIDATES = 48;
const MOST_PIECES = 40;
const known = new Map<string, readonly Place[]>();

function farthest(candidates: readonly Point[], taken: readonly Point[], radius: number): Point {
  let best: Point = candidates[0] ?? [0, 0];
  let bestGap = -1;
  for (const candidate of candidates) {
    let gap = radius * 2 - Math.hypot(...candidate) * 0.2;
    for (const point of taken) {
      gap = Math.min(gap, Math.hypot(candidate[0] - point[0], candidate[1] - point[1]));
    }
    if (gap > bestGap) [best, bestGap] = [candidate, gap];
  }
  return best;
}

function scatter(look: ToppingLook, count: number, room: Room): Place[] {
  const { reach, turn, whole } = toppings[look];
  if (whole) return [{ x: 0, y: 0 }];
  const random = randomFrom(look);
  const radius = Math.max(room.radius - reach - 1, 0);
  const taken: Point[] = [];
  return Array.from({ length: count }, (_, i) => {
    const candidates = Array.from({ length: CANDIDATES }, (): Point => {
      const [angle, r] = [random() * Math.PI * 2, Math.sqrt(random()) * radius];
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    });
    const point = farthest(candidates, taken, radius);
    taken.push(point);
    const [x, y] = room.square ? squared(point) : point;
    return {
      x: Math.round(x * 10) / 10,
      y: Math.round(y * 10) / 10,
      turn: Math.round((random() * 2 - 1) * turn),
      scale: Math.round((0.9 + random() * 0.18) * 100) / 100,
      flip: random() > 0.5,
    };
  });
}

const onSide = (side: Side, reach: number, { x }: Place): boolean =>
  side === 'whole' || (side === 'left' ? x < -reach * 0.25 : x > reach * 0.25);

/**
 * Where the pieces of one topping lie. Depends on the topping, its portions and the room alone, so
 * that other toppings coming or going move nothing, and a further portion only adds pieces.
 */
export function placePieces(
  look: ToppingLook,
  portions: number,
  room: Room,
  side: Side = 'whole',
): readonly Place[] {
  const { count: perPortion, reach, whole } = toppings[look];
  const count = Math.min(Math.round(perPortion * (1 + (portions - 1) * 0.6)), MOST_PIECES);
  const key = [look, count, room.radius, room.square].join();
  let pieces = known.get(key);
  if (!pieces) {
    pieces = scatter(look, count, room);
    known.set(key, pieces);
  }
  return whole ? pieces : pieces.filter((piece) => onSide(side, reach, piece));
}

/** The shadows of all pieces, thrown to the bottom right, as one path. */
export function shadowOf(look: ToppingLook, pieces: readonly Place[]): string {
  const { shadow } = toppings[look];
  if (!shadow || shadow[0] === 0) return '';
  const [rx, ry] = shadow;
  return pieces
    .map(({ x, y, turn = 0, scale = 1, flip = false }) =>
      oval(rx * scale + 0.4, ry * scale + 0.4, x + 1.5, y + 2.1, flip ? -turn : turn),
    )
    .join('');
}
