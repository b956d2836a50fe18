/** Splits a street line at its leading house number: digits with an optional letter. */
export const splitHouseNumber = (line: string): { streetno: string; street: string } => {
  const found = /^\s*(\d+\s?[a-zA-Z]?)\b[\s,]*(.*)$/.exec(line);
  return found
    ? { streetno: (found[1] ?? '').replace(/\s/g, ''), street: found[2] ?? '' }
    : { streetno: '', street: line.trim() };
};

/** Non-empty parts joined by a separator. */
export const joinParts = (parts: readonly (string | undefined)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);
