import { describe, expect, it } from 'vitest';
import { textsOfFiles } from './texts-of-files.ts';
import { typographyFaults } from './typography.ts';

const faultsOf = (locale: string, text: string) =>
  typographyFaults([{ file: 'words.json', key: 'a.b', locale, text }]);

describe('the typography', () => {
  it('is kept by every text of all eight locales, of engine, plugins and markets, and of the tools for operators [SHP-45]', () => {
    const locales = new Set(textsOfFiles.map(({ locale }) => locale));
    expect([...locales].toSorted()).toEqual([
      'en',
      'en-CA',
      'en-FR',
      'en-GB',
      'en-IN',
      'fr',
      'fr-CA',
      'fr-FR',
    ]);
    expect(textsOfFiles.length).toBeGreaterThan(2000);
    expect(typographyFaults(textsOfFiles)).toEqual([]);
  });

  it.each([
    ['en', "Don't", 'apostrophe'],
    ['fr', "l'offre", 'apostrophe'],
    ['en', 'Say "yes"', 'quotation'],
    ['fr', 'Dites “oui”', 'quotation'],
    ['en', 'Wait...', 'ellipsis'],
    ['en', 'Two  spaces', 'one space'],
    ['en', 'Total -5', 'minus'],
    ['fr', 'Prêt ?', 'no-break'],
    ['fr', 'Prêt?', 'narrow'],
    ['fr-FR', 'Prêt\u00a0!', 'narrow'],
    ['fr-CA', 'Oui : non', 'no-break'],
    ['fr-CA', 'Prêt\u202f?', 'take the space'],
    ['fr', '« oui »', 'no-break'],
    ['fr', '10 % de remise', 'no-break'],
    ['fr', '10% de remise', 'no-break'],
    ['fr', '{{value}} % de remise', 'no-break'],
    ['fr', 'environ {{minutes}} min', 'number and unit'],
    ['en', 'about 15 min', 'number and unit'],
    ['en', '10 % off', 'percent'],
    ['en', 'Ready ?', 'take the space'],
  ])(
    'in %s finds what is wrong with %s, and says file, key and remedy [SHP-45]',
    (locale, text, remedy) => {
      const [fault = ''] = faultsOf(locale, text);
      expect(fault).toMatch(/^words\.json a\.b: /);
      expect(faultsOf(locale, text).join()).toContain(remedy);
    },
  );

  it.each([
    ['en', 'Don’t say “no”… 10% off at 12:30, 5\u00a0min, 7 made, https://example.com/a?b'],
    ['fr', 'Prêt\u202f? C’est «\u202foui\u202f»\u202f: 10\u00a0% à 12:30'],
    ['fr-CA', 'Prêt? Oui\u00a0: «\u00a0non\u00a0»'],
  ])('in %s leaves alone what is right [SHP-45]', (locale, text) => {
    expect(faultsOf(locale, text)).toEqual([]);
  });
});
