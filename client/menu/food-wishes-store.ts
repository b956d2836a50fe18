import { types } from 'mobx-state-tree';
import type { Allergen } from '../../schemas/types/catalogue/product.ts';
import type { DietWish } from '../../schemas/types/manifest/menu.ts';
import { type FoodWishes, noWishes, wishCount, wishesIn } from '../../core/menu/food-wishes.ts';
import { environmentOf } from '../kernel/environment.ts';

/**
 * What the customer keeps the food to. It is kept for the visit and this market, on this device alone: it tells of
 * health, and so stands in no address, no call and no event [SHP-20].
 */
export const FoodWishesStore = types
  .model('FoodWishes', { now: types.frozen<FoodWishes>(noWishes) })
  .views((self) => ({
    get count(): number {
      return wishCount(self.now);
    },
    /** Also known as the vegetarian filter [MNU-70]. */
    get isVegetarianOnly(): boolean {
      return self.now.diets.includes('vegetarian');
    },
    get key(): string {
      const { id, storage } = environmentOf(self).market.manifest;
      return `${storage.persistKeyPrefix}${id}.food`;
    },
  }))
  .actions((self) => ({
    afterCreate() {
      const { market, sessionStorage } = environmentOf(self);
      self.now = wishesIn(sessionStorage.read(self.key), market.manifest.menu.foodFilters);
    },
    wish(wishes: FoodWishes) {
      self.now = wishes;
      environmentOf(self).sessionStorage.write(self.key, JSON.stringify(wishes));
    },
  }))
  .actions((self) => {
    const switched = <Wish extends string>(list: readonly Wish[], wish: Wish): readonly Wish[] =>
      list.includes(wish) ? list.filter((one) => one !== wish) : [...list, wish];
    return {
      switchDiet(diet: DietWish) {
        self.wish({ ...self.now, diets: switched(self.now.diets, diet) });
      },
      switchAllergen(allergen: Allergen) {
        self.wish({ ...self.now, without: switched(self.now.without, allergen) });
      },
      clear() {
        self.wish(noWishes);
      },
    };
  });
