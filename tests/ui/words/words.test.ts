import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../../server/markets/read-deployment.ts';
import {
  baseWords,
  textsOf,
  wordsOf,
  wordsOfPlugins,
  wordyPlugins,
} from '../../../server/markets/market-words.ts';
import { createWords } from '../../../ui/words/words.ts';
import { anyMarkets } from '../../any-market/any-markets.ts';
import { repositoryFolders } from '../../setup/plugin-loaders.ts';
import { sourceFiles, walk } from '../../architecture/source-files.ts';
import { testManifest } from '../../core/test-market.ts';

const deployment = await readDeployment(repositoryFolders);
const bases = testManifest('uk').baseLanguages;
const english = baseWords(deployment, 'en');
const areas = [...Object.keys(english), ...deployment.pluginWords.keys()];

const stemOf = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stems = (keys: Iterable<string>): Set<string> => new Set([...keys].map(stemOf));

const startsWithArea = (text: string): boolean =>
  areas.some((area) => text.startsWith(`${area}.`)) && !text.includes('/');

interface Use {
  readonly path: string;
  /** A key, with `*` where the program fills something in. */
  readonly key: string;
}

/** Every key that the rooms of the browser name: whole ones and those put together from parts; `core/manifest` names settings. */
const uses: readonly Use[] = sourceFiles
  .filter(
    ({ path }) =>
      /^(client|core|plugins|ui)\//.test(path) &&
      !path.startsWith('core/manifest/') &&
      // The console of operators has words of its own.
      !path.startsWith('ui/console/'),
  )
  .flatMap((file) => {
    const found: Use[] = [];
    const add = (key: string) => {
      if (startsWithArea(key)) found.push({ path: file.path, key });
    };
    walk(file, {
      Literal({ value }) {
        if (typeof value === 'string' && /^[\w-]+(\.[\w-]+)+$/.test(value)) add(value);
      },
      TemplateLiteral({ quasis }) {
        const key = quasis.map(({ value }) => value.raw).join('*');
        if (/^[\w-]+(\.[\w*-]+)+$/.test(key)) add(key);
      },
    });
    return found;
  });

/** A key, or the group of keys that a page takes its own from. */
const isKnown = (key: string, known: ReadonlySet<string>): boolean => {
  const inside = (candidate: string): boolean => candidate.startsWith(`${key}.`);
  if (!key.includes('*')) return known.has(key) || [...known].some(inside);
  const pattern = new RegExp(`^${key.replaceAll('.', '\\.').replaceAll('*', '[\\w.-]+')}$`);
  return [...known].some((candidate) => pattern.test(candidate));
};

/** Words of a plugin are there where a market names it, and nobody else uses them. */
const isUsedWith = (named: readonly string[], path: string): boolean => {
  const [room, id = ''] = path.split('/');
  return room !== 'plugins' || !deployment.pluginWords.has(id) || named.includes(id);
};

const locales = anyMarkets.flatMap((market) =>
  market.settings.locales.map((locale) => ({ id: market.id, locale, market })),
);

describe('the wording', () => {
  it('is used', () => {
    expect(uses.length).toBeGreaterThan(100);
  });

  it.each(locales)('has every key that is used, in $locale of $id [SHL-03, SHL-72]', (place) => {
    const { folder } = place.market;
    const own = place.market.deployment;
    const known = stems(textsOf(wordsOf(own, folder, place.locale, bases)).keys());
    const named = wordyPlugins(own, folder);
    const missing = uses
      .filter(({ path }) => isUsedWith(named, path))
      .filter(({ key }) => !isKnown(key, known));
    expect(missing.map(({ path, key }) => `${path}: ${key}`)).toEqual([]);
  });

  it.each(['fr'])('has the same keys in %s as in English', (language) => {
    const plugins = [...deployment.pluginWords.keys()];
    const textsIn = (name: string) =>
      textsOf({
        ...baseWords(deployment, name),
        ...wordsOfPlugins(deployment, plugins, name),
      });
    const own = stems(textsIn(language).keys());
    const other = stems(textsIn('en').keys());
    expect([...other].filter((key) => !own.has(key))).toEqual([]);
    expect([...own].filter((key) => !other.has(key))).toEqual([]);
  });

  it.each(locales)('has the keys that the manifest of $id names, in $locale [SHL-72]', (place) => {
    const { folder, settings } = place.market;
    const known = textsOf(wordsOf(place.market.deployment, folder, place.locale, bases));
    const { footer, promo } = settings;
    const named = [
      ...[...footer.links, ...footer.externalLinks].map(({ label }) => label),
      ...Object.values(promo.landingPages).flatMap(({ title, text }) => [title, text]),
    ];
    expect(named.filter((key) => !known.has(key))).toEqual([]);
  });

  it('tells in French what each empty field of the checkout wants [SHP-45]', () => {
    const france = deployment.markets.find(({ id }) => id === 'fr');
    if (!france) throw new Error('There is no French market.');
    const { t } = createWords('fr-FR', wordsOf(deployment, france, 'fr-FR', bases));
    const told = (context: string) => t('checkout.errors.required', { context });
    expect(told('firstName')).toBe('Saisissez votre prénom');
    expect(told('payment')).toBe('Choisissez un moyen de paiement');
    expect(told('recipientName')).toBe('Saisissez son nom');
    expect(told('fieldOfPlugin')).toBe('À remplir');
  });

  it('falls back from a locale to its language, then to English [SHL-03]', () => {
    const canada = deployment.markets.find(({ id }) => id === 'ca');
    if (!canada) throw new Error('There is no Canadian market.');
    const french = textsOf(wordsOf(deployment, canada, 'fr-CA', bases));
    expect(french.get('localisation.disposition.collection')).toBe('À ramasser');
    expect(french.get('localisation.disposition.delivery')).toBe('Livraison');
    const bare = {
      ...deployment,
      defaults: {
        ...deployment.defaults,
        words: new Map([...deployment.defaults.words].filter(([name]) => name === 'en')),
      },
    };
    expect(
      textsOf(wordsOf(bare, canada, 'fr-CA', bases)).get('localisation.disposition.delivery'),
    ).toBe('Delivery');
  });
});
