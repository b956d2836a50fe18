import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../../tools/tasks/project.ts';
import type { Mutant, Span } from './find-mutants.ts';

/** Rewrites files as tests load them, so that the files themselves, and whoever else reads them, stay as they are. */
const rewrite = (name: string, changes: ReadonlyMap<string, (code: string) => string>): Plugin => ({
  name,
  enforce: 'pre',
  // What tests keep of a file from one run to the next shall not be of another mutant.
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (changes.has(pathOf(id)) ? false : undefined)),
  transform: (code, id) => changes.get(pathOf(id))?.(code),
});

/** The file of a module, without what is asked of it. */
const pathOf = (id: string): string => id.split('?')[0] ?? id;

/** Puts one mutant in the place of what its author wrote. */
export const withMutant = ({ file, start, end, text }: Mutant): Plugin =>
  rewrite(
    'one-mutant',
    new Map([[join(root, file), (code) => code.slice(0, start) + text + code.slice(end)]]),
  );

/** Has every expression that a mutant changes say so to `reach` in reach-setup.ts before it is worked out. */
export function withMarks(mutants: readonly Mutant[]): Plugin {
  const marks = new Map<string, Mark[]>();
  for (const [index, { file, expression }] of mutants.entries()) {
    if (!expression) continue;
    const path = join(root, file);
    marks.set(path, [...(marks.get(path) ?? []), ...marksOf(expression, index)]);
  }
  const changes = [...marks].map(
    ([path, ofFile]) => [path, (code: string) => marked(code, ofFile)] as const,
  );
  return rewrite('marks-of-mutants', new Map(changes));
}

const marked = (code: string, marks: readonly Mark[]): string =>
  marks
    // From the last place to the first; of several at one place the inner ones stay inside.
    .toSorted((one, other) => other.at - one.at || one.rank - other.rank)
    .reduce((text, { at, mark }) => text.slice(0, at) + mark + text.slice(at), code);

interface Mark {
  readonly at: number;
  readonly rank: number;
  readonly mark: string;
}

const marksOf = ({ start, end }: Span, index: number): readonly Mark[] => [
  { at: start, rank: end, mark: `(globalThis.reach?.(${index}), ` },
  { at: end, rank: -start, mark: ')' },
];
