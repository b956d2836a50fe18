import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../../tools/tasks/project.ts';

/** A small source of a test; it seems to lie here. */
const source = join(root, 'client/small-source.ts');
const project = join(root, 'client/small-source.json');

const settings = JSON.stringify({
  extends: '../tsconfig.json',
  compilerOptions: { noUnusedLocals: false },
  include: [],
  files: ['small-source.ts', 'app-store.ts', 'member-store.ts'],
});

/** Files as the compiler reads them; it reads all others from the disk. */
const texts = new Map([[project, settings]]);

/** The TypeScript compiler over the stores of the client; start it once, for the first check reads everything. */
export const startCompiler = () => {
  const api = new API({ cwd: root, fs: { readFile: (path) => texts.get(path) } });
  /** Messages about one file, the others as a test gives them. */
  const errorsIn = (file: string, given: readonly (readonly [path: string, text: string])[]) => {
    for (const [path, text] of given) texts.set(path, text);
    const changed = given.map(([path]) => path);
    const snapshot = api.updateSnapshot({ openProjects: [project], fileChanges: { changed } });
    const program = snapshot.getProject(project)?.program;
    if (!program) throw new Error('The compiler has no project.');
    const found = program.getSemanticDiagnostics(file).map(({ text }) => text);
    for (const path of changed) texts.delete(path);
    return found;
  };
  return {
    /** What is wrong with a source that lies beside `client/root.ts`. */
    errorsOf: (text: string): readonly string[] => errorsIn(source, [[source, text]]),
    /** What is wrong with a file of the client once another one reads otherwise. */
    errorsWhen(changed: string, change: (text: string) => string, file: string): readonly string[] {
      const path = join(root, changed);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`Nothing changed in ${changed}.`);
      const empty = [source, 'export {};'] as const;
      return errorsIn(join(root, file), [empty, [path, after]]);
    },
    stop: () => api.close(),
  };
};
