import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../../tools/tasks/project.ts';
import type { Mutant } from './find-mutants.ts';

/**
 * Has every expression that a mutant changes ask `mutates` in switches.ts which of the two it is to be. Files are
 * rewritten as tests load them, so that the files themselves, and whoever else reads them, stay as they are.
 */
export function withSwitches(mutants: readonly Mutant[]): Plugin {
  const switches = new Map<string, Switch[]>();
  for (const [number, mutant] of mutants.entries()) {
    const path = join(root, mutant.file);
    switches.set(path, [...(switches.get(path) ?? []), { number, mutant }]);
  }
  return {
    name: 'switches-of-mutants',
    enforce: 'pre',
    // What tests keep of a file from one run to the next shall not be what mutants are in.
    configureVitest: ({ defineCacheKeyGenerator }) =>
      defineCacheKeyGenerator(({ id }) => (switches.has(pathOf(id)) ? false : undefined)),
    transform: (code, id) => {
      const ofFile = switches.get(pathOf(id));
      return ofFile && switched(code, ofFile);
    },
  };
}

/** The file of a module, without what is asked of it. */
const pathOf = (id: string): string => id.split('?')[0] ?? id;

interface Switch {
  readonly number: number;
  readonly mutant: Mutant;
}

interface Insertion {
  readonly at: number;
  readonly rank: number;
  readonly text: string;
}

const switched = (code: string, switches: readonly Switch[]): string =>
  switches
    .flatMap((one) => insertionsOf(code, one))
    // From the last place to the first; of several at one place the inner ones stay inside.
    .toSorted((one, other) => other.at - one.at || one.rank - other.rank)
    .reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), code);

function insertionsOf(code: string, { number, mutant }: Switch): readonly Insertion[] {
  const { start, end } = mutant.expression;
  const mutated = code.slice(start, mutant.start) + mutant.text + code.slice(mutant.end, end);
  return [
    { at: start, rank: end, text: `(globalThis.mutates?.(${number}) ? (${mutated}) : (` },
    { at: end, rank: -start, text: '))' },
  ];
}
