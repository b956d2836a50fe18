import { types } from 'mobx-state-tree';
import type { Deal } from '../../schemas/types/catalogue/deal.ts';
import type { PricedDeal } from '../../core/deals/priced-deal.ts';
import type { Catalogue } from '../../core/menu/catalogue.ts';
import type { Choice } from '../../core/menu/choice.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { checkDeal, type DealProblem } from '../../core/deals/check-deal.ts';
import { dealKindsOf, type DealKinds } from '../../core/deals/deal-kind.ts';
import { defaultChoices } from './default-choices.ts';
import { priceDeal } from '../../core/deals/price-deal.ts';
import type { RewardTerms } from '../../core/deals/reward-terms.ts';
import { rewardTermsOf } from '../../core/loyalty/reward-terms-of.ts';
import { slotOfType } from '../../core/deals/deal-slots.ts';
import { type TempDeal, withChoice, withoutChoice } from './temp-deal.ts';
import { rootOf } from '../root.ts';

/** How a deal is started: with choices when it comes out of the basket. */
export type TempDealStart = Omit<TempDeal, 'choices'> & {
  readonly choices?: TempDeal['choices'];
  /** What of the deal's defaults may be chosen for the customer; all of it unless said otherwise [SHP-20]. */
  readonly fits?: (choice: Choice) => boolean;
};

/** The deal being built, part of the deals store [DEA-35]. */
export const TempDealPart = types
  .model('TempDealPart', {
    list: types.frozen<readonly Deal[]>([]),
    tempDeal: types.maybe(types.frozen<TempDeal>()),
  })
  .volatile(seesOrdering)
  .volatile(() => ({
    /** What filled the deal when its building began, by slot; nothing for one out of the basket. */
    presets: {} as TempDeal['choices'],
  }))
  .views((self) => ({
    get dealKinds(): DealKinds {
      return dealKindsOf(environmentOf(self).market.extensions.all('deal-kind'));
    },
    /** What rewards keep to; undefined in a market without loyalty. */
    get rewards(): RewardTerms | undefined {
      const { extensions, manifest } = environmentOf(self).market;
      return rewardTermsOf(extensions.all('loyalty-rules')[0], manifest);
    },
    /** Whether a slot still holds what was chosen for the customer [SHP-23]. */
    isPreset(slot: number): boolean {
      const preset = self.presets[slot];
      return preset !== undefined && preset === self.tempDeal?.choices[slot];
    },
    /** A deal on offer. */
    deal(id: string): Deal | undefined {
      return self.list.find((deal) => deal.id === id);
    },
    get catalogue(): Catalogue | undefined {
      return rootOf(self).menu.catalogue;
    },
  }))
  .views((self) => ({
    /** Price of a deal with these choices; undefined before the catalogue has come. */
    priceOf(built: Pick<TempDeal, 'dealId' | 'choices'>): PricedDeal | undefined {
      const { catalogue, dealKinds } = self;
      if (!catalogue) return undefined;
      const { rewards } = self;
      const rules = pizzaRules(environmentOf(self).market.manifest);
      return priceDeal(built, { catalogue, dealKinds, rules, rewards });
    },
  }))
  .views((self) => ({
    /** Price of the deal being built, always current [DEA-37]. */
    get tempPrice(): PricedDeal | undefined {
      return self.tempDeal && self.priceOf(self.tempDeal);
    },
    /** What keeps the deal being built from the basket; empty when it can be added [DEA-36]. */
    get tempProblems(): readonly DealProblem[] {
      const { catalogue, tempDeal } = self;
      if (!catalogue || !tempDeal) return [];
      return checkDeal(tempDeal, catalogue, pizzaRules(environmentOf(self).market.manifest));
    },
  }))
  .actions((self) => ({
    /** Starts building a deal: with its defaults, or from the basket deal that is edited [DEA-28, DEA-39]. */
    start({ choices, fits, ...start }: TempDealStart) {
      const deal = self.deal(start.dealId);
      if (!deal || !self.catalogue) return;
      self.presets = choices ? {} : defaultChoices(deal, self.catalogue, fits);
      self.tempDeal = { ...start, choices: choices ?? self.presets };
    },
    /** Puts a choice into a slot of the deal being built [DEA-37]. @throws when no option of its type is there [DEA-29] */
    choose(slot: number, choice: Choice) {
      const deal = self.tempDeal && self.deal(self.tempDeal.dealId);
      if (!self.tempDeal || !deal) return;
      self.tempDeal = withChoice(self.tempDeal, slotOfType(deal, choice.type, slot), choice);
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
