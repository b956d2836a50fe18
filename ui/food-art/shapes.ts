/** A position in drawing units: x to the right, y down. */
export type Point = readonly [x: number, y: number];

const short = (value: number): number => Math.round(value * 10) / 10;

/** A repeatable stream of numbers in [0, 1) grown from a name, so that a drawing never changes. */
export function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A path that runs softly through all points (Catmull-Rom as Bézier curves). */
export function smooth(points: readonly Point[], closed = true): string {
  const last = points.length - 1;
  const at = (i: number): Point => {
    const index = closed ? (i + points.length) % points.length : Math.min(Math.max(i, 0), last);
    return points[index] ?? [0, 0];
  };
  const [startX, startY] = at(0);
  let path = `M${short(startX)} ${short(startY)}`;
  for (let i = 0; i < (closed ? points.length : last); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const curve = [
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    ];
    path += `C${curve.map(short).join(' ')}`;
  }
  return closed ? `${path}Z` : path;
}

/** Points round an ellipse, each pulled in or out by at most `wobble` (a share of the radius). */
export function around(
  seed: string,
  count: number,
  rx: number,
  ry = rx,
  wobble = 0,
  [cx, cy]: Point = [0, 0],
): Point[] {
  const random = randomFrom(seed);
  const start = random();
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + start) / count) * Math.PI * 2;
    const reach = 1 + (random() * 2 - 1) * wobble;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
}

/** An ellipse as a hand would cut it. */
export function blob(
  seed: string,
  rx: number,
  ry = rx,
  wobble = 0.1,
  centre: Point = [0, 0],
  count = 9,
): string {
  return smooth(around(seed, count, rx, ry, wobble, centre));
}

/** A true ellipse; `turn` in degrees. */
export function oval(rx: number, ry: number, cx = 0, cy = 0, turn = 0): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) * rx, Math.sin(angle) * rx];
  const [x, y] = [short(dx * 2), short(dy * 2)];
  const sweep = `a${short(rx)} ${short(ry)} ${short(turn)} 1 0 `;
  return `M${short(cx - dx)} ${short(cy - dy)}${sweep}${x} ${y}${sweep}${-x} ${-y}z`;
}

/** A true circle. */
export const disc = (r: number, cx = 0, cy = 0): string => oval(r, r, cx, cy);

/** An open arc of an ellipse, to be stroked; angles in degrees, clockwise from the right. */
export function arc(rx: number, from: number, to: number, cx = 0, cy = 0, ry = rx): string {
  const on = (degrees: number): string => {
    const angle = (degrees * Math.PI) / 180;
    return `${short(cx + Math.cos(angle) * rx)} ${short(cy + Math.sin(angle) * ry)}`;
  };
  return `M${on(from)}A${rx} ${ry} 0 ${to - from > 180 ? 1 : 0} 1 ${on(to)}`;
}

/** In so many directions, this far apart in degrees, a small spot may lie: no eye tells more of them apart. */
const spotTurns = 4;
const spotStep = 180 / spotTurns;

/** Many small spots inside an ellipse, in one path; of few kinds, as they are then short to send. */
export function spots(
  seed: string,
  count: number,
  rx: number,
  size: number,
  ry = rx,
  [cx, cy]: Point = [0, 0],
): string {
  const random = randomFrom(seed);
  let path = '';
  for (let i = 0; i < count; i++) {
    const angle = i * 2.4 + random();
    const reach = Math.sqrt((i + random()) / count);
    const r = size * (0.55 + Math.round(random() * 3) / 4);
    const [x, y] = [cx + Math.cos(angle) * reach * rx, cy + Math.sin(angle) * reach * ry];
    const flat = random() < 0.5 ? 0.7 : 0.9;
    path += oval(r, r * flat, x, y, Math.floor(random() * spotTurns) * spotStep);
  }
  return path;
}

/** A polygon with straight sides. */
export const poly = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** A rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  const [w, h] = [short(width - 2 * r), short(height - 2 * r)];
  const bend = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${short(x + r)} ${short(y)}h${w}${bend(r, r)}v${h}${bend(-r, r)}h${-w}${bend(-r, -r)}v${-h}${bend(r, -r)}z`;
}

/** A point turned round (0, 0) by degrees. */
export function spin([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

/** A soft closed outline through points turned round (0, 0). */
export const turned = (points: readonly Point[], degrees: number): string =>
  smooth(points.map((point) => spin(point, degrees)));
