import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Ids of the plugins that each market names. */
const pluginsByMarket = (markets: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(markets)
      .filter((market) => existsSync(join(markets, market, 'manifest.json')))
      .map((market) => {
        const text = readFileSync(join(markets, market, 'manifest.json'), 'utf8');
        const { plugins = [] } = JSON.parse(text) as { plugins?: readonly { id: string }[] };
        return [market, plugins.map(({ id }) => id)];
      }),
  );

/** Ids of the plugins that are needed only once a customer has a hut. */
const orderingPlugins = (plugins: string): ReadonlySet<string> => {
  const text = readFileSync(join(plugins, 'ordering-plugins.ts'), 'utf8');
  return new Set([...text.matchAll(/import\('\.\/([^/]+)\//g)].map(([, id]) => id ?? ''));
};

/**
 * Names the chunk of a plugin's modules: ordering plugins that exactly the same markets name go together, so that
 * a page loads few files and none with a plugin of another market.
 */
export const pluginChunks = (root: string): ((moduleId: string) => string | null) => {
  const named = pluginsByMarket(join(root, 'markets'));
  const ordering = orderingPlugins(join(root, 'plugins'));
  return (moduleId) => {
    const plugin = /\/plugins\/([^/]+)\//.exec(moduleId)?.[1];
    if (plugin === undefined || !ordering.has(plugin)) return null;
    const users = [...named].flatMap(([market, ids]) => (ids.includes(plugin) ? [market] : []));
    return users.length === 0 ? null : `plugins-${users.join('-')}`;
  };
};
