import { describe, expect, it } from 'vitest';
import { hutOf, menuIn } from './menu-environment.ts';

describe('what the menu of a hut offers', () => {
  it('has the tabs of the market in its order, less those the sector leaves out [MNU-05, MNU-12]', async () => {
    const { menu, environment } = await menuIn('uk', hutOf('uk-1'));
    const { routes } = environment.market.manifest.menu;
    expect(menu.categories).toEqual(routes.filter((name) => name !== 'wings'));
  });

  it('leaves out the tabs that an Indian hut lists [MNU-18]', async () => {
    const { menu } = await menuIn('in', hutOf('in-1', '1', { excludedTabs: ['pastas', 'melts'] }));
    expect(menu.categories).not.toContain('pastas');
    expect(menu.categories).not.toContain('melts');
    expect(menu.categories).toContain('pizzas');
  });

  it('offers the vegetarian filter by the market or by the experiment, else not [MNU-70]', async () => {
    const plain = await menuIn('uk', hutOf('uk-1'));
    const bySetting = await menuIn('in', hutOf('in-1'));
    const byExperiment = await menuIn(
      'uk',
      hutOf('uk-1'),
      {},
      { forcedVariants: { 'vegetarian-toggle': 'treatment' } },
    );
    const offers = [plain, bySetting, byExperiment].map(({ menu }) => menu.offersVegetarianFilter);
    expect(offers).toEqual([false, true, true]);
  });

  it('shows calories where the market does, the hut has them and no experiment hides them [MNU-73, MNU-74]', async () => {
    const uk = await menuIn('uk', hutOf('uk-1'));
    const without = await menuIn('uk', hutOf('uk-1', '1', { showNutrition: false }));
    const tried = await menuIn(
      'uk',
      hutOf('uk-1'),
      {},
      { forcedVariants: { 'hide-calorie-info-uk': 'treatment' } },
    );
    const fr = await menuIn('fr', hutOf('fr-1'));
    const shown = [uk, without, tried, fr].map(({ menu }) => menu.showsCalories);
    expect(shown).toEqual([true, false, false, false]);
  });

  it('lists hidden products for internal visitors only [MNU-41, EXP-59]', async () => {
    const customer = await menuIn('uk', hutOf('uk-1'));
    const tester = await menuIn('uk', hutOf('uk-1'), {}, { flagLevel: 'canary' });
    expect([customer.menu.allowsHidden, tester.menu.allowsHidden]).toEqual([false, true]);
  });

  it('sends its events in the tracked sectors alone [MNU-84]', async () => {
    const tracked = await menuIn('fr', hutOf('fr-1'));
    const untracked = await menuIn('in', hutOf('in-1'));
    tracked.menu.trackInSector('product-opened', { id: 'reine' });
    untracked.menu.trackInSector('product-opened', { id: 'paneer' });
    expect(tracked.environment.events).toEqual([{ type: 'product-opened', data: { id: 'reine' } }]);
    expect(untracked.environment.events).toEqual([]);
  });
});
