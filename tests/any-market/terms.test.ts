import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { timeWriter } from '../../core/timeslots/written-time.ts';
import { textsOf, wordsOf } from '../../server/markets/market-words.ts';
import { isSample } from '../core/manifest/real-manifests.ts';
import { testManifest } from '../core/test-market.ts';
import { anyMarkets } from './any-markets.ts';
import { type ReadText, termFaults } from './terms.ts';
import { textsOfFiles } from './texts-of-files.ts';
import { typographyFaults } from './typography.ts';

const bases = testManifest('uk').baseLanguages;

const shops = anyMarkets
  .filter(({ id }) => isSample(id))
  .flatMap((market) => market.settings.locales.map((locale) => ({ market, locale })));

/** The words of a shop as its customers read them, those of engine and plugins included. */
const wordsIn = ({ market, locale }: (typeof shops)[number]): readonly ReadText[] =>
  [...textsOf(wordsOf(market.deployment, market.folder, locale, bases))].map(([key, text]) => ({
    key,
    locale,
    text,
  }));

const files = new Set(textsOfFiles.map(({ file }) => file));

/** Whether a market has a page of its own in place of one of the defaults. */
const isReplaced = (file: string, market: string, locale: string): boolean =>
  files.has(`markets/${market}/pages/${locale}/${basename(file)}`);

/** The texts of its pages, also those of the defaults that it may show, and of its catalogue. */
const ownFiles = ({ market, locale }: (typeof shops)[number]): readonly ReadText[] =>
  textsOfFiles
    .filter(
      ({ file, locale: of }) =>
        (of === locale && /\/(?:pages|catalogue)\//.test(file) && isOf(file, market.id)) ||
        (locale.startsWith(`${of}-`) &&
          file.startsWith('markets/default/pages/') &&
          !isReplaced(file, market.id, locale)),
    )
    .map(({ file, key, text }) => ({ key: `${file} ${key}`, locale, text }));

const isOf = (file: string, market: string): boolean => file.startsWith(`markets/${market}/`);

const faultsOf = (locale: string, text: string, key = 'a.b') => termFaults([{ key, locale, text }]);

describe('the words of a shop', () => {
  it.each(shops)('in $locale use one word for a thing, and say what to do [SHP-45]', (shop) => {
    const words = wordsIn(shop);
    expect(words.length).toBeGreaterThan(500);
    expect(termFaults([...words, ...ownFiles(shop)])).toEqual([]);
  });

  it.each(shops)('in $locale keep its typography, whoever wrote them [SHP-45]', (shop) => {
    const texts = [...wordsIn(shop), ...ownFiles(shop)];
    expect(typographyFaults(texts.map((text) => ({ ...text, file: shop.market.id })))).toEqual([]);
  });

  it('of the two base languages, and of operators, do so too [SHP-45]', () => {
    const base = textsOfFiles
      .filter(({ locale }) => locale === 'en' || locale === 'fr')
      // Operators speak of huts; a field of theirs that is empty is said to be so.
      .filter(({ file, locale }) => locale === 'fr' || !file.startsWith('ui/'))
      .map(({ file, key, locale, text }) => ({
        key: file.includes('/words/') ? keyOf(file, key) : `${file} ${key}`,
        locale,
        text,
      }));
    expect(base.length).toBeGreaterThan(1500);
    expect(termFaults(base)).toEqual([]);
  });

  it.each(shops)(
    'in $locale end no sentence with a time that ends with a stop [SHP-45]',
    (shop) => {
      const write = timeWriter(shop.locale, { timeZone: 'UTC' });
      if (![0, 43_200_000].some((at) => write(at).endsWith('.'))) return;
      const doubled = wordsIn(shop).filter(({ text }) =>
        /\{\{(?:time|at|to|close)\}\}\./.test(text),
      );
      expect(doubled).toEqual([]);
    },
  );
});

/** The key of a text as the shop knows it: under its area or its plugin. */
function keyOf(file: string, key: string): string {
  const [, plugin] = /^plugins\/([^/]+)\//.exec(file) ?? [];
  const [, area] = /\/([^/]+)\.json$/.exec(file) ?? [];
  return `${plugin ?? area}.${key}`;
}

describe('the lint of words', () => {
  it.each([
    ['en-GB', 'Your hut is closed'],
    ['en-GB', 'Switch to pickup?'],
    ['en-CA', 'Collect your order'],
    ['en-CA', 'Enter your postcode'],
    ['en-IN', 'Switch to collection?'],
    ['en-FR', 'Takeaway'],
    ['fr-FR', 'Retrait au restaurant'],
    ['fr-FR', 'Un rabais'],
    ['fr-CA', 'À emporter'],
    ['fr-CA', 'Une remise'],
    ['fr-CA', 'Votre e-mail'],
    ['en-GB', 'Required'],
    ['fr-FR', 'Obligatoire'],
  ])('in %s finds %s [SHP-45]', (locale, text) => {
    expect(faultsOf(locale, text)).toHaveLength(1);
  });

  it('leaves alone what a row fixes, where it fixes it [SHP-45]', () => {
    expect(faultsOf('en-GB', 'Required', 'checkout.errors.required_name')).toEqual([]);
    expect(faultsOf('en-CA', 'Available for collection only')).toEqual([]);
    expect(faultsOf('en-GB', 'Required', 'checkout.errors.required_recipientName')).not.toEqual([]);
  });
});
