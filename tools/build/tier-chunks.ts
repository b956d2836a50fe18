import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { DeploymentFolders } from '../../server/markets/read-deployment.ts';
import type { BuildScope } from './build-scope.ts';
import { type BuildPlugins, readBuildPlugins } from './plugin-registry.ts';

interface Tier {
  readonly name: string;
  readonly roots: readonly string[];
  /** Only what these roots import as well, which would come with their tier otherwise. */
  readonly sharedWith?: readonly string[];
  /** The plugins that come with it. */
  readonly plugins: 'page' | 'hut' | 'checkout' | undefined;
  /** Beginnings of the addresses that need it at once. */
  readonly pages: readonly string[];
}

const purchaseRoots = [
  'client/purchase-store.ts',
  'client/shell/end-session.ts',
  'ui/purchase-ports.ts',
  'ui/pages/checkout/checkout-page.tsx',
];

/**
 * When modules are loaded, first tier first: with every page, with a hut, with the checkout. A tier is everything that
 * its roots import, besides what an earlier tier has.
 */
const tiers: readonly Tier[] = [
  {
    name: 'shell',
    roots: [
      'ui/main.tsx',
      'ui/pages/localisation/home-page.tsx',
      'ui/pages/shell/promo-picture.tsx',
      // Home's lower half has it in common with the deals, which it would load whole otherwise.
      'client/shell/promo-of-visit.ts',
    ],
    plugins: 'page',
    pages: ['/'],
  },
  // Not a tier of the state: what goes on beside the pages once the application has started.
  {
    name: 'beside',
    roots: [
      'ui/after-start.ts',
      'ui/platform/offline-half.ts',
      'ui/pages/shell/offline-notice.tsx',
      'client/shell/revision-check.ts',
    ],
    plugins: undefined,
    pages: [],
  },
  // Not a tier of the state: pages of every tier have places that plugins fill.
  {
    name: 'slots',
    roots: ['ui/slots/slot.tsx', 'ui/pages/shell/plugin-pages.tsx'],
    plugins: undefined,
    pages: [],
  },
  {
    name: 'ordering',
    roots: [
      'client/ordering-store.ts',
      'ui/ordering-ports.ts',
      'ui/pages/menu/menu-page.tsx',
      'ui/pages/basket/basket-overlays.tsx',
      // What the fees of a delivery, which the menu shows, have in common with the bill.
      'client/basket/surcharge-label.ts',
    ],
    plugins: 'hut',
    pages: ['/order/'],
  },
  // Not a tier of the state: fees of a delivery show in the menu, in the basket's bar and in its panel.
  {
    name: 'fees',
    roots: [
      'ui/pages/surcharges/fee-list.tsx',
      'ui/pages/basket/bar-fee.tsx',
      'ui/pages/basket/fee-progress.tsx',
    ],
    plugins: undefined,
    pages: [],
  },
  // Not a tier of the state: what a basket asks comes together, with its first item.
  {
    name: 'questions',
    roots: ['ui/pages/basket/gate-dialog.tsx', 'ui/pages/basket/switch-dialog.tsx'],
    plugins: undefined,
    pages: [],
  },
  // Not a tier of the state: the pages of deals share nearly all they are made of.
  {
    name: 'deals',
    roots: ['ui/pages/deals/deals-page.tsx'],
    plugins: undefined,
    pages: ['/order/deals/', '/order/deal/', '/order/discount/', '/order/dealcategory/'],
  },
  // Not a tier of the state: what is opened before the checkout would load all of it for what both are made of.
  {
    name: 'parts',
    roots: [
      'ui/pages/basket/basket-panel.tsx',
      'ui/pages/menu/product-modal.tsx',
      'ui/pages/search/food-search.tsx',
      'ui/pages/timeslots/time-overlay.tsx',
    ],
    sharedWith: purchaseRoots,
    plugins: undefined,
    pages: [],
  },
  {
    name: 'purchase',
    roots: purchaseRoots,
    plugins: 'checkout',
    pages: ['/order/checkout/', '/order/card-details/', '/order/ordersummary/'],
  },
];

/** Pages with a file of their own to which links from outside lead, by their addresses. */
const ownPages: Readonly<Record<string, string>> = {
  '/order/deal/': 'ui/pages/deals/deal-builder-page.tsx',
  '/order/ordersummary/': 'ui/pages/orders/order-summary-page.tsx',
};

/** Scripts that the pages below an address need at once, for the server to name them in the page. */
interface Preload {
  /** Beginning of the addresses. */
  readonly page: string;
  readonly scripts: readonly string[];
  /** The script of each plugin, by the plugin's id; only those of the market are needed. */
  readonly plugins: Readonly<Record<string, string>>;
}

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

/** Those of some modules that no module imports but each other. */
function onlyWithin(graph: Graph, ids: Iterable<string>): ReadonlySet<string> {
  const within = new Set(ids);
  const isReached = (id: string): boolean =>
    (graph.getModuleInfo(id)?.importers ?? []).some((importer) => !within.has(importer));
  for (let found = true; found;) {
    const reached = [...within].filter(isReached);
    for (const id of reached) within.delete(id);
    found = reached.length > 0;
  }
  return within;
}

/** Names of the chunks, by module. */
function chunkNames(
  graph: Graph,
  root: string,
  { byMarket, byMoment, modules }: BuildPlugins,
): ReadonlyMap<string, string> {
  const usersOf = (plugins: ReadonlySet<string>): string =>
    [...byMarket]
      .flatMap(([market, ids]) => (ids.some((id) => plugins.has(id)) ? [market] : []))
      .join('-');
  const everybody = [...byMarket.keys()].join('-');
  const names = new Map<string, string>();
  // What starts the first tier cannot be in it, or the start would wait for all of it.
  const before = importedBy(graph, [join(root, 'ui/start.ts')]);
  const neededBy = (roots: readonly string[]) =>
    importedBy(
      graph,
      roots.map((path) => join(root, path)),
    );
  for (const { name, roots, sharedWith, plugins } of tiers) {
    const shared = sharedWith && neededBy(sharedWith);
    const own = [...neededBy(roots)].filter((id) => !shared || shared.has(id));
    const wantedBy = new Map<string, Set<string>>();
    for (const plugin of plugins ? byMoment[plugins] : []) {
      for (const id of importedBy(graph, [modules.get(plugin) ?? ''])) {
        wantedBy.set(id, (wantedBy.get(id) ?? new Set()).add(plugin));
      }
    }
    // What every market names comes with the tier: one file fewer, and it is packed the better for what it shares.
    const chunkOf = (users: string): string =>
      users === everybody ? name : `${name}-plugins-${users || 'unused'}`;
    const apart = onlyWithin(graph, wantedBy.keys());
    const chunks = new Set(
      [...wantedBy.values()].filter(({ size }) => size === 1).map((ids) => chunkOf(usersOf(ids))),
    );
    for (const id of [...own, ...wantedBy.keys()]) {
      if (names.has(id) || before.has(id)) continue;
      const users = apart.has(id) ? wantedBy.get(id) : undefined;
      const chunk = users ? chunkOf(usersOf(users)) : name;
      // What two groups of markets share is no file of its own, but with the tier.
      names.set(id, chunks.has(chunk) ? chunk : name);
    }
  }
  return names;
}

/** What each page needs beside the scripts that the built page names itself. */
function preloads(
  files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  root: string,
  { modules }: Pick<BuildPlugins, 'modules'>,
): readonly Preload[] {
  const pluginOf = new Map([...modules].map(([id, module]) => [module, id]));
  const chunks = files.filter((file) => file.type === 'chunk');
  const ofTiers = tiers.flatMap(({ name, pages }) => {
    const scripts = chunks
      .filter((chunk) => chunk.name === name)
      .flatMap(({ fileName, imports }) => [fileName, ...imports]);
    const plugins = chunks
      .filter((chunk) => chunk.name.startsWith(`${name}-plugins-`))
      .flatMap(({ fileName, moduleIds }) =>
        moduleIds.flatMap((id) => {
          const plugin = pluginOf.get(id);
          return plugin === undefined ? [] : [[plugin, fileName] as const];
        }),
      );
    return pages.map((page) => ({ page, scripts, plugins: Object.fromEntries(plugins) }));
  });
  const tierFiles = new Set(ofTiers.flatMap(({ scripts }) => scripts));
  const ofPages = Object.entries(ownPages).map(([page, source]) => {
    const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, source));
    const imported = (entry?.imports ?? []).filter((file) => !tierFiles.has(file));
    return { page, scripts: entry ? [entry.fileName, ...imported] : [], plugins: {} };
  });
  return [...ofTiers, ...ofPages];
}

/**
 * Puts the modules of a tier into one chunk, those of plugins that every market names among them, and the plugins of a
 * tier that exactly the same other markets name into one, so that a page loads few files, and none with a plugin of another market. Pages and dialogs that load on their own keep
 * chunks of their own for what no tier has. docs/decisions/what-loads-when.md says what belongs where.
 */
export const tierChunks = (
  root: string,
  folders: DeploymentFolders,
  scope?: BuildScope,
): { readonly plugin: Plugin; readonly groups: Rolldown.CodeSplittingGroup[] } => {
  let names: ReadonlyMap<string, string> = new Map();
  let modules: BuildPlugins['modules'] = new Map();
  return {
    plugin: {
      name: 'tier-chunks',
      apply: 'build',
      async buildEnd() {
        const plugins = await readBuildPlugins(folders, scope);
        ({ modules } = plugins);
        names = chunkNames(this, root, plugins);
      },
      generateBundle(_options, bundle) {
        const source = JSON.stringify(
          preloads(Object.values(bundle), root, { modules }),
          undefined,
          2,
        );
        this.emitFile({ type: 'asset', fileName: '.vite/preloads.json', source });
      },
    },
    groups: [{ debugName: 'tiers', name: (id) => names.get(id) ?? null }],
  };
};
