import { expect, it } from 'vitest';
import type { Plugin } from '../../../core/define-plugin.ts';
import type { JsonSchema } from '../../../core/manifest/json-schema.ts';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';

const markets = await loadMarkets(repositoryFolders);

/** Options of a plugin that its schema keeps on the server. */
const hidden = ({ options = {} }: Plugin): readonly string[] =>
  Object.entries((options['properties'] ?? {}) as Record<string, JsonSchema>).flatMap(
    ([name, schema]) => (schema['x-visibility'] === 'server' ? [name] : []),
  );

it.each(markets.map((market) => [market.id, market] as const))(
  'the browser of %s gets the options that plugins show, as deep as they go, and no others [CST-04, ENG-26]',
  (_id, { clientManifest, market }) => {
    const shown = market.plugins.filter(
      ({ plugin }) => plugin.options?.['x-visibility'] === 'client',
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { plugin, options } of shown) {
      const sent = clientManifest.plugins.find(({ id }) => id === plugin.id);
      const visible = Object.entries(options).filter(([name]) => !hidden(plugin).includes(name));
      expect([plugin.id, sent?.options]).toEqual([plugin.id, Object.fromEntries(visible)]);
    }
  },
);
