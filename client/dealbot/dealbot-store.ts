import { reaction } from 'mobx';
import { addDisposer, flow } from 'mobx-state-tree';
import { priceBasket } from '../../core/basket/price-basket.ts';
import { checkDeal } from '../../core/deals/check-deal.ts';
import { pizzaRules } from '../../core/menu/pizza-rules.ts';
import { environmentOf } from '../kernel/environment.ts';
import { takenApart } from '../../core/dealbot/basket-units.ts';
import { asksBeforeTurningOn, switchesOnByItself } from './dealbot-mode.ts';
import { isLinesChanged } from './dealbot-savings.ts';
import { DealbotState, type DealbotStatus } from './dealbot-state.ts';
import type { NextStep, OptimisedLines } from './dealbot-port.ts';
import { rootOf } from '../root.ts';
import type { Steps } from '../kernel/steps.ts';

/** Under which the browser session remembers what the customer decided. */
const memoryKey = 'dealbot';

/** Whether two states of a basket's contents are the same. */
const isSame = (one: readonly unknown[] | undefined, other: readonly unknown[] | undefined) =>
  one === other ||
  (one !== undefined && other !== undefined && one.every((part, at) => part === other[at]));

/** The deal assistant (docs/spec/dealbot.md). */
export const DealbotStore = DealbotState.named('Dealbot')
  .actions((self) => ({
    rest() {
      self.status = 'resting';
    },
    remember() {
      const { on, isDeclined, welcomeMessageShown } = self;
      const text = JSON.stringify({ on, isDeclined, welcomeMessageShown });
      environmentOf(self).sessionStorage.write(memoryKey, text);
    },
    setNextSteps(steps: readonly NextStep[]) {
      self.nextSteps = steps;
    },
    /** Puts the basket together again: empty it, set the discount, add the deals, done [BOT-35, BOT-36, BOT-37]. */
    rebuild({ deals, items, discountId }: OptimisedLines) {
      const { basket } = rootOf(self);
      const kept = basket.basket.voucher ? basket.basket.discountId : discountId;
      basket.setLines({ deals: [], items: [] });
      basket.setDiscount(kept);
      basket.setLines({ deals, items });
      basket.changed();
      self.settled = self.contents;
    },
  }))
  .actions((self) => ({
    /** Says for a while what an added product brought [BOT-03, BOT-04]. */
    sayStatus: flow(function* sayStatus(status: DealbotStatus) {
      const { market, wait } = environmentOf(self);
      const { round } = self;
      self.status = status;
      yield wait(market.manifest.dealbot.statusMs);
      if (self.round === round) self.status = 'resting';
    }),
    /** Looks for what is one step away; it may be late, but never wrong. */
    lookAhead: flow(function* lookAhead(): Steps {
      const { dealbot, report } = environmentOf(self);
      const { facts } = rootOf(self).basket;
      const { round } = self;
      if (!facts || !self.layout.hasPanel) return;
      try {
        const steps: readonly NextStep[] = yield dealbot.nextSteps(facts);
        if (self.round === round && self.isOn) self.nextSteps = steps;
      } catch (error) {
        report('warning', 'The next savings could not be worked out', { error });
      }
    }),
  }))
  .actions((self) => ({
    /**
     * Regroups the basket as the server says, where that costs no more; tells whether it holds the wanted deal. A failure
     * leaves everything as it was [BOT-26, BOT-32, BOT-33, BOT-34].
     */
    optimise: flow(function* optimise(wantedDealId?: string): Steps<boolean> {
      const { basket, localisation } = rootOf(self);
      const { dealbot, report } = environmentOf(self);
      const { facts, priced } = basket;
      const { hut, disposition } = localisation;
      if (!facts || !priced || !hut || basket.isEmpty) return false;
      const round = self.round + 1;
      self.round = round;
      const isAddition = basket.additions > self.additions;
      self.additions = basket.additions;
      const before = self.savings;
      try {
        const lines: OptimisedLines | undefined = yield dealbot.optimise({
          basket: facts.basket,
          hut,
          disposition,
          amountDue: priced.amountDue,
          discount: priced.discount,
          wantedDealId,
        });
        if (self.round !== round) return false;
        const now = basket.facts;
        if (lines && now && isLinesChanged(now.basket, lines)) {
          const { voucher, discountId: own } = now.basket;
          const discountId = voucher ? own : lines.discountId;
          const { deals, items } = lines;
          const { discountId: _, ...rest } = now.basket;
          const next = {
            ...rest,
            deals,
            items,
            ...(discountId === undefined ? {} : { discountId }),
          };
          if (priceBasket({ ...now, basket: next }).total <= priced.total) self.rebuild(lines);
        }
        if (isAddition) {
          const hasNew = self.savings > before;
          void self.sayStatus(
            hasNew ? 'added-product-with-new-saving' : 'added-product-without-new-saving',
          );
          if (hasNew && self.layout.hasToast) {
            rootOf(self).notifications.raise({
              id: 'dealbot-saving',
              type: 'success',
              message: 'dealbot.newSaving',
            });
          }
        }
        void self.lookAhead();
        return basket.basket.deals.some(({ dealId }) => dealId === wantedDealId);
      } catch (error) {
        report('warning', 'The deal assistant got no answer', { error });
        if (self.round === round) self.status = 'resting';
        return false;
      }
    }),
  }))
  .actions((self) => ({
    turnOn() {
      self.on = true;
      self.isDeclined = false;
      self.showEnableModal = false;
      self.remember();
      environmentOf(self).track({ type: 'DEALBOT_ON', data: {} });
      void self.optimise();
    },
    /** The customer closes the modal without turning it on. */
    closeEnableModal() {
      self.showEnableModal = false;
    },
    /** Opens the modal that warns of the discounts that go [BOT-17]. */
    askToTurnOff() {
      self.showDisableModal = true;
    },
    /** Changes nothing [BOT-19]. */
    cancelTurnOff() {
      self.showDisableModal = false;
    },
    /** Turned off: what it built is taken apart and the discounts go [BOT-18, BOT-20]. */
    turnOff() {
      const { basket } = rootOf(self);
      const { facts } = basket;
      self.showDisableModal = false;
      self.on = false;
      self.isDeclined = true;
      self.round += 1;
      self.status = 'resting';
      self.nextSteps = [];
      if (facts) {
        const rules = pizzaRules(facts.manifest);
        const apart = takenApart(
          facts.basket,
          (built) => checkDeal(built, facts.catalogue, rules).length === 0,
        );
        basket.setLines(apart);
        basket.setDiscount(undefined);
        basket.changed();
      }
      self.remember();
      environmentOf(self).track({ type: 'DEALBOT_OFF', data: {} });
    },
    /** The welcome was shown with the basket open and does not come back [BOT-06]. */
    welcomed() {
      self.welcomeMessageShown = true;
      self.remember();
    },
  }))
  .actions((self) => ({
    /** The customer asks for it: at once, or through the modal that introduces it once [BOT-12, BOT-15]. */
    askToTurnOn() {
      if (asksBeforeTurningOn(self.modeFacts) && !self.wasIntroduced) {
        self.wasIntroduced = true;
        self.showEnableModal = true;
      } else self.turnOn();
    },
    /** After a localisation [BOT-08, BOT-09, BOT-10]. */
    switchOnByItself() {
      if (!self.on && !self.isDeclined && switchesOnByItself(self.modeFacts)) self.turnOn();
    },
    /** What an earlier page of this browser session knew. */
    recall() {
      const text = environmentOf(self).sessionStorage.read(memoryKey);
      if (text === undefined) return;
      try {
        const known = JSON.parse(text) as Partial<Record<string, unknown>>;
        self.on = known['on'] === true;
        self.isDeclined = known['isDeclined'] === true;
        self.welcomeMessageShown = known['welcomeMessageShown'] === true;
      } catch {
        environmentOf(self).sessionStorage.remove(memoryKey);
      }
    },
  }))
  .actions((self) => ({
    /** Starts to follow localisation and basket [BSK-24, BSK-32, LOC-42]. */
    follow() {
      const { basket, localisation } = rootOf(self);
      self.recall();
      self.additions = basket.additions;
      addDisposer(
        self,
        reaction(
          () => localisation.hut?.id,
          (hut) => {
            if (hut !== undefined) self.switchOnByItself();
          },
          { fireImmediately: true },
        ),
      );
      addDisposer(
        self,
        reaction(
          () => (self.isOn && basket.facts ? self.contents : undefined),
          (contents) => {
            if (!contents || isSame(contents, self.settled)) return;
            self.rest();
            self.setNextSteps([]);
            void self.optimise();
          },
          { equals: isSame, fireImmediately: true },
        ),
      );
    },
  }));
