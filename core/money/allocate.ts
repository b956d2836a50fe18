/**
 * Splits an amount in proportion to weights, by largest remainder: the shares are whole minor units
 * and add up to the amount exactly; between equal remainders the earlier share gets the unit.
 * Weights of 0 throughout split evenly; without weights there are no shares.
 * @param minor amount to split, of either sign
 * @param weights whole numbers of 0 or more
 */
export function allocate(minor: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0 && weights.length > 0) {
    return allocate(
      minor,
      weights.map(() => 1),
    );
  }
  const sign = Math.sign(minor);
  const amount = Math.abs(minor);
  const shares = weights.map((weight) => Math.floor((amount * weight) / sum));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const remainders = weights.map((weight) => (amount * weight) % sum);
  const favoured = placesOfLargest(remainders, left);
  return shares.map((share, index) => sign * (favoured.has(index) ? share + 1 : share) || 0);
}

/** Where the largest numbers stand; of equal ones the earlier, as sorting keeps their order. */
const placesOfLargest = (numbers: readonly number[], count: number): ReadonlySet<number> =>
  new Set(
    [...numbers.entries()]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, count)
      .map(([place]) => place),
  );
