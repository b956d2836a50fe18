import { roomOf, squared } from './crusts.ts';
import type { CrustLook } from './crusts.ts';
import { around, randomFrom, smooth } from './shapes.ts';
import type { Point } from './shapes.ts';

/** Ragged patches spread evenly over the room, in one path. */
export function patches(
  look: CrustLook,
  seed: string,
  count: number,
  reach: number,
  size: number,
): string {
  const { square } = roomOf(look);
  const random = randomFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = i * 2.39996 + random() * 0.7;
    const r = Math.sqrt((i + 0.3 + random() * 0.6) / count) * (reach - size);
    const point: Point = [Math.cos(angle) * r, Math.sin(angle) * r];
    const half = size * (0.55 + random() * 0.75);
    const middle = square ? squared(point) : point;
    const lean = random() * Math.PI;
    const cut = around(`${seed}${i}`, 7, half, half * (0.5 + random() * 0.4), 0.13);
    path += smooth(
      cut.map(([x, y]) => [
        middle[0] + x * Math.cos(lean) - y * Math.sin(lean),
        middle[1] + x * Math.sin(lean) + y * Math.cos(lean),
      ]),
    );
  }
  return path;
}

/** Short curved shines on the top left of melted lumps. */
export function shines(seed: string, count: number, reach: number): string {
  const random = randomFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = i * 2.39996 + random();
    const r = Math.sqrt((i + 0.5) / count) * reach;
    const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
    const size = 2 + random() * 3;
    path += `M${(x - size).toFixed(1)} ${(y + size * 0.4).toFixed(1)}q${(size * 0.4).toFixed(1)}-${size.toFixed(1)} ${(size * 1.7).toFixed(1)}-${(size * 1.1).toFixed(1)}`;
  }
  return path;
}
