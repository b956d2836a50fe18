import { line } from './paint.ts';
import type { Layer } from './paint.ts';
import { arc } from './shapes.ts';
import { ink } from './palette.ts';

/** How one topping is drawn and spread over a pizza of radius 100. */
export interface Topping {
  /** One to three differently cut pieces round (0, 0), lit from the top left. */
  readonly pieces: readonly (readonly Layer[])[];
  /** Half the length of a piece, in drawing units: keeps pieces apart and off the crust. */
  readonly reach: number;
  /** Pieces of one portion on a whole pizza. */
  readonly count: number;
  /** 0 lies flat under all, 1 in the middle, 2 sits or is drizzled on top. */
  readonly height: 0 | 1 | 2;
  /** The most a piece may be turned either way, in degrees: little for round ones, so that light stays. */
  readonly turn: number;
  /** Half-width and half-height of the cast shadow; none for what melts in. */
  readonly shadow?: readonly [rx: number, ry: number];
  /** Lies once in the middle of the pizza and belongs to both halves. */
  readonly whole?: true;
}

/** A small white shine on the top left of something round. */
export const shine = (r: number, opacity = 0.6, width = 1.3): Layer =>
  line(arc(r, 195, 265), ink.white, width, opacity);

type Extent = Pick<Topping, 'reach' | 'count'> & Partial<Topping>;

/** A topping with the usual habits of round slices. */
export const slices = (extent: Extent, ...pieces: Layer[][]): Topping => ({
  height: 1,
  turn: 35,
  shadow: [extent.reach, extent.reach],
  pieces,
  ...extent,
});

/** A topping with the usual habits of long or ragged pieces, which may lie any way round. */
export const scraps = (extent: Extent, ...pieces: Layer[][]): Topping => ({
  height: 1,
  turn: 180,
  shadow: [extent.reach, extent.reach * 0.6],
  pieces,
  ...extent,
});

/** A topping of chunks: `cut` gives the outlines, `dress` what lies on each. */
export const chunks = (extent: Extent, cuts: string[], dress: (d: string) => Layer[]): Topping => ({
  height: 1,
  turn: 60,
  shadow: [extent.reach, extent.reach * 0.85],
  pieces: cuts.map(dress),
  ...extent,
});
