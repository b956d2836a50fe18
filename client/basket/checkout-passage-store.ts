import { flow, types } from 'mobx-state-tree';
import { isBelowNothing } from '../../core/basket/basket-contents.ts';
import { environmentOf, seesOrdering } from '../kernel/environment.ts';
import { HttpError } from '../kernel/http-client.ts';
import type { Steps } from '../kernel/steps.ts';
import { rootOf } from '../root.ts';
import { type GateStop, type UpsellGate, firstStop } from './checkout-gate.ts';
import { type MinimumProgress, gateFacts, minimumProgress } from './gate-facts.ts';
import { validationRequest } from './validation-request.ts';

/** How far the basket's validation is [BSK-41]. */
export type ValidationStatus = 'resting' | 'validating' | 'success' | 'failure';

/** Experiment under which the server checks the basket before checkout [BSK-46]. */
const validationExperiment = 'basket-validation';

/** The way of the basket to checkout: what stops it, and the server's own check. */
export const CheckoutPassageStore = types
  .model('CheckoutPassage')
  .volatile(seesOrdering)
  .volatile(() => ({
    validation: 'resting' as ValidationStatus,
    /** What stopped the customer at the last press of checkout, until they close it. */
    stop: undefined as GateStop | undefined,
    /** Stops the customer went on from, until the hut changes. */
    accepted: [] as readonly GateStop[],
    /** Undefined while the stores of buying are not loaded. */
    upsells: undefined as UpsellGate | undefined,
  }))
  .views((self) => ({
    /** How far the basket is from the minimum order; undefined before it has a price. */
    get minimum(): MinimumProgress | undefined {
      const { facts, priced } = rootOf(self).basket;
      return facts && priced && minimumProgress(facts, priced);
    },
    /** There is a price, and it can be asked for [BSK-58, CHK-102]. */
    get isPayable(): boolean {
      const { basket, priced } = rootOf(self).basket;
      return priced !== undefined && !isBelowNothing(basket, priced);
    },
    /** The server checks the basket before checkout [BSK-46]. */
    get isValidated(): boolean {
      return environmentOf(self).experiments.variantOf(validationExperiment) === 'treatment';
    },
    /** What stands between the basket and checkout now; `disabled` before it has a price [BSK-62]. */
    get nextStop(): GateStop | undefined {
      const { facts, priced } = rootOf(self).basket;
      if (!facts || !priced) return 'disabled';
      return firstStop(
        gateFacts(facts, priced, {
          accepted: self.accepted,
          needsValidation: this.isValidated && self.validation !== 'success',
          asksAboutCreditsLeft: environmentOf(self).market.manifest.giftCard.asksAboutCreditsLeft,
          hasUpsell: self.upsells?.hasUpsell ?? false,
        }),
      );
    },
  }))
  .actions((self) => ({
    /** Asks the server whether the basket can be ordered [BSK-41, BSK-44]. */
    validate: flow(function* validate(): Steps {
      const { basket, giftCards, localisation, purchase } = rootOf(self);
      const { facts, priced } = basket;
      if (!facts || !priced) return;
      const { basket: api, report } = environmentOf(self);
      const card = giftCards.facts.find(({ isValid }) => isValid);
      self.validation = 'validating';
      try {
        const request = validationRequest(facts, priced, localisation.disposition, card);
        yield api.validate(request, purchase?.order.unfinished);
        self.validation = 'success';
      } catch (error) {
        self.validation = 'failure';
        const reasons = error instanceof HttpError ? error.json : undefined;
        report('warning', 'The basket was not accepted', { error, reasons });
      }
    }),
    /** Back to the beginning, as after a change of hut [BSK-42]. */
    reset() {
      self.validation = 'resting';
      self.accepted = [];
    },
    /** Goes on from a stop that only asks, such as credit that will be left over [BSK-60]. */
    accept(stop: GateStop) {
      self.accepted = [...self.accepted, stop];
      self.stop = undefined;
    },
    closeStop() {
      self.stop = undefined;
    },
    suggestBy(upsells: UpsellGate) {
      self.upsells = upsells;
    },
  }))
  .actions((self) => ({
    /**
     * Checkout is pressed: tells whether the customer may go on; where not, `stop` says why and is shown
     * [BSK-54, BSK-59, BSK-62]. A basket the server refuses keeps the customer here [BSK-46].
     */
    pressCheckout: flow(function* pressCheckout(): Steps<boolean> {
      self.validation = 'resting';
      const isNearlyThrough = self.nextStop === undefined || self.nextStop === 'validation';
      if (isNearlyThrough && self.upsells) yield self.upsells.settle();
      if (self.nextStop === 'validation') {
        yield self.validate();
        if (self.nextStop === 'validation') {
          rootOf(self).notifications.raise({
            id: 'basket-refused',
            type: 'warning',
            message: 'basket.validation.failed',
            hideShowBasket: true,
          });
        }
      }
      self.stop = self.nextStop;
      return self.stop === undefined;
    }),
  }));
