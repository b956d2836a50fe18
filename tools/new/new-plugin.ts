import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { findCases } from '../../conformance/find-cases.ts';
import type { Plugin } from '../../core/define-plugin.ts';
import { wholePlugin } from '../../core/engine/plugin-halves.ts';
import { extensionPoints, type ExtensionPointId } from '../../core/extension-points.ts';
import { findPlugins, pluginFolders } from '../../server/markets/find-plugins.ts';
import { chain, root } from '../tasks/project.ts';
import { type NewCommand, unknown } from './new-command.ts';
import { NewError } from './new-error.ts';
import type { FolderFiles } from './write-folder.ts';

/** A plugin to begin with. */
export interface NewPlugin {
  readonly files: FolderFiles;
  /** Id of the plugin that it begins as. */
  readonly like: string;
  /** Points that it fills as well. */
  readonly also: readonly ExtensionPointId[];
}

/** Where the plugins of the engine lie, of which every point has at least one. */
const engineFolder = join(root, 'plugins');

/**
 * The files of a new plugin that works at once, both halves and conformance cases included: it begins as the smallest
 * plugin of the engine for its point, or as the one that is named [ENG-31].
 * @param pluginsDir where it will lie
 * @throws NewError when the id is taken, there is no such point, or the other plugin does not fill it
 */
export async function newPlugin(
  pluginsDir: string,
  { id, point, like }: Extract<NewCommand, { readonly kind: 'plugin' }>,
): Promise<NewPlugin> {
  if (!Object.hasOwn(extensionPoints, point)) {
    throw unknown('extension point', point, Object.keys(extensionPoints));
  }
  if ([...pluginFolders(pluginsDir), ...pluginFolders(engineFolder)].includes(id)) {
    throw new NewError(`There is a plugin ${id} already: choose another id.`);
  }
  const original = await originalFor(point, like);
  const names = await ownNames(original.plugin);
  const files = [...original.files].map(([path, text]): [string, string] => {
    const above = toEngine(join(pluginsDir, id, path));
    const depth = path.split('/').length + 1;
    return [path, named(text.replaceAll(`'${'../'.repeat(depth)}`, `'${above}`), names, id)];
  });
  const also = new Set(original.plugin.contributes.map((one) => one.point));
  return {
    files: new Map(files),
    like: original.plugin.id,
    also: [...also].filter((other) => other !== point),
  };
}

interface Original {
  readonly plugin: Plugin;
  readonly files: FolderFiles;
}

/** The plugin to begin as: of those that fill the point, one that fills no other and has the least code. */
async function originalFor(point: string, like: string | undefined): Promise<Original> {
  const all = await Promise.all(
    Object.entries(findPlugins(engineFolder)).map(async ([id, load]) => ({
      plugin: wholePlugin(await load()),
      files: filesIn(join(engineFolder, id)),
    })),
  );
  const filling = all.filter(({ plugin }) => plugin.contributes.some((one) => one.point === point));
  const ids = filling.map(({ plugin }) => plugin.id);
  if (like !== undefined && !ids.includes(like)) {
    throw unknown(`plugin for ${point} in the engine called`, like, ids);
  }
  const [first] = filling
    .filter(({ plugin }) => like === undefined || plugin.id === like)
    .toSorted((one, other) => pointsOf(one) - pointsOf(other) || sizeOf(one) - sizeOf(other));
  if (!first) throw new NewError(`The engine has no plugin for ${point} to begin as.`);
  return first;
}

const pointsOf = ({ plugin }: Original): number =>
  new Set(plugin.contributes.map(({ point }) => point)).size;

const sizeOf = ({ files }: Original): number =>
  [...files.values()].reduce((size, text) => size + text.length, 0);

const filesIn = (folder: string): FolderFiles =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [relative(folder, file).split(sep).join('/'), readFileSync(file, 'utf8')];
      }),
  );

/** The way from a file to the engine, as imports write it: up to it, or by the name of its package. */
const toEngine = (file: string): string =>
  chain === root ? `${relative(dirname(file), root).split(sep).join('/')}/` : 'comanda/';

/** Ways to say each name that nothing else of a market may have: the plugin's id, those of its gateways, its payment type. */
async function ownNames({ id, contributes }: Plugin): Promise<readonly RegExp[]> {
  const cases = await findCases(engineFolder, id);
  const types = new Set(cases?.['payment-provider']?.flatMap((one) => one.types));
  return [
    ...[id, ...contributes.flatMap(({ name }) => name ?? [])].map(
      (name) => new RegExp(`(['"\`])${name}(?=\\1|\\.)`, 'gu'),
    ),
    // Several types cannot all get one name; a start says which of them are taken.
    ...(types.size === 1
      ? [...types].map((type) => new RegExp(`(types?: \\[?')${type}(?=')`, 'gu'))
      : []),
  ];
}

/** Puts the new id wherever one of the names stands. */
const named = (text: string, names: readonly RegExp[], id: string): string =>
  names.reduce(
    (renamed, name) => renamed.replaceAll(name, (_all, before: string) => before + id),
    text,
  );
