/** How far a driver's clock may be ahead, in milliseconds. */
const mostAheadMs = 60_000;

/** A position older than this tells nobody anything, in milliseconds. */
const oldestMs = 600_000;

/** How far besides the way itself a driver gets who takes another order along, in metres. */
const detourMetres = 15_000;

/** How long the last position is kept and shown, in milliseconds. */
export const positionLifeMs = 900_000;

/** What decides about a position; moments in milliseconds by the clock of the server. */
export interface PositionFacts {
  readonly now: number;
  /** When the driver was there. */
  readonly at: number;
  /** When they were at the position that is kept; undefined while there is none. */
  readonly lastAt: number | undefined;
  readonly metresFromHut: number;
  /** Undefined where no map knows the address. */
  readonly metresFromAddress: number | undefined;
  /** From the hut to the address; 0 where no map knows that. */
  readonly wayMetres: number;
}

/** What becomes of a position: it is shown, left aside, or cannot be true. */
export type PositionVerdict = 'taken' | 'out-of-order' | 'too-old' | 'in-the-future' | 'too-far';

/** Judges where the driver of an order is said to be, whose order is on its way [SHP-33]. */
export const judgePosition = ({
  now,
  at,
  lastAt,
  metresFromHut,
  metresFromAddress = Infinity,
  wayMetres,
}: PositionFacts): PositionVerdict => {
  // What is no moment at all is none that has come.
  if (!(at <= now + mostAheadMs)) return 'in-the-future';
  if (Math.min(metresFromHut, metresFromAddress) > wayMetres + detourMetres) return 'too-far';
  if (at < now - oldestMs) return 'too-old';
  return lastAt !== undefined && at <= lastAt ? 'out-of-order' : 'taken';
};

/** Degrees to about ten metres: enough for a pin on a map, and no more than that is kept of a driver. */
export const roundedDegrees = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
