import { types } from 'mobx-state-tree';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Variants } from '../experiments/experiments.ts';
import { isFeatureOn } from '../../core/experiments/is-feature-on.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { catalogueOf, type CatalogueParts } from './catalogue-of.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import { CategoryStore } from './category-store.ts';
import type { MenuCategory } from '../../core/menu/menu-category-filter.ts';
import { menuOfHut } from './menu-of-hut.ts';
import { triesHidingCalories, triesVegetarianFilter } from './menu-variants.ts';
import { showsCalories } from './shows-calories.ts';
import { SkuStore } from './sku-store.ts';
import { offersVegetarianFilter } from '../../core/menu/visible-products.ts';
import { rootOf } from '../root.ts';

/** What is known of the menu of the localised hut, and what follows from it. */
export const MenuModel = types
  .model('Menu', {
    /** A store for each category of the market. */
    stores: types.map(CategoryStore),
    options: types.frozen<MenuOptions | undefined>(),
    optionsError: types.maybe(types.string),
    skus: types.optional(SkuStore, {}),
  })
  .volatile(seesOrdering)
  .volatile(() => ({
    /** Grows with every load; an answer to an older one is ignored. */
    round: 0,
    /** Hut the lists belong to, as sector and id. */
    loadedFor: undefined as string | undefined,
  }))
  .views((self) => ({
    get experiments(): Variants {
      return environmentOf(self).experiments;
    },
    /** The store of one category [MNU-07]. */
    category(name: string) {
      const store = self.stores.get(name);
      if (!store) throw new Error(`The menu has no category ${name}.`);
      return store;
    },
  }))
  .views((self) => ({
    /** Categories of the hut in the order of the tabs; all of the market's before there is a hut [MNU-05]. */
    get categories(): readonly MenuCategory[] {
      const { market, visit } = environmentOf(self);
      const { hut } = rootOf(self).localisation;
      const { manifest, extensions } = market;
      if (!hut) return manifest.menu.routes;
      const facts = { hut, manifest, flagLevel: visit.flagLevel };
      return menuOfHut(extensions, facts);
    },
    /** Everything prices are worked out from; undefined until all of it is there. */
    get catalogue(): Catalogue | undefined {
      const { options, stores } = self;
      const { list, discounts, status } = rootOf(self).deals;
      const hasDeals = status === 'success' || list.length > 0;
      const categories = [...stores.values()];
      if (!options || !hasDeals || !categories.every(({ isFilled }) => isFilled)) return undefined;
      const parts: CatalogueParts = {
        products: categories.flatMap((category) => category.list),
        deals: list,
        discounts,
        options,
      };
      return catalogueOf(parts, environmentOf(self).market.manifest.currency);
    },
    /** Something the catalogue needs did not come and is not on its way. */
    get hasFailed(): boolean {
      const { deals } = rootOf(self);
      return (
        self.optionsError !== undefined ||
        deals.status === 'failure' ||
        [...self.stores.values()].some(
          ({ isFilled, isLoading, lastFetchStatus }) =>
            !isFilled && !isLoading && lastFetchStatus === 'failure',
        )
      );
    },
    /** Hidden products are listed for internal visitors [MNU-41]. */
    get allowsHidden(): boolean {
      return environmentOf(self).visit.flagLevel !== 'none';
    },
    get offersVegetarianFilter(): boolean {
      const { market, visit } = environmentOf(self);
      return offersVegetarianFilter({
        isMenuSettingOn: isFeatureOn(market.manifest.flags, 'vegetarian-filter', visit.flagLevel),
        isExperimentOn: triesVegetarianFilter(self.experiments),
      });
    },
    get showsCalories(): boolean {
      const { market, visit } = environmentOf(self);
      const { hut } = rootOf(self).localisation;
      return showsCalories({
        manifest: market.manifest,
        hut: hut ?? {},
        isHiddenByExperiment: triesHidingCalories(self.experiments),
        flagLevel: visit.flagLevel,
      });
    },
  }));
