import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MarketsFolder } from './markets-folder.ts';

const uk = 'uk/manifest.json';

describe('the markets of the sample chain', () => {
  it('start, each with its own sectors [SHL-01]', async () => {
    const markets = await new MarketsFolder().load();
    expect(
      Object.fromEntries(markets.map(({ id, market }) => [id, market.manifest.sectors])),
    ).toEqual({ uk: ['uk-1', 'uk-2'], fr: ['fr-1'], in: ['in-1'], ca: ['ca-1', 'ca-2'] });
  });

  it('fill a text that a locale lacks from its base catalogue, then from en [SHL-03]', async () => {
    const folder = new MarketsFolder();
    const page = { title: 'One', description: 'Two', extra: 'Three' };
    folder.write('default/words/en/page.json', JSON.stringify(page));
    folder.write(
      'default/words/fr/page.json',
      JSON.stringify({ title: 'Un', description: 'Deux' }),
    );
    mkdirSync(join(folder.path, 'ca/words'), { recursive: true });
    folder.write('ca/words/fr-CA.json', JSON.stringify({ page: { title: 'Premier' } }));
    const markets = await folder.load();
    const words = markets.find(({ id }) => id === 'ca')?.words('fr-CA');
    expect(words?.['page']).toEqual({ title: 'Premier', description: 'Deux', extra: 'Three' });
  });

  it('give the browser nothing that is for the server alone', async () => {
    const markets = await new MarketsFolder().load();
    for (const { clientManifest } of markets) {
      expect(clientManifest).not.toHaveProperty('hosts');
      expect(clientManifest.pos).not.toHaveProperty('adapter');
      expect(clientManifest).toHaveProperty('currency');
    }
  });
});

describe('a market does not start with', () => {
  it('a key that nobody knows, and its file, place and nearest key are named [CST-02]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({ ...manifest, curency: 'GBP' }));
    expect(await folder.problems()).toMatchObject([
      { file: 'markets/uk/manifest.json', pointer: '/curency', nearest: 'currency' },
    ]);
  });

  it('a value of the wrong type, or one that is missing [CST-02]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, ({ currency: _currency, ...manifest }) => ({ ...manifest, sectors: 'uk-1' }));
    const problems = await folder.problems();
    expect(problems).toContainEqual(
      expect.objectContaining({ pointer: '/sectors', expected: 'array' }),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({ pointer: '/currency', found: 'nothing' }),
    );
  });

  it('a plugin that nobody knows [CST-02]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({
      ...manifest,
      plugins: (manifest['plugins'] as { id: string }[]).map(({ id }) => ({
        id: id === 'order-base' ? 'order-bass' : id,
      })),
    }));
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({
        pointer: expect.stringMatching(/^\/plugins\/\d+\/id$/),
        nearest: 'order-base',
      }),
    );
  });

  it('a category of its own that it has no name for, and starts with one that it has [ENG-25]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({
      ...manifest,
      menu: {
        routes: ['deals', 'calzoni'],
        categories: { calzoni: { category: 'sides', kind: 'calzone' } },
      },
    }));
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({
        pointer: '/menu/routes/1',
        expected: expect.stringContaining('menu.categories.calzoni'),
      }),
    );
    folder.change('uk/words/en-GB.json', (words) => ({
      ...words,
      menu: { categories: { calzoni: 'Calzoni' }, intros: { calzoni: 'Folded.' } },
    }));
    expect(await folder.problems()).toEqual([]);
  });

  it('an option that its plugin does not have [CST-02]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({
      ...manifest,
      plugins: (manifest['plugins'] as { id: string }[]).map((entry) =>
        entry.id === 'menu-categories' ? { ...entry, options: { colour: 'red' } } : entry,
      ),
    }));
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({
        pointer: expect.stringMatching(/^\/plugins\/\d+\/options\/colour$/),
      }),
    );
  });

  it('a locale that has no wording, or an unknown sector [SHL-01, CST-02]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({ ...manifest, locales: ['xx-XX'], defaultSector: 'uk-9' }));
    const pointers = (await folder.problems()).map(({ pointer }) => pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/locales/0', '/defaultSector']));
  });

  it('a folder whose name is not the id of its market [SHL-01]', async () => {
    const folder = new MarketsFolder();
    folder.change(uk, (manifest) => ({ ...manifest, id: 'atlantis' }));
    expect(await folder.problems()).toContainEqual(expect.objectContaining({ pointer: '/id' }));
  });

  it('a theme, a catalogue or a wording that breaks its rules, all listed at once [CST-02]', async () => {
    const folder = new MarketsFolder();
    folder.change('fr/theme.json', (theme) => ({ ...theme, accent: 'red' }));
    folder.change('uk/catalogue/products.json', (products) =>
      (products as unknown as object[]).map((product, index) =>
        index === 0 ? { ...product, price: '9.99', sectors: ['uk-7'] } : product,
      ),
    );
    folder.change('default/words/fr/page.json', (words) => ({ ...words, titel: 'Bonjour' }));
    const places = (await folder.problems()).map(({ file, pointer }) => `${file}${pointer}`);
    expect(places).toEqual(
      expect.arrayContaining([
        'markets/fr/theme.json/accent',
        'markets/uk/catalogue/products.json/0/price',
        'markets/uk/catalogue/products.json/0/sectors',
        'markets/default/words/fr/page.json/titel',
      ]),
    );
  });

  it.each([
    ['ground', '#4a4a4a', 'at least 15 to white'],
    ['ink', '#5a5048', 'at least 4.5 to the dark page and its cards'],
    ['accent', '#3d1a35', 'at least 3 to the dark page and its cards'],
  ])('a colour %s of dark pages that nobody could see: %s [SHP-42]', async (key, colour, least) => {
    const folder = new MarketsFolder();
    folder.change('fr/theme.json', (theme) => ({ ...theme, dark: { [key]: colour } }));
    expect(await folder.problems()).toEqual([
      expect.objectContaining({
        file: 'markets/fr/theme.json',
        pointer: `/dark/${key}`,
        expected: `a colour with a contrast of ${least}`,
        found: expect.stringContaining(`"${colour}", `),
      }),
    ]);
  });

  it('a file that is no JSON', async () => {
    const folder = new MarketsFolder();
    folder.write(uk, '{ "id": ');
    expect(await folder.problems()).toMatchObject([
      { file: 'markets/uk/manifest.json', pointer: '', expected: 'JSON' },
    ]);
  });

  it('an id that one sector has twice', async () => {
    const folder = new MarketsFolder();
    folder.change('uk/catalogue/huts.json', (huts) => {
      const list = huts as unknown as object[];
      return [...list, list[0]];
    });
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({ expected: 'each id once in a sector' }),
    );
  });

  it('a street of a hut that the market does not have', async () => {
    const folder = new MarketsFolder();
    folder.change('fr/catalogue/streets.json', (streets) => {
      const [first, ...others] = streets as unknown as object[];
      return [{ ...first, hut: '11011' }, ...others];
    });
    expect(await folder.problems()).toMatchObject([
      {
        file: 'markets/fr/catalogue/streets.json',
        pointer: '/0/hut',
        found: '"11011"',
        nearest: '1101',
      },
    ]);
  });

  it('a text with a placeholder that nobody fills', async () => {
    const folder = new MarketsFolder();
    folder.change('default/words/fr/page.json', (words) => ({
      ...words,
      title: 'Bonjour {{nom}}',
    }));
    expect(await folder.problems()).toMatchObject([
      { file: 'markets/default/words/fr/page.json', pointer: '/title', found: '"nom"' },
      { pointer: '/title', found: '"Bonjour {{nom}}"' },
    ]);
  });
});
