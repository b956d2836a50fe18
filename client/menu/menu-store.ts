import { flow } from 'mobx-state-tree';
import type { Hut } from '../../schemas/types/catalogue/hut.ts';
import type { MenuOptions } from '../../schemas/types/catalogue/menu-options.ts';
import type { Product } from '../../schemas/types/catalogue/product.ts';
import { environmentOf } from '../kernel/environment.ts';
import { fetchWithRetries } from './fetch-with-retries.ts';
import type { MenuOf } from './menu-api.ts';
import { MenuModel } from './menu-model.ts';
import { menuWanted } from './menu-wanted.ts';
import { rootOf } from '../root.ts';

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no answer';

/** What the localised hut sells: products by category, what pizzas can be made of, and skus. */
export const MenuStore = MenuModel.named('MenuStore')
  .actions((self) => ({
    afterAttach() {
      for (const name of Object.keys(environmentOf(self).market.manifest.menu.categories)) {
        if (!self.stores.has(name)) self.stores.set(name, {});
      }
    },
    /** Every category back to its beginning; answers under way are ignored [MNU-11]. */
    reset() {
      self.round += 1;
      self.loadedFor = undefined;
      for (const store of self.stores.values()) store.reset();
      self.options = undefined;
      self.optionsError = undefined;
    },
    /** Sends an analytics event where the sector is tracked [MNU-84]. */
    trackInSector(type: string, data: Readonly<Record<string, string>>) {
      const { market, track } = environmentOf(self);
      const sector = rootOf(self).localisation.hut?.sector;
      const isTracked = market.manifest.analytics.trackedSectors.some((known) => known === sector);
      if (isTracked) track({ type, data });
    },
  }))
  .actions((self) => {
    const menuOf = (hut: Hut): MenuOf => menuWanted(hut, environmentOf(self));
    /** Undefined when the hut changed meanwhile. */
    const fetch = <Result>(round: number, task: () => Promise<Result>) => {
      const { market, wait } = environmentOf(self);
      return fetchWithRetries(
        async () => (self.round === round ? task() : undefined),
        market.manifest.products.fetchRetry,
        wait,
      );
    };
    const loadCategory = flow(function* loadCategory(name: string, hut: Hut) {
      const { menu, report } = environmentOf(self);
      const { round } = self;
      const store = self.category(name);
      const source = environmentOf(self).market.manifest.menu.categories[name];
      if (!source) return;
      const { category, kind } = source;
      store.start();
      try {
        const list: readonly Product[] | undefined = yield fetch(round, () =>
          menu.products(menuOf(hut), category, kind),
        );
        if (self.round === round && list) store.succeed(list);
      } catch (error) {
        if (self.round !== round) return;
        store.fail(messageOf(error));
        report('warning', `The ${name} of the menu did not come`, { error });
      }
    });
    const loadOptions = flow(function* loadOptions(hut: Hut) {
      const { menu, report } = environmentOf(self);
      const { round } = self;
      self.optionsError = undefined;
      try {
        const options: MenuOptions | undefined = yield fetch(round, () =>
          menu.options(menuOf(hut)),
        );
        if (self.round === round && options) self.options = options;
      } catch (error) {
        if (self.round !== round) return;
        self.optionsError = messageOf(error);
        report('warning', 'The menu options did not come', { error });
      }
    });

    /** Fetches everything the localised hut sells; lists of another hut go first [MNU-11, MNU-28]. */
    const load = async (): Promise<void> => {
      const { hut } = rootOf(self).localisation;
      if (!hut) return;
      const key = `${hut.sector}/${hut.id}`;
      if (self.loadedFor !== key) self.reset();
      self.round += 1;
      self.loadedFor = key;
      const { manifest } = environmentOf(self).market;
      void self.skus.load({ sector: hut.sector, pos: hut.posType ?? manifest.pos.type });
      await Promise.all([
        loadOptions(hut),
        ...[...self.stores.keys()].map((name) => loadCategory(name, hut)),
      ]);
    };
    return {
      load,
      /** Fetches the menu again, in the language of now; lists stay until their answers come. */
      reload: () => load(),
      /** Tries one category again after it failed, and the options where they are missing [MNU-10]. */
      async retryCategory(name: string): Promise<void> {
        const { hut } = rootOf(self).localisation;
        if (!hut) return;
        await Promise.all([loadCategory(name, hut), ...(self.options ? [] : [loadOptions(hut)])]);
      },
    };
  });
