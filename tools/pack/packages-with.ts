import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../tasks/project.ts';

interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** The folder of a package, where this machine has it: builds for other systems are not installed. */
function folderOf(name: string, dependent: string): string | undefined {
  try {
    return packageFolder(name, dependent);
  } catch {
    return undefined;
  }
}

/**
 * The folders of some packages and of all that they depend on.
 * @param names packages that the engine depends on
 * @throws Error when one of them is not installed
 */
export function packagesWith(names: Iterable<string>): ReadonlySet<string> {
  const folders = new Set<string>();
  const left = [...names].map((name) => packageFolder(name));
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    if (folders.has(folder)) continue;
    folders.add(folder);
    const file = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
    const wanted = { ...file.peerDependencies, ...file.optionalDependencies, ...file.dependencies };
    for (const name of Object.keys(wanted)) {
      const found = folderOf(name, folder);
      if (found !== undefined) left.push(found);
    }
  }
  return folders;
}
