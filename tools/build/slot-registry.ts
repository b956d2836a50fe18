import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { nearestName } from '../../core/manifest/nearest-name.ts';
import { pluginFolders } from '../../server/markets/find-plugins.ts';
import { type DeploymentFolders, readDeployment } from '../../server/markets/read-deployment.ts';
import { keyedParts } from '../../ui/slots/define-ui.ts';
import { type BuildScope, pluginsInScope } from './build-scope.ts';
import type { AnyUiHalf } from '../../ui/slots/fillers.ts';
import { type SlotName, slotNames } from '../../ui/slots/slots.ts';

const moduleName = 'virtual:slots/';
const resolvedName = `\0${moduleName}`;

/** The file that is a plugin's ui half; that of a package is JavaScript. */
const halfFiles = ['ui.tsx', 'ui.js'];

/** A plugin's ui half, and the slots that it fills, with the keys of those that have some. */
interface FoundHalf {
  readonly id: string;
  readonly file: string;
  readonly fills: ReadonlyMap<SlotName, readonly string[]>;
}

/** What a half fills. @throws with the nearest slot where it names one that there is not */
function filledBy(half: AnyUiHalf, file: string): FoundHalf['fills'] {
  const plain = Object.keys(half.slots ?? {}).map((name): [SlotName, readonly string[]] => {
    const known = slotNames.find((slot) => slot === name && !Object.hasOwn(keyedParts, slot));
    if (known) return [known, []];
    throw new Error(
      `${file}: there is no slot "${name}". Did you mean "${nearestName(name, slotNames) ?? slotNames[0]}"?`,
    );
  });
  const keyed = Object.entries(keyedParts).flatMap(([slot, part]): [SlotName, string[]][] => {
    const keys = Object.keys(half[part] ?? {});
    return keys.length > 0 ? [[slot as SlotName, keys]] : [];
  });
  return new Map([...plain, ...keyed]);
}

/** The files of ui halves by the ids of their plugins; a folder may be linked from elsewhere. */
async function halfFilesOf(
  folders: DeploymentFolders,
  scope: BuildScope | undefined,
): Promise<readonly (readonly [id: string, file: string])[]> {
  const deployment = await readDeployment(folders);
  const { packages } = deployment;
  const wanted = pluginsInScope(deployment, scope);
  const places = [
    ...pluginFolders(folders.pluginsDir).map((id) => ({
      id,
      folder: join(folders.pluginsDir, id),
    })),
    ...packages,
  ];
  return places.flatMap(({ id, folder }) => {
    if (wanted?.has(id) === false) return [];
    const file = halfFiles.map((name) => join(folder, name)).find((path) => existsSync(path));
    return file === undefined ? [] : [[id, realpathSync(file)] as const];
  });
}

/** The ui halves of a deployment's plugins: each is read to learn which slots it fills, as importing it does nothing. */
const findHalves = async (
  root: string,
  folders: DeploymentFolders,
  scope: BuildScope | undefined,
): Promise<readonly FoundHalf[]> =>
  Promise.all(
    (await halfFilesOf(folders, scope)).map(async ([id, file]) => {
      const { module } = await runnerImport<{ readonly default: AnyUiHalf }>(file, {
        root,
        configFile: false,
        logLevel: 'error',
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
      });
      return { id, file, fills: filledBy(module.default, file) };
    }),
  );

/** The modules `virtual:slots/<name>`: loaders of every plugin that fills the slot [ENG-16]. */
export const slotRegistry = (
  root: string,
  folders: DeploymentFolders,
  scope?: BuildScope,
): Plugin => {
  let halves: Promise<readonly FoundHalf[]> | undefined;
  return {
    name: 'slot-registry',
    buildStart() {
      halves = undefined;
    },
    resolveId: (id) => (id.startsWith(moduleName) ? `\0${id}` : undefined),
    load: {
      filter: { id: /virtual:slots\// },
      async handler(id) {
        halves ??= findHalves(root, folders, scope);
        const slot = id.slice(resolvedName.length) as SlotName;
        const fillers = (await halves).flatMap(({ id: plugin, file, fills }) => {
          const keys = fills.get(slot);
          if (!keys) return [];
          const load = `() => import(${JSON.stringify(file)})`;
          return `${JSON.stringify(plugin)}: { load: ${load}, keys: ${JSON.stringify(keys)} }`;
        });
        return `export default { ${fillers.join(', ')} };`;
      },
    },
  };
};
