import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadMarkets } from '../../../server/markets/load-markets.ts';
import { root } from '../../../tools/tasks/project.ts';
import { sourceFiles } from '../../architecture/source-files.ts';
import { marketIds } from '../../core/manifest/real-manifests.ts';
import { deletePlugins, loyaltyPlugins, optionalPlugins } from '../../setup/deleted-plugins.ts';

/** The markets without some plugins, as a server starts them. */
async function withoutFolders(ids: readonly string[]) {
  const folders = await deletePlugins(ids);
  onTestFinished(() => rmSync(dirname(folders.pluginsDir), { recursive: true }));
  const running = await loadMarkets(folders);
  expect(running.map((one) => one.id).toSorted()).toEqual([...marketIds].toSorted());
  return running;
}

const importersOf = (id: string): readonly string[] =>
  sourceFiles
    .filter(({ path }) => !path.startsWith(`plugins/${id}/`))
    .filter(({ imports }) => imports.some((target) => target.startsWith(`plugins/${id}/`)))
    .map(({ path }) => path);

it.each(optionalPlugins)(
  'every market is right and starts without the folder of %s and its lines',
  async (id) => {
    const running = await withoutFolders([id]);
    const named = running.flatMap(({ market }) => market.plugins.map(({ plugin }) => plugin.id));
    expect(named).not.toContain(id);
  },
);

it('every market starts without any loyalty, and then has no rules and no page of it [ENG-21]', async () => {
  const running = await withoutFolders(loyaltyPlugins);
  for (const { market, page, locales } of running) {
    expect(market.extensions.all('loyalty-rules')).toEqual([]);
    expect(locales.map((locale) => page('hut-rewards', locale))).toEqual(
      locales.map(() => undefined),
    );
  }
});

it.each(loyaltyPlugins)('nothing but its own tests imports %s [ENG-21]', (id) => {
  const found = importersOf(id).filter((path) => !path.startsWith('tests/plugins/loyalty/'));
  expect(found).toEqual([]);
});

it.each(['sign-in-oidc', 'identity-cognito'])('nothing but its own tests imports %s', (id) => {
  const ownTests = ['tests/api/sign-in/', `tests/plugins/${id}/`];
  expect(optionalPlugins).toContain(id);
  const found = importersOf(id);
  expect(found.filter((path) => !ownTests.some((own) => path.startsWith(own)))).toEqual([]);
});

it.each(optionalPlugins)('nothing of the product outside of its folder imports %s', (id) => {
  expect(importersOf(id).filter((path) => !path.startsWith('tests/'))).toEqual([]);
});

describe('priority delivery', () => {
  const ownTests = ['tests/plugins/priority-delivery/', 'tests/api/priority/'];

  it('is imported by no test but its own, so that those of everything else go on without it [ENG-22]', () => {
    const found = importersOf('uk-priority-delivery');
    expect(found.filter((path) => !ownTests.some((own) => path.startsWith(own)))).toEqual([]);
  });

  it('is nothing that the engine knows: neither its settings nor its calls, its table, its field or its fee [ENG-22]', () => {
    const rooms = ['core', 'client', 'ui', 'server', 'schemas', 'conformance', 'markets/default'];
    // What is released stays as it is, and the table of old is where the plugin finds it.
    const history = /^server\/storage\/migrations\//;
    const traces =
      /uk-priority-delivery|priority-orders|priorityDelivery|priorityFee|priority_reservation|"priority"/;
    const found = rooms
      .flatMap((room) =>
        readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) =>
          join(room, path),
        ),
      )
      .filter((path) => /\.(?:ts|tsx|json|md)$/.test(path) && !history.test(path))
      .filter((path) => traces.test(readFileSync(join(root, path), 'utf8')));
    expect(found).toEqual([]);
  });
});
