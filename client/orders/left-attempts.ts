/**
 * The attempts that are not known to have ended, as the `replaces-order` header names them, the latest last: one by the
 * signed state it was answered with, and those whose answers never came by the keys of their calls. Commas stand between.
 */
type LeftAttempts = string | undefined;

/** Most attempts that are remembered; each of them ended those before it, if it reached the server. */
const mostNames = 8;

const nameOf = (key: string): string => `key ${key}`;

const namesIn = (left: LeftAttempts): readonly string[] => left?.split(', ') ?? [];

/** What is left apart from the attempt of a key: what that attempt itself takes the place of. */
export const leftBeside = (left: LeftAttempts, key: string): LeftAttempts => {
  const names = namesIn(left).filter((name) => name !== nameOf(key));
  return names.length === 0 ? undefined : names.join(', ');
};

/** What is left once the call of a key is on its way. */
export const leftWith = (left: LeftAttempts, key: string): LeftAttempts =>
  [...namesIn(leftBeside(left, key)), nameOf(key)].slice(-mostNames).join(', ');
