import type { Tone } from './paint.ts';
import { tones } from './palette.ts';
import { randomFrom, smooth } from './shapes.ts';
import type { Point } from './shapes.ts';

/** The build of one base: radii in drawing units on a pizza of radius 94. */
export interface Crust {
  readonly square?: true;
  /** Where the rim ends and the filling may begin. */
  readonly inner: number;
  readonly tone: Tone;
  /** How many burnt blisters the rim has. */
  readonly char: number;
  /** What shows through the rim, laid along its crest. */
  readonly filling?: Tone;
  readonly beads?: number;
}

const crusts = {
  classic: { inner: 79, tone: tones.crust, char: 15 },
  thin: { inner: 84, tone: tones.crust, char: 24 },
  'deep-pan': { inner: 76, tone: tones.bread, char: 6 },
  'stuffed-cheese': { inner: 74, tone: tones.bread, char: 9, filling: tones.melt },
  'stuffed-garlic': { inner: 74, tone: tones.bread, char: 7, filling: tones.garlicButter },
  'stuffed-pepperoni': { inner: 74, tone: tones.crust, char: 8, filling: tones.pepperoni },
  'cheesy-bites': { inner: 73, tone: tones.bread, char: 0, filling: tones.melt, beads: 24 },
  'square-pan': { inner: 78, tone: tones.toast, char: 18, square: true },
} satisfies Record<string, Crust>;

/** The name of a base drawing: `CrustLook` of schemas/catalogue/look.schema.json. */
export type CrustLook = keyof typeof crusts;

/** Every base drawing's name. */
export const crustLooks = Object.keys(crusts);

/** How a base is built. */
export const crustOf = (look: CrustLook): Crust => crusts[look];

/** Pushes a round outline out towards a rounded square of the same width. */
export function squared([x, y]: Point): Point {
  const r = Math.hypot(x, y);
  if (r === 0) return [0, 0];
  const angle = Math.atan2(y, x);
  const out = 0.93 / (Math.abs(Math.cos(angle)) ** 7 + Math.abs(Math.sin(angle)) ** 7) ** (1 / 7);
  return [x * out, y * out];
}

/** The free room inside the rim: toppings stay within `radius`, mapped by `squared` on a square pan. */
export const roomOf = (look: CrustLook): { radius: number; square: boolean } => {
  const crust = crustOf(look);
  return { radius: crust.inner, square: crust.square === true };
};

/** A closed outline that follows the base: round, or square on a square pan. */
export function outline(
  look: CrustLook,
  seed: string,
  radius: number,
  wobble: number,
  count: number,
): string {
  const random = randomFrom(seed);
  const points = Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    const r = radius * (1 + (random() * 2 - 1) * wobble);
    const point: Point = [Math.cos(angle) * r, Math.sin(angle) * r];
    return crustOf(look).square ? squared(point) : point;
  });
  return smooth(points);
}
