/**
 * A percentage of minor units, rounded half up to the minor unit [VOU-07, SUR-31].
 * The rate counts to a thousandth of a percent (9.975 %), so the sum stays in whole numbers.
 * @param minor amount of 0 or more
 * @param percent rate of 0 or more
 */
export function percentOf(minor: number, percent: number): number {
  return divideHalfUp(minor * thousandths(percent), 100_000);
}

/** The same percentage before it is rounded. */
export const exactPercentOf = (minor: number, percent: number): number =>
  (minor * thousandths(percent)) / 100_000;

/**
 * The part of minor units that a percentage added before makes up: the tax in a price with tax [SUR-33].
 * @param all the sum of the percentages that were added, when there were several
 */
export function percentWithin(minor: number, percent: number, all: number = percent): number {
  return divideHalfUp(minor * thousandths(percent), 100_000 + thousandths(all));
}

const thousandths = (percent: number): number => Math.round(percent * 1000);

const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));
