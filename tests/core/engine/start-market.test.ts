import { describe, expect, it } from 'vitest';
import { trustOptions } from '../../setup/trust-options.ts';
import { StartError } from '../../../core/engine/start-error.ts';
import { startMarket } from '../../../core/engine/start-market.ts';
import type { PluginLoaders } from '../../../core/engine/load-plugins.ts';
import type { Problem } from '../../../core/manifest/problem.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { filler, loadersOf, manifestWith, plugin, sink } from './sample-plugins.ts';
import { loudFailures } from '../../setup/loud-failures.ts';

const start = (manifest: Manifest, loaders: PluginLoaders) =>
  startMarket(manifest, 'markets/s/manifest.json', loaders, trustOptions, {
    watch: loudFailures,
  });

async function problemsOf(manifest: Manifest, loaders: PluginLoaders): Promise<readonly Problem[]> {
  const error = await start(manifest, loaders).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof StartError)) throw new Error(`It is no StartError: ${String(error)}`);
  return error.problems;
}

describe('a market', () => {
  it('loads exactly the plugins its manifest names', async () => {
    const loaded: string[] = [];
    const loaders = {
      ...loadersOf(filler),
      other: async () => {
        loaded.push('other');
        return { default: plugin('other', []) };
      },
    };
    const market = await start(manifestWith({ id: 'filler' }), loaders);
    expect(market.plugins.map((one) => one.plugin.id)).toEqual(['filler']);
    expect(loaded).toEqual([]);
  });

  it('binds every contribution of a point in the order of the manifest', async () => {
    const sent: string[] = [];
    const loaders = loadersOf(
      filler,
      plugin('a', [sink('a', sent)]),
      plugin('b', [sink('b', sent)]),
    );
    const manifest = manifestWith({ id: 'b' }, { id: 'filler' }, { id: 'a' });
    const { extensions } = await start(manifest, loaders);
    for (const one of extensions.all('analytics-sink')) {
      one.send({ type: 'view', market: 'uk', traceId: 'trace', data: {} });
    }
    expect(sent).toEqual(['b view', 'a view']);
    expect(extensions.all('error-reporter')).toEqual([]);
  });

  it('makes a contribution once, from the options and the manifest of its own market', async () => {
    const made: unknown[] = [];
    const counting = plugin('counting', [
      {
        point: 'analytics-sink',
        make: ({ options, manifest }) => {
          made.push({ options, plugins: manifest.plugins.length });
          return { send: () => undefined };
        },
      },
    ]);
    const loaders = loadersOf(filler, counting);
    const manifest = manifestWith({ id: 'filler' }, { id: 'counting', options: { limit: 3 } });
    const one = await start(manifest, loaders);
    const other = await start(manifestWith({ id: 'filler' }, { id: 'counting' }), loaders);
    expect(one.extensions.all('analytics-sink')[0]).toBe(one.extensions.all('analytics-sink')[0]);
    other.extensions.all('analytics-sink');
    expect(made).toEqual([
      { options: { limit: 3 }, plugins: 2 },
      { options: {}, plugins: 2 },
    ]);
  });

  it('reports who fills each point', async () => {
    const loaders = loadersOf(filler, plugin('a', [sink('a', [])]));
    const { report } = await start(manifestWith({ id: 'filler' }, { id: 'a' }), loaders);
    expect(report).toContain('phone-validator (one): filler 1.0.0');
    expect(report).toContain('analytics-sink (many, in-order): a 1.0.0');
    expect(report).toContain('error-reporter (many, in-order): none');
  });

  it('does not start with a plugin that nobody knows, and is told the nearest name', async () => {
    const problems = await problemsOf(manifestWith({ id: 'fillr' }), loadersOf(filler));
    expect(problems).toMatchObject([
      { file: 'markets/s/manifest.json', pointer: '/plugins/0/id', nearest: 'filler' },
    ]);
  });

  it('does not start with a plugin that fails to load', async () => {
    const loaders = { broken: () => Promise.reject(new Error('no such file')) };
    const problems = await problemsOf(manifestWith({ id: 'broken' }), loaders);
    expect(problems).toMatchObject([{ pointer: '/plugins/0/id', found: 'no such file' }]);
  });

  it('does not start with a plugin for another engine', async () => {
    const loaders = loadersOf(plugin('old', [], { engine: '^0.9.0' }));
    const problems = await problemsOf(manifestWith({ id: 'old' }), loaders);
    expect(problems).toMatchObject([{ pointer: '/plugins/0/id', found: 'old for ^0.9.0' }]);
  });

  it('does not start when nobody fills a point that needs one plugin, or two want it', async () => {
    const phone = plugin('phone', [{ point: 'phone-validator', make: () => ({}) as never }]);
    const twice = await problemsOf(
      manifestWith({ id: 'filler' }, { id: 'phone' }),
      loadersOf(filler, phone),
    );
    expect(twice).toMatchObject([
      { pointer: '/plugins', expected: "one plugin for 'phone-validator'", found: 'filler, phone' },
    ]);
    const empty = await problemsOf(manifestWith({ id: 'phone' }), loadersOf(phone));
    const wanted = empty.map(({ expected }) => expected.split(':')[0]);
    expect(wanted).toContain("a plugin for 'address-strategy'");
    expect(wanted).not.toContain("a plugin for 'phone-validator'");
  });

  it('does not start with a contribution to a point that is not on the menu', async () => {
    const strange = plugin('strange', [{ point: 'kitchen-radio', make: () => 0 } as never]);
    const problems = await problemsOf(
      manifestWith({ id: 'filler' }, { id: 'strange' }),
      loadersOf(filler, strange),
    );
    expect(problems).toMatchObject([{ found: "'kitchen-radio' of strange" }]);
  });

  it('lists everything that is wrong at once', async () => {
    const manifest = manifestWith({ id: 'one' }, { id: 'filler' }, { id: 'two' });
    const problems = await problemsOf(manifest, loadersOf(filler));
    expect(problems.map(({ pointer }) => pointer)).toEqual(['/plugins/0/id', '/plugins/2/id']);
    expect(new StartError(problems).message).toContain('2 problems keep the markets from starting');
  });
});
