import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../core/manifest/json.ts';
import { openMarketRegistry } from '../../../server/markets/market-registry.ts';
import { silentLog } from '../storage/silent-log.ts';
import { MarketsFolder } from './markets-folder.ts';
import { PluginsFolder } from './plugins-folder.ts';

interface Named {
  readonly id: string;
}

/** The sample chain with other plugins for the catalogue of the United Kingdom. */
function chainWith(...sources: readonly object[]): MarketsFolder {
  const folder = new MarketsFolder();
  folder.change('uk/manifest.json', (manifest) => ({
    ...manifest,
    plugins: [
      ...(manifest['plugins'] as unknown as Named[]).filter(({ id }) => id !== 'catalogue-files'),
      ...sources,
    ],
  }));
  return folder;
}

/** The same, with a plugin of the test. @param read source of what it does when it is asked */
function chainReading(read: string): MarketsFolder {
  const folder = chainWith({ id: 'till' });
  const plugins = new PluginsFolder();
  folder.pluginsDir = plugins.path;
  const head = "id: 'till', title: 'Made up', version: '1.0.0', engine: '^1.0.0'";
  plugins.write('till', 'plugin.ts', `export default { ${head}, contributes: [] };`);
  const filled = `{ point: 'catalogue-source', make: () => ({ async read(owner) { ${read} } }) }`;
  plugins.write('till', 'server.ts', `export default { contributes: [${filled}] };`);
  return folder;
}

/** Parts of a catalogue that a till has. */
function partsOf(folder: MarketsFolder, change: (name: string, content: Json) => Json): string {
  const parts = ['huts', 'products', 'options'].map((name) => {
    const file = join(folder.path, 'uk/catalogue', `${name}.json`);
    const content = change(name, JSON.parse(readFileSync(file, 'utf8')) as Json);
    return { name, file: `till of the uk/${name}`, content };
  });
  return `return ${JSON.stringify(parts)};`;
}

const hutOf = async (folder: MarketsFolder) =>
  (await folder.load()).find(({ id }) => id === 'uk')?.catalogue?.huts[0]?.name;

/** A change of the first entry of a list. */
const first =
  (list: string, change: object) =>
  (name: string, content: Json): Json =>
    name === list && Array.isArray(content)
      ? [{ ...(content[0] as object), ...change }, ...content.slice(1)]
      : content;

describe('the catalogue of a market', () => {
  it('comes from whatever plugin of the market fills the point [ENG-20]', async () => {
    const parts = partsOf(new MarketsFolder(), first('huts', { name: 'From the till' }));
    expect(await hutOf(chainReading(parts))).toBe('From the till');
    expect(await hutOf(new MarketsFolder())).not.toBe('From the till');
  });

  it('is checked by the engine wherever it is from, and a mistake is named by its place [ENG-20, CST-02]', async () => {
    const parts = partsOf(new MarketsFolder(), first('products', { price: '9.99' }));
    expect(await chainReading(parts).problems()).toContainEqual(
      expect.objectContaining({ file: 'till of the uk/products', pointer: '/0/price' }),
    );
    const withoutHuts = 'return [{ name: "products", file: "till/products", content: [] }];';
    expect(await chainReading(withoutHuts).problems()).toEqual(
      expect.arrayContaining(
        ['huts', 'options'].map((name) =>
          expect.objectContaining({ expected: `the ${name} of market uk` }),
        ),
      ),
    );
  });

  it('may lie in another folder of the market, by an option of the plugin [ENG-20]', async () => {
    const folder = chainWith({ id: 'catalogue-files', options: { folder: '../fr/catalogue' } });
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({ pointer: expect.stringContaining('/options/folder') }),
    );
    const elsewhere = chainWith({ id: 'catalogue-files', options: { folder: 'menu' } });
    expect(await hutOf(elsewhere)).toBeUndefined();
    renameSync(join(elsewhere.path, 'uk/catalogue'), join(elsewhere.path, 'uk/menu'));
    expect(await hutOf(elsewhere)).toBe(await hutOf(new MarketsFolder()));
  });

  it('stops the start where no plugin reads it, or one that is not there, with the nearest name [ENG-20, ENG-29]', async () => {
    expect(await chainWith().problems()).toMatchObject([
      {
        file: 'markets/uk/manifest.json',
        pointer: '/plugins',
        expected: expect.stringContaining("a plugin for 'catalogue-source'"),
      },
    ]);
    expect(await chainWith({ id: 'catalog-files' }).problems()).toMatchObject([
      { file: 'markets/uk/manifest.json', found: '"catalog-files"', nearest: 'catalogue-files' },
    ]);
  });

  it.each([
    ['throws', 'throw new Error("the till is off");', 'the till is off'],
    ['answers nonsense', 'return [{ name: "huts" }];', 'what its contract does not know'],
  ])('stops the start where what reads it %s [ENG-20, ENG-27]', async (_, read, said) => {
    expect(await chainReading(read).problems()).toMatchObject([
      { file: 'markets/uk/manifest.json', found: expect.stringContaining(said) },
    ]);
  });

  it('stays as it was while what reads it fails, and is read again once it answers [ENG-20, CST-02]', async () => {
    const folder = new MarketsFolder();
    const registry = await openMarketRegistry({
      load: async () => ({ markets: await folder.load() }),
      prepare: async () => undefined,
      log: silentLog,
    });
    const name = () => registry.byId('uk')?.catalogue?.huts[0]?.name;
    const [before, revision] = [name(), registry.byId('uk')?.revision];
    folder.write('uk/catalogue/huts.json', '[{');
    await registry.reload();
    expect(name()).toBe(before);
    expect(registry.health()['uk']?.lastError).toContain('markets/uk/catalogue/huts.json');
    const huts = readFileSync(join(new MarketsFolder().path, 'uk/catalogue/huts.json'), 'utf8');
    folder.write('uk/catalogue/huts.json', huts.replace(`"${before}"`, '"Lavender Hill"'));
    await registry.reload();
    expect(name()).toBe('Lavender Hill');
    expect(registry.byId('uk')?.revision).not.toBe(revision);
  });
});
