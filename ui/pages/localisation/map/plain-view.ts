import type { Point } from '../../../../client/localisation/map-link.ts';

/** A place in metres east and north of the middle of a search. */
export interface Metres {
  readonly east: number;
  readonly north: number;
}

/** What a drawn map shows: the place in its middle and how many metres fit across it. */
export interface PlainView extends Metres {
  readonly span: number;
}

/** A place on the drawing, in parts of its width from the left and of its height from the top. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Height of the drawing over its width. */
export const heightOverWidth = 0.8;

const metresPerDegree = 111_320;
/** Room around the outermost place, unless a map needs more. */
const usualMargin = 1.3;
const leastSpan = 400;
const mostSpan = 400_000;
/** Fewest rings that fit between the middle and the nearer edge. */
const rings = 2;

/** A point as metres from an origin, exact enough for the distances of a delivery. */
export const metresFrom = (origin: Point, point: Point): Metres => ({
  east: (point.lng - origin.lng) * metresPerDegree * Math.cos((origin.lat * Math.PI) / 180),
  north: (point.lat - origin.lat) * metresPerDegree,
});

const within = (span: number): number => Math.min(mostSpan, Math.max(leastSpan, span));

/** The view with the origin in its middle in which every place has room. */
export const fitView = (places: readonly Metres[], margin = usualMargin): PlainView => {
  const reach = places.map(({ east, north }) =>
    Math.max(Math.abs(east), Math.abs(north) / heightOverWidth),
  );
  return { east: 0, north: 0, span: within(2 * margin * Math.max(0, ...reach)) };
};

/** Where a place lies on the drawing; below 0 or above 1 it is out of view. */
export const spotOf = ({ east, north, span }: PlainView, place: Metres): Spot => ({
  x: 0.5 + (place.east - east) / span,
  y: 0.5 - (place.north - north) / (span * heightOverWidth),
});

const placeAt = ({ east, north, span }: PlainView, { x, y }: Spot): Metres => ({
  east: east + (x - 0.5) * span,
  north: north - (y - 0.5) * span * heightOverWidth,
});

/** The view with so many times the metres across; what is at the spot stays where it is. */
export const zoomed = (
  view: PlainView,
  times: number,
  at: Spot = { x: 0.5, y: 0.5 },
): PlainView => {
  const span = within(view.span * times);
  const still = placeAt(view, at);
  const moved = placeAt({ ...view, span }, at);
  return {
    east: view.east + still.east - moved.east,
    north: view.north + still.north - moved.north,
    span,
  };
};

/** The view after the drawing was dragged by parts of its width and height. */
export const dragged = (view: PlainView, { x, y }: Spot): PlainView => ({
  ...view,
  east: view.east - x * view.span,
  north: view.north + y * view.span * heightOverWidth,
});

/** Radii of the rings around the origin, in metres: round numbers of a unit of so many metres, nearest first. */
export const ringRadii = ({ span }: PlainView, metresPerUnit: number): readonly number[] => {
  const widest = (span * heightOverWidth) / 2 / rings / metresPerUnit;
  const power = 10 ** Math.floor(Math.log10(widest));
  const step = ([5, 2, 1].find((digit) => digit * power <= widest) ?? 1) * power * metresPerUnit;
  return Array.from({ length: Math.floor(span / step) }, (_, index) => (index + 1) * step);
};
