/** Digits at the start of a typed street number: `33 bis` is 33; undefined when it starts otherwise [ADR-22]. */
export const integerPrefix = (typed: string): number | undefined => {
  const digits = /^\s*(\d+)/.exec(typed)?.[1];
  return digits === undefined ? undefined : Number(digits);
};
