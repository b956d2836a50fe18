import { flow, getRoot, types } from 'mobx-state-tree';
import type { Deal, Discount } from '../../schemas/types.ts';
import type { PricedDeal } from '../basket/priced-basket.ts';
import type { Catalogue } from '../menu/catalogue.ts';
import type { Choice } from '../menu/choice.ts';
import { pizzaRules } from '../menu/pizza-rules.ts';
import type { LocalisationFacts } from '../localisation/localisation-facts.ts';
import { environmentOf } from '../shell/environment.ts';
import { checkDeal } from './check-deal.ts';
import type { DealProblem } from './check-deal.ts';
import { dealKindsOf } from './deal-kinds-of.ts';
import type { DealKinds } from './deal-kind.ts';
import type { DealsOf } from './deals-api.ts';
import { defaultChoices } from './default-choices.ts';
import { priceDeal } from './price-deal.ts';
import { slotsOf } from './slots.ts';
import { type TempDeal, withChoice, withoutChoice } from './temp-deal.ts';

interface Surroundings {
  readonly localisation: LocalisationFacts & {
    setPendingDisposition(pending: undefined): void;
  };
  readonly menu: { readonly catalogue: Catalogue | undefined };
}

/** Deals and discounts of the hut, and the deal being built [DEA-35, DEA-90]. */
export const DealsStore = types
  .model('Deals', {
    list: types.frozen<readonly Deal[]>([]),
    discounts: types.frozen<readonly Discount[]>([]),
    status: types.optional(types.enumeration(['none', 'loading', 'success', 'failure']), 'none'),
    tempDeal: types.maybe(types.frozen<TempDeal>()),
  })
  .views((self) => ({
    get dealKinds(): DealKinds {
      return dealKindsOf(environmentOf(self).market.extensions);
    },
    deal(id: string): Deal | undefined {
      return self.list.find((deal) => deal.id === id);
    },
    get catalogue(): Catalogue | undefined {
      return getRoot<Surroundings>(self).menu.catalogue;
    },
  }))
  .views((self) => ({
    /** Price of the deal being built, always current [DEA-37]. */
    get tempPrice(): PricedDeal | undefined {
      const { catalogue, dealKinds, tempDeal } = self;
      if (!catalogue || !tempDeal) return undefined;
      const rules = pizzaRules(environmentOf(self).market.manifest);
      return priceDeal(tempDeal, { catalogue, dealKinds, rules });
    },
    /** What keeps the deal being built from the basket; empty when it can be added [DEA-36]. */
    get tempProblems(): readonly DealProblem[] {
      const { catalogue, tempDeal } = self;
      if (!catalogue || !tempDeal) return [];
      return checkDeal(tempDeal, catalogue, pizzaRules(environmentOf(self).market.manifest));
    },
  }))
  .actions((self) => ({
    /** Forgets what belongs to a hut. */
    reset() {
      self.list = [];
      self.discounts = [];
      self.status = 'none';
      self.tempDeal = undefined;
    },
    /** Reads deals and discounts of the localised hut; however it ends, the pending disposition is cleared [DEA-91]. */
    load: flow(function* load() {
      const { localisation } = getRoot<Surroundings>(self);
      const { hut, disposition } = localisation;
      if (!hut) return;
      const { deals: api, locale, report } = environmentOf(self);
      const of: DealsOf = {
        sector: hut.sector,
        hutId: hut.id,
        disposition: disposition.type,
        when: disposition.when,
        ...(disposition.time === undefined ? {} : { time: disposition.time }),
        locale: locale(),
      };
      self.status = 'loading';
      try {
        const [list, discounts] = (yield Promise.all([api.deals(of), api.discounts(of)])) as [
          readonly Deal[],
          readonly Discount[],
        ];
        if (localisation.hut !== hut) return;
        self.list = list;
        self.discounts = discounts;
        self.status = 'success';
      } catch (error) {
        self.status = 'failure';
        report('warning', 'The deals did not come', { error });
      } finally {
        localisation.setPendingDisposition(undefined);
      }
    }),
    /** Starts building a deal: with its defaults, or from the basket deal that is edited [DEA-28, DEA-39]. */
    start(start: Omit<TempDeal, 'choices'> & { readonly choices?: TempDeal['choices'] }) {
      const deal = self.deal(start.dealId);
      if (!deal || !self.catalogue) return;
      self.tempDeal = { ...start, choices: start.choices ?? defaultChoices(deal, self.catalogue) };
    },
    /** Puts a choice into a slot of the deal being built [DEA-37]. */
    choose(slot: number, choice: Choice) {
      const deal = self.tempDeal && self.deal(self.tempDeal.dealId);
      const place = deal && slotsOf(deal)[slot];
      if (self.tempDeal && place) self.tempDeal = withChoice(self.tempDeal, place, choice);
    },
    /** Takes a choice out of a slot of the deal being built [DEA-38]. */
    unchoose(slot: number, index = 0) {
      if (self.tempDeal) self.tempDeal = withoutChoice(self.tempDeal, slot, index);
    },
    /** Drops the deal being built [DEA-35]. */
    drop() {
      self.tempDeal = undefined;
    },
  }));
