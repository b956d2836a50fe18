import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WordTree } from '../../../core/shell/boot-data.ts';
import { MarketsFolder } from '../../server/markets/markets-folder.ts';

const textAt = (words: WordTree | undefined, area: string, key: string) => {
  const part = words?.[area];
  return typeof part === 'object' ? part[key] : part;
};

describe('a fifth market', () => {
  it('starts from a manifest of its own beside the four [CST-03]', async () => {
    const folder = new MarketsFolder();
    cpSync(join(folder.path, 'in'), join(folder.path, 'nz'), { recursive: true });
    rmSync(join(folder.path, 'nz', 'catalogue'), { recursive: true });
    folder.change('nz/manifest.json', (india) => ({
      ...india,
      id: 'nz',
      country: 'NZ',
      hosts: ['nz.localhost'],
      currency: 'NZD',
      money: { format: { symbol: '$' } },
      sectors: ['nz-1'],
      defaultSector: 'nz-1',
      dineInSector: 'nz-1',
      address: { strategy: 'hut-list' },
      phone: {},
      payments: { types: ['card', 'cash'] },
      plugins: [
        { id: 'catalogue-files' },
        { id: 'hut-list' },
        { id: 'gazetteer' },
        { id: 'phone-numbers' },
        { id: 'contact-form' },
        { id: 'order-base' },
        { id: 'order-address', options: { address: {}, fields: {} } },
        { id: 'deal-kinds' },
        { id: 'pay-offline' },
        { id: 'sandbox-gateway' },
        { id: 'sandbox-kitchen' },
        { id: 'tax-inclusive' },
        { id: 'surcharge-tiers' },
        { id: 'gift-cards-embedded' },
        { id: 'browser-host' },
        { id: 'consent-banner' },
      ],
    }));
    const markets = await folder.load();
    expect(markets.map(({ id }) => id).toSorted()).toEqual(['ca', 'fr', 'in', 'nz', 'uk']);
    const nz = markets.find(({ id }) => id === 'nz')?.market;
    expect(nz?.manifest).toMatchObject({ currency: 'NZD', menu: { initialRoute: 'deals' } });
    expect(nz?.extensions.one('phone-validator').validate('0211234567')).toBeUndefined();
  });
});

describe('the locales of a market', () => {
  it('are those of the manifest, the default first; missing texts come from the base languages [CST-09]', async () => {
    const folder = new MarketsFolder();
    const markets = await folder.load();
    expect(Object.fromEntries(markets.map(({ id, locales }) => [id, locales]))).toEqual({
      uk: ['en-GB'],
      fr: ['fr-FR', 'en-FR'],
      in: ['en-IN'],
      ca: ['en-CA', 'fr-CA'],
    });
    const words = (found: typeof markets, locale: string) =>
      textAt(found.find(({ id }) => id === 'fr')?.words(locale), 'footer', 'huts');
    const [french, english] = [words(markets, 'fr-FR'), words(markets, 'en-FR')];
    expect(french).not.toBe(english);

    folder.change('fr/manifest.json', (fr) => ({
      ...fr,
      locales: ['en-FR', 'fr-FR'],
      baseLanguages: ['en'],
    }));
    const changed = await folder.load();
    expect(changed.find(({ id }) => id === 'fr')?.locales).toEqual(['en-FR', 'fr-FR']);
    expect(words(changed, 'fr-FR')).toBe(english);
  });
});
