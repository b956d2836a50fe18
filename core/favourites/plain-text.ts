/** Longest name of a pizza of one's own, in characters. */
export const longestName = 40;

/** Longest name that the menu gives to what is saved, in characters. */
export const longestTitle = 100;

/** What no name needs: control characters, and marks that turn the direction of what follows. */
const unwanted = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text from outside as one line of plain words; undefined for what is no text or has no words [SHP-26]. */
export function plainText(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.replace(/\s+/gu, ' ').replace(unwanted, '').trim();
  const cut = Array.from(line).slice(0, longest).join('').trim();
  return cut === '' ? undefined : cut;
}
