import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openMarketRegistry } from '../../../server/markets/market-registry.ts';
import { silentLog } from '../storage/silent-log.ts';
import { MarketsFolder } from './markets-folder.ts';
import { PluginsFolder } from './plugins-folder.ts';

interface Named {
  readonly id: string;
}

/** The sample chain, in which `market` names a made-up plugin, and the plugin's folder. */
function chainWith(market: string, id = 'polls') {
  const folder = new MarketsFolder();
  const plugins = new PluginsFolder();
  folder.pluginsDir = plugins.path;
  plugins.add(id);
  folder.change(`${market}/manifest.json`, (manifest) => ({
    ...manifest,
    plugins: [...(manifest['plugins'] as unknown as Named[]), { id }],
  }));
  return { folder, plugins };
}

const english = { title: 'What do you think?', vote: { one: 'Good', two: 'Bad {{name}}' } };
const french = { title: 'Votre avis ?', vote: { one: 'Bien', two: 'Mal {{name}}' } };

const wordsOf = async (folder: MarketsFolder, market: string, locale: string) =>
  (await folder.load()).find(({ id }) => id === market)?.words(locale);

describe('the words of a plugin', () => {
  it('stand under its id in the markets that name it, and in no other [ENG-13]', async () => {
    const { folder, plugins } = chainWith('ca');
    plugins.words('polls', 'en', english);
    plugins.words('polls', 'fr', french);
    const words = await wordsOf(folder, 'ca', 'fr-CA');
    expect(words?.['polls']).toEqual(french);
    expect(await wordsOf(folder, 'ca', 'en-CA')).toHaveProperty('polls', english);
    expect(await wordsOf(folder, 'uk', 'en-GB')).not.toHaveProperty('polls');
  });

  it('come from the file of the locale, else from that of its language [ENG-13]', async () => {
    const { folder, plugins } = chainWith('ca');
    const canadian = { ...french, title: 'Votre opinion ?' };
    plugins.words('polls', 'en', english);
    plugins.words('polls', 'fr', french);
    plugins.words('polls', 'fr-CA', canadian);
    expect((await wordsOf(folder, 'ca', 'fr-CA'))?.['polls']).toEqual(canadian);
  });

  it('are those of the market where it has the same key [ENG-13]', async () => {
    const { folder, plugins } = chainWith('uk');
    plugins.words('polls', 'en', english);
    folder.change('uk/words/en-GB.json', (words) => ({
      ...words,
      polls: { vote: { one: 'Top' } },
    }));
    expect((await wordsOf(folder, 'uk', 'en-GB'))?.['polls']).toEqual({
      ...english,
      vote: { one: 'Top', two: 'Bad {{name}}' },
    });
  });

  it('are read again with the markets [ENG-13]', async () => {
    const { folder, plugins } = chainWith('uk');
    plugins.words('polls', 'en', english);
    const registry = await openMarketRegistry({
      load: async () => ({ markets: await folder.load() }),
      prepare: async () => undefined,
      log: silentLog,
    });
    plugins.words('polls', 'en', { ...english, title: 'Well?' });
    await registry.reload();
    expect(registry.byId('uk')?.words('en-GB')?.['polls']).toHaveProperty('title', 'Well?');
  });

  it('name the ways to pay at the door in every locale of the sample chain [ENG-13]', async () => {
    const markets = await new MarketsFolder().load();
    for (const { locales, words } of markets) {
      for (const locale of locales) {
        expect(words(locale)?.['pay-offline']).toHaveProperty(
          'cash.label',
          locale.startsWith('fr') ? 'Espèces' : 'Cash',
        );
      }
    }
  });
});

describe('the start is stopped by', () => {
  it('a key that one locale of a plugin lacks, with everything else that is wrong [ENG-13]', async () => {
    const { folder, plugins } = chainWith('ca');
    plugins.words('polls', 'en', english);
    plugins.words('polls', 'fr', { vote: { one: 'Bien' }, extra: 'De plus' });
    folder.change('fr/theme.json', (theme) => ({ ...theme, accent: 'red' }));
    const problems = await folder.problems();
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'markets/fr/theme.json', pointer: '/accent' }),
    );
    expect(problems.filter(({ file }) => file.startsWith('plugins/'))).toEqual([
      {
        file: 'plugins/polls/words/en.json',
        pointer: '/extra',
        expected: 'a text, as in plugins/polls/words/fr.json',
        found: 'nothing',
      },
      {
        file: 'plugins/polls/words/fr.json',
        pointer: '/title',
        expected: 'a text, as in plugins/polls/words/en.json',
        found: 'nothing',
      },
      {
        file: 'plugins/polls/words/fr.json',
        pointer: '/vote/two',
        expected: 'a text, as in plugins/polls/words/en.json',
        found: 'nothing',
      },
    ]);
  });

  it('a language that a shipped plugin lost [ENG-13]', async () => {
    const { folder, plugins } = chainWith('uk');
    rmSync(join(plugins.path, 'pay-offline/words/fr.json'));
    const files = (await folder.problems()).map(({ file, found }) => [file, found]);
    expect(files).toEqual([
      [
        'plugins/pay-offline/words/fr.json',
        expect.stringMatching(/ca lacks pay-offline.cash.label/),
      ],
      [
        'plugins/pay-offline/words/fr.json',
        expect.stringMatching(/fr lacks pay-offline.cash.label/),
      ],
    ]);
  });

  it('a locale of a market that the plugin has no words for; the market may bring them [ENG-13]', async () => {
    const { folder, plugins } = chainWith('ca');
    plugins.words('polls', 'en', english);
    expect(await folder.problems()).toEqual([
      {
        file: 'plugins/polls/words/fr.json',
        pointer: '',
        expected: 'the words of polls for fr-CA, here or in the wording of the market',
        found: 'no file; market ca lacks polls.title, polls.vote.one, polls.vote.two',
      },
    ]);
    folder.change('ca/words/fr-CA.json', (words) => ({ ...words, polls: french }));
    expect((await wordsOf(folder, 'ca', 'fr-CA'))?.['polls']).toEqual(french);
  });

  it('what is no text, a placeholder that nobody fills, or a file that is no JSON [ENG-13]', async () => {
    const { folder, plugins } = chainWith('uk');
    plugins.words('polls', 'en', { ...english, title: 7 });
    plugins.words('polls', 'fr', { title: 'Oui', vote: { one: '', two: 'Mal {{nom}}' } });
    plugins.write('polls', 'words/de.json', '{');
    expect(await folder.problems()).toMatchObject([
      { file: 'plugins/polls/words/de.json', expected: 'JSON' },
      { file: 'plugins/polls/words/en.json', pointer: '/title', found: '7' },
      { file: 'plugins/polls/words/fr.json', pointer: '/vote/one', found: 'an empty one' },
      { file: 'plugins/polls/words/fr.json', pointer: '/vote/two', nearest: 'name' },
      { file: 'plugins/polls/words/fr.json', pointer: '/vote/two', found: '"Mal {{nom}}"' },
    ]);
  });

  it('a market that overrides a key which the plugin does not have [ENG-13]', async () => {
    const { folder, plugins } = chainWith('uk');
    plugins.words('polls', 'en', english);
    folder.change('uk/words/en-GB.json', (words) => ({ ...words, polls: { titel: 'Hm?' } }));
    expect(await folder.problems()).toMatchObject([
      { file: 'markets/uk/words/en-GB.json', pointer: '/polls/titel', nearest: 'polls.title' },
    ]);
  });

  it('a plugin whose id is an area of the default wording [ENG-13]', async () => {
    const { folder, plugins } = chainWith('uk', 'basket');
    plugins.words('basket', 'en', english);
    expect(await folder.problems()).toContainEqual(
      expect.objectContaining({ file: 'plugins/basket/words', found: '"basket"' }),
    );
  });
});

it('mistakes in the words of a plugin that nobody names stop nothing [ENG-13]', async () => {
  const { folder, plugins } = chainWith('uk');
  plugins.words('unnamed', 'en', { title: 7 });
  plugins.words('polls', 'en', english);
  expect(await folder.problems()).toEqual([]);
});
