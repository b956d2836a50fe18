import { describe, expect, it } from 'vitest';
import { openMarketRegistry } from '../../../server/markets/market-registry.ts';
import { silentLog } from '../storage/silent-log.ts';
import { MarketsFolder } from './markets-folder.ts';

async function registryOf(folder: MarketsFolder) {
  const prepared: string[][] = [];
  const registry = await openMarketRegistry({
    load: async () => ({ markets: await folder.load() }),
    prepare: async (markets) => {
      prepared.push(markets.map(({ id }) => id));
    },
    log: silentLog,
  });
  return { registry, prepared };
}

describe('changed markets', () => {
  it('are swapped in without a new start', async () => {
    const folder = new MarketsFolder();
    const { registry } = await registryOf(folder);
    const before = registry.byId('uk')?.revision;
    folder.change('uk/manifest.json', (manifest) => ({ ...manifest, tipping: { presets: [9] } }));
    await registry.reload();
    expect(registry.byId('uk')?.market.manifest.tipping.presets).toEqual([9]);
    expect(registry.health()['uk']?.revision).not.toBe(before);
  });

  it('stay away, all of them, while one is wrong; the last good ones serve and the mistake is told', async () => {
    const folder = new MarketsFolder();
    const { registry } = await registryOf(folder);
    const good = registry.all();
    folder.change('fr/manifest.json', (manifest) => ({ ...manifest, tipping: { enabled: true } }));
    folder.change('uk/manifest.json', (manifest) => ({ ...manifest, currency: 7 }));
    await registry.reload();
    expect(registry.all()).toBe(good);
    expect(registry.health()['uk']?.lastError).toContain('markets/uk/manifest.json /currency');
    expect(registry.health()['fr']).not.toHaveProperty('lastError');
  });

  it('are swapped in once they are repaired, and the mistake is forgotten', async () => {
    const folder = new MarketsFolder();
    const { registry } = await registryOf(folder);
    folder.change('uk/manifest.json', (manifest) => ({ ...manifest, curency: 7 }));
    await registry.reload();
    folder.change('uk/manifest.json', ({ curency: _curency, ...manifest }) => manifest);
    await registry.reload();
    expect(registry.health()['uk']).not.toHaveProperty('lastError');
  });

  it('bring their catalogues in before they are served', async () => {
    const folder = new MarketsFolder();
    const { registry, prepared } = await registryOf(folder);
    await registry.reload();
    expect(prepared).toHaveLength(1);
    folder.change('uk/manifest.json', (manifest) => ({ ...manifest, tipping: { presets: [9] } }));
    await registry.reload();
    expect(prepared).toHaveLength(2);
  });
});

describe('a market', () => {
  it.each([
    ['uk', ['uk-1', 'uk-2']],
    ['fr', ['fr-1']],
    ['in', ['in-1']],
    ['ca', ['ca-1', 'ca-2']],
  ])(
    '%s sells in the sectors of its manifest, and in those that it is given [CST-06]',
    async (id, sectors) => {
      const folder = new MarketsFolder();
      const { registry } = await registryOf(folder);
      expect(registry.byId(id)?.market.manifest.sectors).toEqual(sectors);
      expect(sectors.map((sector) => registry.bySector(sector)?.id)).toEqual(sectors.map(() => id));
      const more = `${id}-9`;
      expect(registry.bySector(more)).toBeUndefined();
      folder.change(`${id}/manifest.json`, (manifest) => ({
        ...manifest,
        sectors: [...sectors, more],
      }));
      await registry.reload();
      expect(registry.bySector(more)?.id).toBe(id);
    },
  );

  it('is found by its host and by each of its sectors [CST-05]', async () => {
    const { registry } = await registryOf(new MarketsFolder());
    expect(registry.byHost('ca.localhost')?.id).toBe('ca');
    expect(registry.bySector('ca-2')?.id).toBe('ca');
    expect(registry.bySector('fr-1')?.id).toBe('fr');
    expect(registry.byHost('localhost')).toBeUndefined();
    expect(registry.bySector('xx-1')).toBeUndefined();
  });
});
