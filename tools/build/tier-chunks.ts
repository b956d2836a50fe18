import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * When modules are loaded, first tier first: with every page, with a hut, with the checkout. A tier is everything that
 * its roots import, besides what an earlier tier has; `plugins` is the file that lists the plugins of the tier.
 */
const tiers = [
  {
    name: 'shell',
    roots: ['ui/main.tsx', 'ui/pages/localisation/home-page.tsx'],
    plugins: 'plugins/shell-plugins.ts',
  },
  {
    name: 'ordering',
    roots: [
      'core/ordering-store.ts',
      'ui/pages/menu/menu-page.tsx',
      'ui/pages/basket/basket-overlays.tsx',
    ],
    plugins: 'plugins/ordering-plugins.ts',
  },
  {
    name: 'purchase',
    roots: ['core/purchase-store.ts', 'ui/pages/checkout/checkout-page.tsx'],
    plugins: 'plugins/purchase-plugins.ts',
  },
] as const;

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Everything that modules import, themselves included. */
function importedBy(graph: Graph, roots: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** Ids of the plugins that each market names. */
function pluginsByMarket(markets: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    readdirSync(markets)
      .filter((market) => existsSync(join(markets, market, 'manifest.json')))
      .map((market) => {
        const text = readFileSync(join(markets, market, 'manifest.json'), 'utf8');
        const { plugins = [] } = JSON.parse(text) as { plugins?: readonly { id: string }[] };
        return [market, plugins.map(({ id }) => id)];
      }),
  );
}

/** Names of the chunks, by module. */
function chunks(graph: Graph, root: string): ReadonlyMap<string, string> {
  const named = pluginsByMarket(join(root, 'markets'));
  const users = (plugin: string): string =>
    [...named].flatMap(([market, ids]) => (ids.includes(plugin) ? [market] : [])).join('-');
  const names = new Map<string, string>();
  for (const { name, roots, plugins } of tiers) {
    const listed = graph.getModuleInfo(join(root, plugins))?.dynamicallyImportedIds ?? [];
    const ids = [...roots.map((path) => join(root, path)), ...listed];
    for (const id of importedBy(graph, ids)) {
      if (names.has(id)) continue;
      const [room, plugin = ''] = relative(root, id).split(sep);
      const isOfPlugin = room === 'plugins' && !plugin.endsWith('.ts');
      names.set(id, isOfPlugin ? `${name}-plugins-${users(plugin) || 'unused'}` : name);
    }
  }
  return names;
}

/**
 * Puts the modules of a tier into one chunk, and the plugins of a tier that exactly the same markets name into one, so
 * that a page loads few files, and none with a plugin of another market. Pages and dialogs that load on their own keep
 * chunks of their own for what no tier has. docs/decisions/what-loads-when.md says what belongs where.
 */
export const tierChunks = (
  root: string,
): { readonly plugin: Plugin; readonly groups: Rolldown.CodeSplittingGroup[] } => {
  let names: ReadonlyMap<string, string> = new Map();
  return {
    plugin: {
      name: 'tier-chunks',
      apply: 'build',
      buildEnd() {
        names = chunks(this, root);
      },
      // The page that the server answers names the plugins of its market that come with every page.
      generateBundle(_options, bundle) {
        const scripts = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.name.startsWith(`${tiers[0].name}-plugins`)
            ? file.moduleIds.flatMap((id) => {
                const plugin = /\/plugins\/([^/]+)\/plugin\.ts$/.exec(id)?.[1];
                return plugin === undefined ? [] : [[plugin, file.fileName] as const];
              })
            : [],
        );
        const source = JSON.stringify(Object.fromEntries(scripts), undefined, 2);
        this.emitFile({ type: 'asset', fileName: '.vite/first-plugins.json', source });
      },
    },
    groups: [{ debugName: 'tiers', name: (id) => names.get(id) ?? null }],
  };
};
