import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { sourceFiles } from '../../architecture/source-files.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { deletePlugins, optionalPlugins } from '../../setup/deleted-plugins.ts';

it.each(optionalPlugins)(
  'every market is right and starts without the folder of %s and its lines',
  async (id) => {
    const folders = await deletePlugins([id]);
    onTestFinished(() => rmSync(dirname(folders.pluginsDir), { recursive: true }));
    const running = await loadMarkets(folders);
    expect(running.map((one) => one.id).toSorted()).toEqual([...marketIds].toSorted());
    const named = running.flatMap(({ market }) => market.plugins.map(({ plugin }) => plugin.id));
    expect(named).not.toContain(id);
  },
);

it.each(optionalPlugins)('nothing of the product outside of its folder imports %s', (id) => {
  const found = sourceFiles
    .filter(({ path }) => !path.startsWith('tests/') && !path.startsWith(`plugins/${id}/`))
    .filter(({ imports }) => imports.some((target) => target.startsWith(`plugins/${id}/`)))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
