import { describe, expect, it } from 'vitest';
import type { Hut } from '../../../schemas/types/catalogue/hut.ts';
import type { Manifest } from '../../../schemas/types/manifest.ts';
import { marketManifest } from '../../../core/manifest/layer-manifest.ts';
import { menuCategories } from '../../core/menu/sample-categories.ts';
import { menuOfHut, menuRoute } from '../../../client/menu/menu-of-hut.ts';
import { hutOf } from '../../core/basket/sample-basket.ts';
import { filesOf } from '../../core/manifest/real-manifests.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';

/** The menu of a hut as the shop shows it, with the filter that the market's manifest names. */
const menu = async (id: MarketId) => {
  const { manifest, extensions } = await testMarket(id, ['menu-categories']);
  return (hut: Partial<Hut>, change: (own: Manifest) => Manifest = (same) => same) =>
    menuOfHut(extensions, { hut: hutOf(hut), manifest: change(manifest) });
};

const uk = await menu('uk');
const fr = await menu('fr');
const india = await menu('in');
const ca = await menu('ca');

const meltsOn = (manifest: Manifest): Manifest => {
  const features = { ...manifest.flags.features, melts: { default: true } };
  return { ...manifest, flags: { ...manifest.flags, features } };
};
const missing = (categories: readonly string[]) =>
  menuCategories.filter((category) => !categories.includes(category));

describe('the category set', () => {
  it('of uk-1 is every category but wings [MNU-12]', () => {
    expect(missing(uk({ sector: 'uk-1' }))).toEqual(['wings']);
  });

  it('of uk-2 leaves out melts unless the feature is on [MNU-13, EXP-63]', () => {
    expect(missing(uk({ sector: 'uk-2' }))).toEqual(['melts']);
    expect(missing(uk({ sector: 'uk-2' }, meltsOn))).toEqual([]);
  });

  it('of Canada leaves out melts unless the feature is on [MNU-14, EXP-63]', () => {
    for (const sector of ['ca-1', 'ca-2']) {
      expect(ca({ sector })).not.toContain('melts');
      expect(ca({ sector }, meltsOn)).toContain('melts');
    }
  });

  it('of Canada leaves out others unless the bag fee shows for the hut [MNU-15]', () => {
    const address = { ...hutOf().address, region: 'BC' };
    const states = { code: 'BC', hasBagFee: true };
    for (const sector of ['ca-1', 'ca-2']) {
      expect(ca({ sector, address })).not.toContain('others');
      expect(ca({ sector, address, states })).toContain('others');
    }
    const listed = (manifest: Manifest): Manifest => ({
      ...manifest,
      menu: { ...manifest.menu, bagFeeStores: ['101'] },
    });
    expect(ca({ sector: 'ca-1' }, listed)).toContain('others');
  });

  it('of France is the list of its manifest, melts left out when the feature is on [MNU-16, MNU-17]', () => {
    const routes = [
      'deals',
      'pizzas',
      'flatzz',
      'melts',
      'sides',
      'wings',
      'desserts',
      'drinks',
      'others',
    ];
    expect(fr({ sector: 'fr-1' })).toEqual(routes);
    expect(fr({ sector: 'fr-1' }, meltsOn)).toEqual(routes.filter((route) => route !== 'melts'));
  });

  it('of in-1 leaves out the tabs listed for the hut [MNU-18]', () => {
    expect(missing(india({ sector: 'in-1' }))).toEqual([]);
    expect(missing(india({ sector: 'in-1', excludedTabs: [] }))).toEqual([]);
    expect(missing(india({ sector: 'in-1', excludedTabs: ['dips', 'melts'] }))).toEqual([
      'dips',
      'melts',
    ]);
    expect(missing(uk({ sector: 'uk-2', excludedTabs: ['dips'] }, meltsOn))).toEqual([]);
  });

  it('of a sector without a rule is all eleven [MNU-19]', () => {
    expect(missing(uk({ sector: 'uk-9' }))).toEqual([]);
  });

  it('follows a changed manifest, and the order of its tabs [MNU-05, CST-109]', () => {
    const changed = (manifest: Manifest): Manifest => ({
      ...manifest,
      menu: {
        ...manifest.menu,
        routes: ['drinks', 'deals', 'pizzas'],
        excludedCategories: [{ sectors: ['uk-1'], category: 'pizzas', when: 'always' }],
      },
    });
    expect(uk({ sector: 'uk-1' }, changed)).toEqual(['drinks', 'deals']);
  });
});

describe('a menu route', () => {
  it('of a category that the hut lacks leads to the initial route [MNU-06]', () => {
    const manifest = marketManifest(filesOf('fr'));
    const categories = fr({ sector: 'fr-1' });
    expect(menuRoute('flatzz', categories, manifest)).toBe('flatzz');
    expect(menuRoute('dips', categories, manifest)).toBe('deals');
    expect(menuRoute('nonsense', categories, manifest)).toBe('deals');
    const changed = { menu: { ...manifest.menu, initialRoute: 'pizzas' as const } };
    expect(menuRoute('dips', categories, changed)).toBe('pizzas');
  });
});
