import { readFileSync, readdirSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import { Visitor, parseSync } from 'vite';
import type { ESTree } from 'vite';
import { root } from '../../tools/tasks/project.ts';

export interface SourceFile {
  /** Path below the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
  readonly program: ESTree.Program;
  /** What it imports or re-exports: a path below the repository, or the name of a package. */
  readonly imports: readonly string[];
  /** Whether it imports something while it runs: `import(…)` or `import.meta.glob(…)`. */
  readonly loadsLater: boolean;
}

/** The rooms of the house that hold code. */
const rooms = [
  'client',
  'conformance',
  'core',
  'plugins',
  'schemas',
  'server',
  'tests',
  'tools',
  'ui',
] as const;

function pathsBelow(room: string): string[] {
  try {
    return readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !/\/(node_modules|unpacked)\//.test(path));
  } catch {
    return [];
  }
}

function readSource(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, module } = parseSync(path, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const imports = specifiers.map((specifier) =>
    specifier.startsWith('.') ? posix.join(posix.dirname(path), specifier) : specifier,
  );
  const loadsLater = module.dynamicImports.length > 0 || /\bimport\.meta\.glob\b/.test(text);
  return { path, text, program, imports: [...new Set(imports)], loadsLater };
}

/** Every file below the rooms, whatever its kind. */
export const allPaths: readonly string[] = rooms.flatMap(pathsBelow).toSorted();

/** Every source file of the project, read and parsed once. */
export const sourceFiles: readonly SourceFile[] = allPaths
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map(readSource);

/** Walks the syntax tree of a file. */
export const walk = (file: SourceFile, visitors: ConstructorParameters<typeof Visitor>[0]): void =>
  new Visitor(visitors).visit(file.program);

/** The line that a position of a file is on, counted from 1. */
export const lineAt = ({ text }: SourceFile, position: number): number =>
  text.slice(0, position).split('\n').length;
