import { describe, expect, it } from 'vitest';
import { AppStore } from '../../../client/app-store.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { pageViewPath } from '../../../client/shell/page-view.ts';
import { wishesIn } from '../../../core/menu/food-wishes.ts';
import { testManifest, testMarket } from '../../core/test-market.ts';
import { testEnvironment } from '../test-environment.ts';

const { foodFilters } = testManifest('uk').menu;

describe('the wishes of a customer', () => {
  it('stay for the visit, in the order of the market, whatever page is opened next [SHP-20]', async () => {
    const sessionStorage = memoryStorage();
    const open = async (market: 'uk' | 'ca') =>
      AppStore.create({}, testEnvironment(await testMarket(market, []), { sessionStorage })).wishes;
    const wishes = await open('uk');
    wishes.switchAllergen('nuts');
    wishes.switchAllergen('milk');
    wishes.switchDiet('vegan');
    wishes.switchDiet('vegetarian');
    wishes.switchDiet('vegan');
    const again = await open('uk');
    expect(again.now).toEqual({ diets: ['vegetarian'], without: ['milk', 'nuts'] });
    expect([again.count, again.isVegetarianOnly]).toEqual([3, true]);
    expect((await open('ca')).count).toBe(0);
    again.clear();
    expect((await open('uk')).count).toBe(0);
  });

  it('are kept in the storage of the session alone, and no event tells of them [SHP-20]', async () => {
    const environment = testEnvironment(await testMarket('uk', []));
    const app = AppStore.create({}, environment);
    app.wishes.switchAllergen('peanuts');
    expect(environment.storage.keys()).toEqual([]);
    expect(environment.sessionStorage.keys()).toHaveLength(1);
    expect(environment.events).toEqual([]);
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{"diets":'],
    ['another shape', '[1]'],
    ['other types', '{"diets":"vegan","without":{"milk":true}}'],
    ['null', 'null'],
    ['what the market does not offer', '{"diets":["keto"],"without":["plutonium"]}'],
  ])('are none where %s is stored [SHP-20]', (_what, text) => {
    expect(wishesIn(text, foodFilters)).toEqual({ diets: [], without: [] });
  });
});

it('a page view does not tell what was looked for [SHP-20]', () => {
  expect(pageViewPath('/order/pizzas/', '?q=without%20gluten')).toBe('/order/pizzas/');
  expect(pageViewPath('/order/pizzas/', '?q=nuts&topping=basil&modal=margherita')).toBe(
    '/order/pizzas/?modal=margherita',
  );
});
