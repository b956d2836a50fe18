import { describe, expect, it } from 'vitest';
import { searchHuts } from '../../../client/localisation/hut-search.ts';
import { hutsByCity } from '../../../client/localisation/huts-by-city.ts';
import { sampleHuts } from '../../core/localisation/sample-huts.ts';

const names = (market: 'uk' | 'fr' | 'ca', typed: string) =>
  searchHuts(sampleHuts(market), typed).map(({ name }) => name);

describe('searching huts', () => {
  it('finds all when nothing is typed', () => {
    expect(searchHuts(sampleHuts('uk'), '  ')).toHaveLength(sampleHuts('uk').length);
  });

  it.each(['clap', 'CLAPHAM', 'junction london', 'lavender', 'sw11 1jb', 'SW111JB', 'claphm'])(
    'finds Clapham Junction by %j',
    (typed) => {
      expect(names('uk', typed)).toContain('Clapham Junction');
    },
  );

  it('needs every typed word to match', () => {
    expect(names('uk', 'clapham manchester')).toEqual([]);
  });

  it('forgives no mistake in short words, and one at most in long ones', () => {
    expect(names('uk', 'rxad')).not.toContain('Gloucester Road');
    expect(names('uk', 'clxphxm')).toEqual([]);
  });

  it.each([
    ['fr', 'charleville mezieres', 'Charleville-Mézières'],
    ['ca', 'montreal plateau', 'Montréal Plateau'],
    ['ca', 'Québec', 'Québec Saint-Jean-Baptiste'],
  ] as const)('hears no accents in %s: %j', (market, typed, name) => {
    expect(names(market, typed)).toContain(name);
  });
});

describe('huts by city', () => {
  it('stand in the alphabet of the locale, each city once', () => {
    const groups = hutsByCity(sampleHuts('fr'), 'fr-FR');
    const cities = groups.map(({ city }) => city);
    expect(cities).toEqual([...new Set(cities)].toSorted(new Intl.Collator('fr-FR').compare));
    expect(groups.flatMap(({ huts }) => huts)).toHaveLength(sampleHuts('fr').length);
    expect(groups.find(({ city }) => city === 'Paris')?.huts.length).toBeGreaterThan(2);
  });
});
