import { flow } from 'mobx-state-tree';
import { checkoutSteps } from '../checkout/checkout-steps.ts';
import { giftCardType } from '../gift-cards/gift-card-store.ts';
import { environmentOf } from '../kernel/environment.ts';
import { buildOrderRequest } from './build-order-request.ts';
import { isTestOrder } from '../../core/orders/is-test-order.ts';
import { leftBeside } from './left-attempts.ts';
import { type EtaType, summaryAddress } from './order-addresses.ts';
import { attemptFor, withoutPayloads } from './order-attempt.ts';
import { leaveAccount, refreshCatalogue, tellHutClosed } from './order-consequences.ts';
import { orderFacts } from './order-facts.ts';
import { isRunning, nextOrderState, type OrderFlowEvent } from './order-flow.ts';
import { OrderModel } from './order-model.ts';
import { orderPieces } from './order-pieces.ts';
import type { OrderWork } from './order-work.ts';
import { placeRequest } from './place-request.ts';
import { rootOf } from '../root.ts';

/** The order on its way along the table of its flow, part of the order store: the work of each state, and what follows when it is placed. */
export const OrderFlowPart = OrderModel.named('OrderFlowPart')
  .views((self) => ({
    /** Key of the attempt: the same for the same basket and form [ORD-50]. */
    get orderKey(): string | undefined {
      return self.attempt?.key;
    },
    /** Something runs: buttons that would start it again do nothing. */
    get isBusy(): boolean {
      return isRunning(self.flow);
    },
    /** The estimate that is shown, and told to providers and the summary [PAY-45]. */
    get etaType(): EtaType {
      return rootOf(self).localisation.eta?.range ? 'range' : 'exact';
    },
    /** Whether the attempt was pre-authorised so long ago that nobody pays for it any more. */
    isOver(): boolean {
      const { market, now } = environmentOf(self);
      const { preauthorisationLifeMs } = market.manifest.payments;
      return (
        self.preauthorisedAt !== undefined && now() >= self.preauthorisedAt + preauthorisationLifeMs
      );
    },
    /** Whether a transaction has come to its end, well or not [PAY-137]. */
    isProcessed(transactionId: string): boolean {
      return (
        transactionId === self.transactionIdSuccess ||
        self.expiredTransactionIds.includes(transactionId)
      );
    },
  }))
  .actions((self) => {
    let repeats = 0;
    const environment = () => environmentOf(self);

    const work = (): OrderWork => ({
      environment: environment(),
      facts: () => orderFacts(rootOf(self), environment()),
      etaType: () => self.etaType,
      isBasketEmpty: () => rootOf(self).basket.isEmpty,
      validateForm: () => rootOf(self).checkout.validate(),
      attempt: (facts) => {
        const { market, randomId, report } = environment();
        const request = buildOrderRequest(market.extensions, facts, (point, error) =>
          report('warning', `A contribution to '${point}' failed`, { error }),
        );
        const earlier = self.isOver() ? undefined : self.attempt;
        const attempt = attemptFor(withoutPayloads(request), earlier, randomId);
        self.setAttempt(attempt);
        return { ...attempt, request };
      },
      isAgreed: ({ priced }) =>
        [undefined, Math.max(0, priced.amountDue)].includes(self.agreedTotal),
      lookedUp: () => self.lookUp,
      startCall: (key) => {
        self.startCall(key);
        return leftBeside(self.unfinished, key);
      },
      endCall: (key) => self.endCall(key),
      leaveAccount: (error) => leaveAccount(rootOf(self), environment(), error),
      takePlaced: (transactionId) => self.takePlaced(transactionId),
      forgetLeft: () => self.forgetLeft(),
      transactionId: () => self.transactionId,
      isPlaced: (transactionId) => transactionId === self.transactionIdSuccess,
      placeRequest: () => placeRequest(self),
      isIn: (state) => self.flow === state,
      keep: (answer) => self.keepPreauthorisation(answer, environment().now()),
      repeats: () => repeats,
      giveUp: () => self.giveUpAttempt(),
      fail: (failure) => {
        const isOver = failure.modal === 'authorise' || failure.name === 'INSUFFICIENT_CREDIT';
        if (isOver) rootOf(self).giftCards.clearCredits({ type: giftCardType });
        self.fail(failure);
      },
      declineCard: () => self.declineCard(),
      keepForm: (address) => self.setFormAddress(address),
      failPolling: () => self.setPollingFailed(true),
      askForNewTime: () => self.setNeedsNewTime(true),
      refuseAddress: (message) => rootOf(self).checkout.refuseAddress(message),
      tellHutClosed: () => tellHutClosed(rootOf(self), environment()),
      refreshCatalogue: () => refreshCatalogue(rootOf(self), environment()),
      goTo: (address) => self.navigate(address),
    });

    /** What follows a placed order, in the order of ORD-55. */
    const settle = () => {
      const { market, track } = environment();
      const { basket, checkout, giftCards, localisation, tracking } = rootOf(self);
      const id = self.transactionId ?? '';
      const { name = '', firstName, lastName } = checkout.values;
      const customer = {
        name,
        ...(firstName === undefined ? {} : { firstName }),
        ...(lastName === undefined ? {} : { lastName }),
      };
      const isTest = isTestOrder(customer, localisation.hut ?? {}, market.manifest.flags);
      track({ type: 'ORDER_PROCESSED', data: { transactionId: id, isTest } });
      self.clearPayment();
      track({ type: 'checkout-step', data: { step: checkoutSteps.summary } });
      self.attempt = undefined;
      self.unfinished = undefined;
      self.preauthorisedAt = undefined;
      self.summary = undefined;
      self.isLeavingCheckout = true;
      tracking.reset();
      self.navigate(summaryAddress(id, self.etaType));
      basket.clear();
      giftCards.clearCredits({ type: giftCardType });
      self.transactionIdSuccess = id;
    };

    const enter = (event: OrderFlowEvent): boolean => {
      const next = nextOrderState(self.flow, event);
      if (next === undefined) return false;
      repeats = event === 'still-open' ? repeats + 1 : event === 'submitted' ? 0 : repeats;
      self.flow = next;
      if (next === 'placed') settle();
      return true;
    };

    /** Works through running states until one waits for the customer. */
    const run = flow(function* run() {
      for (;;) {
        const state = self.flow;
        if (!isRunning(state)) return;
        const event: OrderFlowEvent = yield orderPieces[state](work());
        if (self.flow !== state || !enter(event)) return;
      }
    });

    const advance = async (event: OrderFlowEvent): Promise<void> => {
      if (enter(event)) await run();
    };

    return { advance, enter, run };
  });
