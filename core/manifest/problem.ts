import { nearestName } from './nearest-name.ts';

/** Something wrong in a file that people edit [CST-02]. */
export interface Problem {
  /** The file, for example `markets/<market>/manifest.json`. */
  readonly file: string;
  /** JSON pointer to the place inside it. */
  readonly pointer: string;
  /** What should stand there. */
  readonly expected: string;
  /** What stands there. */
  readonly found: string;
  /** The valid name most like the one found. */
  readonly nearest?: string;
  /** What to do about it, as a sentence without its full stop, where the rest does not say it. */
  readonly remedy?: string;
}

/** A problem with a name, and the valid name most like it. */
export function unknownName(
  place: Pick<Problem, 'file' | 'pointer'>,
  kind: string,
  name: string,
  names: Iterable<string>,
): Problem {
  const known = [...names];
  const nearest = nearestName(name, known);
  const isListed = known.length > 0 && known.length <= 12;
  return {
    ...place,
    expected: isListed ? `a known ${kind}: ${known.join(', ')}` : `a known ${kind}`,
    found: `"${name}"`,
    ...(nearest === undefined ? {} : { nearest }),
  };
}

/** One line that names file, key, reason and remedy. */
export const describeProblem = ({
  file,
  pointer,
  expected,
  found,
  nearest,
  remedy,
}: Problem): string =>
  `${file} ${pointer || '/'}: expected ${expected}, found ${found}.` +
  (nearest === undefined ? '' : ` Did you mean "${nearest}"?`) +
  (remedy === undefined ? '' : ` ${remedy}.`);
