import type { Place } from './paint.ts';
import { squared } from './crusts.ts';
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

const MOST_PORTIONS = 3;
const ROUNDS = 30;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const known = new Map<string, readonly Place[]>();
const tenth = (value: number): number => Math.round(value * 10) / 10;

function within([x, y]: Point, radius: number): Point {
  const r = Math.hypot(x, y);
  return r <= radius ? [x, y] : [(x / r) * radius, (y / r) * radius];
}

/** Where `point` is pushed by the others nearer than `gap`. */
function pushed(point: Point, others: readonly Point[], gap: number): Point {
  let [x, y] = point;
  for (const other of others) {
    const [dx, dy] = [point[0] - other[0], point[1] - other[1]];
    const distance = Math.hypot(dx, dy);
    if (distance === 0 || distance >= gap) continue;
    const push = ((gap - distance) / distance) * 0.4;
    x += dx * push;
    y += dy * push;
  }
  return [x, y];
}

/**
 * Points that start like the seeds of a sunflower, turned and shifted by chance, and then push each
 * other apart: evenly spread, yet in no pattern that a second topping shares. `before` stays where it is.
 */
function spread(seed: string, count: number, radius: number, before: readonly Point[]): Point[] {
  const random = randomFrom(seed);
  const gap = (1.9 * radius) / Math.sqrt(count + before.length);
  const [start, shift] = [random() * Math.PI * 2, 0.15 + random() * 0.7];
  let points = Array.from({ length: count }, (_, i): Point => {
    const angle = start + i * GOLDEN_ANGLE + random() * 0.5;
    const r = Math.sqrt((i + shift) / count) * radius;
    return [Math.cos(angle) * r, Math.sin(angle) * r];
  });
  for (let round = 0; round < ROUNDS; round++) {
    const all = [...before, ...points];
    points = points.map((point) => within(pushed(point, all, gap), radius));
  }
  return points;
}

function scatter(look: ToppingLook, portions: number, room: Room, density: number): Place[] {
  const { count, reach, turn, whole } = toppings[look];
  if (whole) return [{ x: 0, y: 0 }];
  const radius = (room.radius - reach * 1.1) * (count === 1 ? 0.6 : 1);
  const points: Point[] = [];
  for (let portion = 0; portion < Math.min(portions, MOST_PORTIONS); portion++) {
    const share = portion === 0 ? density : density * 0.6;
    points.push(
      ...spread(`${look}${portion}`, Math.max(Math.round(count * share), 1), radius, points),
    );
  }
  const random = randomFrom(look);
  return points.map((point) => {
    const [x, y] = room.square ? squared(point) : point;
    return {
      x: tenth(x),
      y: tenth(y),
      turn: Math.round((random() * 2 - 1) * turn),
      scale: 1.02 + Math.round(random() * 18) / 100,
      flip: random() > 0.5,
    };
  });
}

const onSide = (side: Side, { x }: Place): boolean => (side === 'left' ? x <= 0 : x > 0);

/**
 * Where the pieces of one topping lie. Depends on the topping, its portions and the room alone, so
 * that other toppings coming or going move nothing, and a further portion only adds pieces.
 * A single piece belongs to either half that has it. `density` thins out every portion alike, for small pictures.
 */
export function placePieces(
  look: ToppingLook,
  portions: number,
  room: Room,
  side: Side = 'whole',
  density = 1,
): readonly Place[] {
  const { count, reach, whole } = toppings[look];
  const key = [look, portions, room.radius, room.square, density].join();
  let pieces = known.get(key);
  if (!pieces) {
    pieces = scatter(look, portions, room, density);
    known.set(key, pieces);
  }
  if (whole || side === 'whole') return pieces;
  if (count > 1) return pieces.filter((piece) => onSide(side, piece));
  return pieces.map((piece) => {
    const out = Math.max(Math.abs(piece.x), reach * 1.2);
    return { ...piece, x: side === 'left' ? -out : out };
  });
}

/** The shadows of all pieces, thrown to the bottom right, as one path. */
export function shadowOf(look: ToppingLook, pieces: readonly Place[]): string {
  const { shadow } = toppings[look];
  if (!shadow || shadow[0] === 0) return '';
  const [rx, ry] = shadow;
  return pieces
    .map(({ x, y, turn = 0, scale = 1 }) =>
      oval(rx * scale + 0.4, ry * scale + 0.4, x + 1.5, y + 2.1, turn),
    )
    .join('');
}
