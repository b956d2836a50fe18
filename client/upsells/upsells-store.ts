import { reaction } from 'mobx';
import { addDisposer, flow, types } from 'mobx-state-tree';
import type { Upsell } from '../../schemas/types/catalogue/upsell.ts';
import { defaultChoice } from '../../core/menu/default-choice.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import {
  type DipSuggestion,
  type Suggestion,
  type SuggestionFacts,
  suggestionsFor,
} from './suggestions.ts';
import { type CrossSell, crossSellFor } from './cross-sell.ts';
import { takenOf } from './hangs-on.ts';
import { typeOf } from '../../core/upsells/upsell-type.ts';
import { lineIds } from '../basket/basket-edits.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** What is suggested to go with the basket: dips and deals, and what would close the gap to the minimum order. */
export const UpsellsStore = types
  .model('Upsells', {})
  .volatile(seesPurchase)
  .volatile(() => ({
    /** As the server answered them. */
    list: [] as readonly Upsell[],
    /** Grows with every read; the answer to an older one is ignored. */
    round: 0,
    /** What the open modal suggests: it stays while the customer takes from it. */
    shown: [] as readonly Suggestion[],
  }))
  .views((self) => ({
    get settings() {
      return environmentOf(self).market.manifest.upsell;
    },
  }))
  .views((self) => ({
    get facts(): SuggestionFacts | undefined {
      const { basket, deals } = rootOf(self);
      const { facts, priced } = basket;
      if (!facts || !priced) return undefined;
      const { catalogue } = facts;
      const { isUnlocked } = deals;
      const { foodValue } = priced;
      const { maxCount } = self.settings;
      return { basket: facts.basket, catalogue, isUnlocked, foodValue, maxCount };
    },
    /** The upsells with what this basket's customer has seen of them [UPS-07]. */
    get upsells(): readonly Upsell[] {
      const { upsellsSeen } = rootOf(self).basket;
      return self.list.map((upsell) => ({ ...upsell, hasSeen: upsellsSeen.includes(upsell.id) }));
    },
  }))
  .views((self) => ({
    /** All of the basket was chosen before, by this customer or another, as when an order is had again [SHP-10]. */
    get isChosenBefore(): boolean {
      const { basket, cameWhole } = rootOf(self).basket;
      return lineIds(basket).every((id) => cameWhole.includes(id));
    },
    /** Everything that may be suggested and has not been seen. */
    get unseen(): readonly Suggestion[] {
      return self.facts ? suggestionsFor(self.upsells, self.facts) : [];
    },
    /** What the carousel shows: also what was seen [UPS-07, UPS-14]. */
    get carousel(): readonly Suggestion[] {
      if (!self.facts) return [];
      return suggestionsFor(self.upsells, self.facts, true).slice(0, self.settings.carouselMax);
    },
    /** What would close the gap to the minimum order [UPS-21, UPS-22]. */
    get crossSell(): readonly CrossSell[] {
      const { basket, localisation, passage } = rootOf(self);
      const { facts } = basket;
      const { minimum } = passage;
      const { hut } = localisation;
      if (!facts || !minimum || !hut) return [];
      return crossSellFor({
        market: environmentOf(self).market.manifest.id,
        sector: hut.sector,
        basket: facts.basket,
        catalogue: facts.catalogue,
        rules: pizzaRules(facts.manifest),
        gap: minimum.gap,
        settings: self.settings,
      });
    },
    /** Item of the basket that a dip of the modal was taken as. */
    takenAs({ product, parentId }: DipSuggestion): string | undefined {
      return self.facts?.basket.items.find(
        ({ choice, upsellParentId }) =>
          upsellParentId === parentId && choice.productId === product.id,
      )?.basketItemId;
    },
    /** Whether one more may be taken for the line that a suggestion hangs on [UPS-08]. */
    hasRoom({ parentId }: Suggestion): boolean {
      return !!self.facts && takenOf(parentId, self.facts.basket) < self.settings.maxCount;
    },
  }))
  .views((self) => ({
    /** What a plain list shows: the carousel's, without what was seen [UPS-16]. */
    get plain(): readonly Suggestion[] {
      return self.unseen.slice(0, self.settings.carouselMax);
    },
  }))
  .actions((self) => ({
    /** Reads the upsells of the hut; without an answer none shows [UPS-24, UPS-26]. */
    load: flow(function* load(): Steps {
      const { hut, disposition } = rootOf(self).localisation;
      const { upsells: api, now, report } = environmentOf(self);
      self.round += 1;
      const { round } = self;
      self.list = [];
      if (!hut) return;
      const params = { hutid: hut.id, disposition: disposition.type };
      try {
        const list: readonly Upsell[] = yield api.upsells(params, hut.sector, now());
        if (self.round !== round) return;
        for (const upsell of list) {
          if (typeOf(upsell) === undefined) {
            const { id, types: found } = upsell;
            report('warning', 'An upsell of an unknown type was ignored', { id, found });
          }
        }
        self.list = list;
      } catch (error) {
        if (self.round === round) report('warning', 'The upsells did not come', { error });
      }
    }),
    /** The modal opens: it keeps what it suggests, and everything it could have is seen from now on [UPS-12]. */
    show() {
      self.shown = self.plain;
      rootOf(self).unasked.take('upsell');
      const ids = new Set(self.unseen.map(({ upsellId }) => upsellId));
      rootOf(self).basket.rememberUpsells([...ids]);
    },
    hide() {
      self.shown = [];
    },
    /** Puts a dip into the basket, hanging on what it goes with [UPS-10]. */
    take({ product, parentId: upsellParentId }: DipSuggestion) {
      rootOf(self).basket.addItem(defaultChoice(product), { upsellParentId });
    },
    /** Takes a dip that was taken out of the basket again. */
    giveBack(suggestion: DipSuggestion) {
      const item = self.takenAs(suggestion);
      if (item !== undefined) rootOf(self).basket.removeItem(item);
    },
    /** Puts a product that closes the gap into the basket; it hangs on nothing [UPS-23]. */
    takeCrossSell({ product }: CrossSell) {
      rootOf(self).basket.addItem(defaultChoice(product));
    },
  }))
  .actions((self) => {
    let loading: Promise<unknown> | undefined;
    /** A hut's upsells, in a way of getting the food; undefined while there is nothing they could go with. */
    const wanted = () => {
      const { basket, localisation } = rootOf(self);
      const { hut, disposition } = localisation;
      return hut && !basket.isEmpty ? `${hut.sector} ${hut.id} ${disposition.type}` : undefined;
    };
    return {
      /** Follows hut and basket from now on, and the press of checkout [UPS-12]. */
      follow() {
        const { passage } = rootOf(self);
        const { wait } = environmentOf(self);
        const read = (key: string | undefined) => {
          loading = key === undefined ? undefined : self.load();
        };
        addDisposer(self, reaction(wanted, read, { fireImmediately: true }));
        addDisposer(
          self,
          reaction(
            () => passage.stop === 'upsell',
            (isOpen) => (isOpen ? self.show() : self.hide()),
          ),
        );
        passage.suggestBy({
          get hasUpsell() {
            const { unseen, isChosenBefore } = self;
            return unseen.length > 0 && !isChosenBefore && rootOf(self).unasked.mayCome('upsell');
          },
          settle: () => Promise.race([loading, wait(self.settings.waitMs)]),
        });
      },
    };
  });
