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
  if (left > 0) addUnits(shares, left, remainders(amount, weights, sum));
  return shares.map((share) => sign * share || 0);
}

const remainders = (amount: number, weights: readonly number[], sum: number): number[] =>
  weights.map((weight) => (amount * weight) % sum);

function addUnits(shares: number[], units: number, rest: readonly number[]): void {
  const ranked = rest
    .map((remainder, index) => ({ remainder, index }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of ranked.slice(0, units)) shares[index] = (shares[index] ?? 0) + 1;
}
