/** Two neighbouring letters of a text, each as often as it occurs. */
const pairsOf = (text: string): Map<string, number> => {
  const pairs = new Map<string, number>();
  for (let index = 0; index < text.length - 1; index += 1) {
    const pair = text.slice(index, index + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
};

const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();

/**
 * How alike two texts are, from 0 to 1: the two-letter Dice similarity, without case and spaces [ADR-35]. Texts
 * of one letter or none are alike only when they are the same.
 */
export const similarity = (one: string, other: string): number => {
  const [left, right] = [plain(one), plain(other)];
  if (left === right) return 1;
  if (left.length < 2 || right.length < 2) return 0;
  const [these, those] = [pairsOf(left), pairsOf(right)];
  let shared = 0;
  for (const [pair, count] of these) shared += Math.min(count, those.get(pair) ?? 0);
  return (2 * shared) / (left.length - 1 + (right.length - 1));
};
