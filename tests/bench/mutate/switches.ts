/**
 * Which mutant is in place, and which were come to. Loaded before the tests of a file, and once only: the files of a
 * worker share it, as they share the sources that ask it.
 */

declare global {
  /** Whether the mutant of this number is in place: asked whenever its expression is worked out. */
  var mutates: ((mutant: number) => boolean) | undefined;
}

/** A mutant may go round for ever: it is ended when it was worked out so often. */
const mostTimes = 3_000_000;

const mark = Symbol.for('the switches of mutants');

interface Switches {
  inPlace: number | undefined;
  times: number;
  reached: Set<number>;
}

const globals = globalThis as typeof globalThis & { [mark]?: Switches };
const switches: Switches = (globals[mark] ??= {
  inPlace: undefined,
  times: 0,
  reached: new Set(),
});

globalThis.mutates = (mutant) => {
  switches.reached.add(mutant);
  if (mutant !== switches.inPlace) return false;
  switches.times += 1;
  if (switches.times > mostTimes) throw new Error('This mutant goes round for ever.');
  return true;
};

/** Puts one mutant in place, or none, instead of the one before. */
export function putInPlace(mutant: number | undefined): void {
  switches.inPlace = mutant;
  switches.times = 0;
}

/** The mutants that were come to since this was asked before. */
export function takeReached(): readonly number[] {
  const { reached } = switches;
  switches.reached = new Set();
  return [...reached];
}
