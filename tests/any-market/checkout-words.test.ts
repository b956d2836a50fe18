import { describe, expect, it } from 'vitest';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import {
  baseWords,
  languageOf,
  textsOf,
  wordsOf,
  wordsOfPlugins,
  wordyPlugins,
} from '../../server/markets/market-words.ts';
import { anyMarkets } from './any-markets.ts';
import { pointerTo } from '../../core/manifest/json-pointer.ts';
import { isSample } from '../core/manifest/real-manifests.ts';
import { repositoryFolders } from '../setup/plugin-loaders.ts';
import { testManifest } from '../core/test-market.ts';

const deployment = await readDeployment(repositoryFolders);
const bases = testManifest('uk').baseLanguages;
const plugins = [...deployment.pluginWords.keys()].filter((id) => id.startsWith('pay-'));
const areas = ['checkout', 'orders', 'payments', ...plugins];

const locales = anyMarkets.flatMap((market) =>
  market.settings.locales.map((locale) => ({ id: market.id, market, locale })),
);

/** The messages of checkout, order and payment in a tree of words. */
const messagesOf = (words: Parameters<typeof textsOf>[0]): ReadonlyMap<string, string> =>
  new Map([...textsOf(words)].filter(([key]) => areas.includes(key.split('.')[0] ?? '')));

const originalIn = (language: string) =>
  messagesOf({
    ...baseWords(deployment, language),
    ...wordsOfPlugins(deployment, plugins, language),
  });
const english = originalIn('en');
const french = originalIn('fr');

/** A message of one word, a name or a mark may be the same in both languages. */
const isProse = (text: string): boolean => text.split(/\s+/).length > 3;

describe('the messages of checkout', () => {
  it('are there for the locales of every sample market [CHK-114]', () => {
    const own = locales.filter(({ id }) => isSample(id));
    expect(own.map(({ locale }) => locale).toSorted()).toEqual([
      'en-CA',
      'en-FR',
      'en-GB',
      'en-IN',
      'fr-CA',
      'fr-FR',
    ]);
  });

  it.each(locales)('are all there in $locale of $id, in its language [CHK-114]', (place) => {
    const { deployment: around, folder } = place.market;
    const own = messagesOf(wordsOf(around, folder, place.locale, bases));
    const named = wordyPlugins(around, folder);
    const needed = [...english.keys()].filter((key) => {
      const [area = ''] = key.split('.');
      return !plugins.includes(area) || named.includes(area);
    });
    expect(needed.filter((key) => !own.has(key))).toEqual([]);
    const original = languageOf(place.locale) === 'en' ? french : english;
    // What is marked as still to translate is known to be so.
    const marked = folder.words.get(place.locale)?.untranslated ?? [];
    const untranslated = [...own].filter(
      ([key, text]) =>
        isProse(text) && text === original.get(key) && !marked.includes(pointerTo(key.split('.'))),
    );
    expect(untranslated).toEqual([]);
  });

  it.each(locales)(
    'tell in $locale of $id what keeps an order from its customer [CHK-112]',
    (place) => {
      const own = textsOf(
        wordsOf(place.market.deployment, place.market.folder, place.locale, bases),
      );
      for (const key of [
        'payments.card.problem',
        'localisation.notice.unavailable',
        'localisation.address.noHut',
        'checkout.errors.notDelivered',
        'checkout.errors.otherHut',
      ]) {
        expect(own.get(key) ?? '').not.toBe('');
      }
    },
  );
});
