import { expect, it } from 'vitest';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { taxName } from '../../../core/surcharges/tax-names.ts';
import { filesOf, marketIds } from '../manifest/real-manifests.ts';

it('each tax of each market has its name in each language, by the split of its law [SHP-05]', () => {
  const named = marketIds.flatMap((market) => {
    const { locales, tax } = marketManifest(filesOf(market));
    return locales.map((locale) => [
      locale,
      tax.rates.map(({ description }) => taxName(tax, description, locale)),
    ]);
  });
  expect(Object.fromEntries(named)).toEqual({
    'en-GB': ['VAT 20%', 'VAT 0%'],
    'fr-FR': ['TVA 10\u00a0%', 'TVA 5,5\u00a0%', 'TVA 20\u00a0%'],
    'en-FR': ['VAT 10%', 'VAT 5.5%', 'VAT 20%'],
    'en-IN': ['CGST 2.5%', 'SGST 2.5%'],
    'en-CA': ['HST 13%', 'HST 14%', 'HST 15%', 'GST 5%', 'QST 9.975%', 'RST 7%', 'PST 6%'],
    'fr-CA': [
      'TVH 13\u00a0%',
      'TVH 14\u00a0%',
      'TVH 15\u00a0%',
      'TPS 5\u00a0%',
      'TVQ 9,975\u00a0%',
      'TVD 7\u00a0%',
      'TVP 6\u00a0%',
    ],
  });
});

it('a tax without a name of its own in a language keeps its description [SHP-05]', () => {
  const tax = { rates: [{ description: 'VAT 20%', percent: 20, names: { 'cy-GB': 'TAW 20%' } }] };
  expect(['cy-GB', 'en-GB'].map((locale) => taxName(tax, 'VAT 20%', locale))).toEqual([
    'TAW 20%',
    'VAT 20%',
  ]);
  expect(taxName(tax, 'VAT 17.5%', 'en-GB')).toBe('VAT 17.5%');
});
