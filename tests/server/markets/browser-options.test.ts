import { expect, it } from 'vitest';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';

const markets = await loadMarkets(repositoryFolders);

it.each(markets.map((market) => [market.id, market] as const))(
  'the browser of %s gets the options of plugins that show theirs whole, as deep as they go [CST-04, ENG-26]',
  (_id, { clientManifest, market }) => {
    const shown = market.plugins.filter(
      ({ plugin }) => plugin.options?.['x-visibility'] === 'client',
    );
    expect(shown.length).toBeGreaterThan(0);
    for (const { plugin, options } of shown) {
      const sent = clientManifest.plugins.find(({ id }) => id === plugin.id);
      expect([plugin.id, sent?.options]).toEqual([plugin.id, options]);
    }
  },
);
