import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** What some entries reach by their imports. */
export interface Reached {
  /** Absolute paths of source files. */
  readonly files: ReadonlySet<string>;
  /** Names of packages. */
  readonly packages: ReadonlySet<string>;
}

const isSource = (path: string): boolean => /\.(ts|tsx|mjs)$/.test(path);

/** `@scope/name/sub/path` and `name/sub/path` without what comes after the name. */
const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What a file imports, at once or later, types left out: they are gone when it runs. */
function specifiersOf(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8');
  const { module } = parseSync(path, text);
  const now = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const handedOn = module.staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
  );
  const later = module.dynamicImports
    .map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end))
    .flatMap((request) => /^(['"`])([^'"`$]+)\1$/.exec(request)?.[2] ?? []);
  // A worker's file is named by its address, a file of a package by its place.
  const workers = [...text.matchAll(/new URL\('([^']+\.(?:ts|mjs))', import\.meta\.url\)/g)];
  const places = [...text.matchAll(/\bresolve\(['`]((?:@[\w.-]+\/)?[\w-][\w.-]*)\//g)];
  const named = [...workers, ...places].flatMap(([, request]) => request ?? []);
  return [...now, ...handedOn, ...later, ...named];
}

/**
 * Follows the imports of some files.
 * @param entries absolute paths of source files
 * @throws Error when a file that is imported is not there
 */
export function reachedFrom(entries: readonly string[]): Reached {
  const files = new Set<string>();
  const packages = new Set<string>();
  const left = [...entries];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (files.has(path) || !isSource(path)) continue;
    if (!existsSync(path)) throw new Error(`${path} is imported and not there.`);
    files.add(path);
    for (const specifier of specifiersOf(path)) {
      if (specifier.startsWith('.')) left.push(join(dirname(path), specifier));
      else if (!specifier.startsWith('node:')) packages.add(packageName(specifier));
    }
  }
  return { files, packages };
}
