import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, normalize } from 'node:path';
import { isJsonObject, type Json, type JsonObject, textOf } from '../../core/manifest/json.ts';
import { nearestName } from '../../core/manifest/nearest-name.ts';
import type { Problem } from '../../core/manifest/problem.ts';
import { contentOf, type JsonFile } from './json-file.ts';

/** A plugin that an installed package brings [ENG-11]. */
export interface PluginPackage {
  /** Name of the package, by which manifests name the plugin. */
  readonly name: string;
  /** The plugin's own id, by which everything else names it. */
  readonly id: string;
  /** Folder with the halves of the plugin. */
  readonly folder: string;
}

/** Manifests in which plugins of packages have their own ids, and what could not be found. */
interface NamedPackages {
  readonly manifests: readonly JsonFile[];
  readonly packages: readonly PluginPackage[];
  readonly problems: readonly Problem[];
}

const idPattern = /^[a-z][a-z0-9-]*$/;

const fitting =
  'a package whose package.json has "comanda": { "id", "folder" }: the id of its plugin and the folder of its halves';

/** Where packages are looked for from a folder, the nearest first, as Node does. */
const packageFolders = (from: string, name: string): readonly string[] =>
  createRequire(join(from, 'manifest.json')).resolve.paths(name) ?? [];

/** What a package.json says; nothing where it is no JSON, which npm would have refused. */
function readObject(file: string): JsonObject {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as Json;
    return isJsonObject(content) ? content : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Whether a path leads to a folder of the package, or to the package itself. */
const staysInside = (folder: string): boolean =>
  !isAbsolute(folder) && !normalize(folder).startsWith('..');

/**
 * The plugin of an installed package, found as Node finds a package from a folder.
 * @returns undefined where no such package is installed, `unfit` where it is and brings no plugin
 */
function findPackage(from: string, name: string): PluginPackage | 'unfit' | undefined {
  const found = packageFolders(from, name)
    .map((folder) => join(folder, name))
    .find((folder) => existsSync(join(folder, 'package.json')));
  if (found === undefined) return undefined;
  const { comanda } = readObject(join(found, 'package.json'));
  if (!isJsonObject(comanda)) return 'unfit';
  const { id, folder = '.' } = comanda;
  if (typeof id !== 'string' || !idPattern.test(id)) return 'unfit';
  if (typeof folder !== 'string' || !staysInside(folder)) return 'unfit';
  return { name, id, folder: join(found, folder) };
}

/** Packages that the deployment around a folder depends on, by their names. */
function dependencies(from: string): readonly string[] {
  const file = join(from, 'package.json');
  if (!existsSync(file)) return dirname(from) === from ? [] : dependencies(dirname(from));
  const { dependencies: named } = readObject(file);
  return isJsonObject(named) ? Object.keys(named) : [];
}

/** The plugins that the deployment's packages bring, named by a manifest or not. */
export const installedPlugins = (from: string): readonly PluginPackage[] =>
  dependencies(from).flatMap((name) => {
    const found = findPackage(from, name);
    return found && found !== 'unfit' ? [found] : [];
  });

/**
 * Finds the packages that manifests name in place of a plugin's folder, and puts the plugin's own id there [ENG-11].
 * @param from the folder of the markets: packages are found as Node finds them from there
 * @param folders ids of the plugins that are found by their folder; they come before packages
 */
export function namePackages(
  manifests: readonly JsonFile[],
  from: string,
  folders: readonly string[],
): NamedPackages {
  const packages = new Map<string, PluginPackage>();
  const problems: Problem[] = [];

  const named = (entry: Json, place: Pick<Problem, 'file' | 'pointer'>): Json => {
    const name = isJsonObject(entry) ? textOf(entry['id']) : '';
    if (!isJsonObject(entry) || name === '' || folders.includes(name)) return entry;
    const found = packages.get(name) ?? findPackage(from, name);
    if (found === undefined) {
      if (isPackageName(name, from)) problems.push(missing(name, place, from, folders));
      return entry;
    }
    if (found === 'unfit') {
      problems.push({ ...place, expected: fitting, found: `"${name}"` });
      return entry;
    }
    const other = [...packages.values()].find(({ id }) => id === found.id);
    if (folders.includes(found.id) || (other && other.name !== name)) {
      const owner = other ? other.name : 'a folder of the plugins';
      const expected = `a package whose plugin has an id of its own; ${owner} has "${found.id}"`;
      problems.push({ ...place, expected, found: `"${name}"` });
      return entry;
    }
    packages.set(name, found);
    return { ...entry, id: found.id };
  };

  const rewritten = manifests.map((manifest) => {
    const { plugins } = contentOf(manifest);
    if (!Array.isArray(plugins)) return manifest;
    const entries = plugins.map((entry: Json, index) =>
      named(entry, { file: manifest.file, pointer: `/plugins/${index}/id` }),
    );
    return { ...manifest, content: { ...contentOf(manifest), plugins: entries } };
  });
  return { manifests: rewritten, packages: [...packages.values()], problems };
}

/** Whether a name that is neither a folder nor installed was meant for a package. */
const isPackageName = (name: string, from: string): boolean =>
  name.startsWith('@') || dependencies(from).includes(name);

function missing(
  name: string,
  place: Pick<Problem, 'file' | 'pointer'>,
  from: string,
  folders: readonly string[],
): Problem {
  const known = [...installedPlugins(from).map((one) => one.name), ...folders];
  const nearest = nearestName(name, known);
  return {
    ...place,
    expected: 'the name of an installed package that brings a plugin',
    found: `"${name}"`,
    ...(nearest === undefined ? {} : { nearest }),
    remedy: `Install it where the markets are: npm install ${name}`,
  };
}
