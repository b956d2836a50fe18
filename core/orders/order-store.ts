import { applySnapshot, flow, getRoot } from 'mobx-state-tree';
import type { OrderSummary } from '../../schemas/types.ts';
import { checkoutSteps } from '../checkout/checkout-steps.ts';
import { giftCardType } from '../gift-cards/gift-card-store.ts';
import { type CardDetails, isTokenAlive } from '../payments/card-details.ts';
import type { FrameMessage } from '../payments/frame-message.ts';
import { paymentErrors } from '../payments/payment-errors.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';
import { environmentOf } from '../shell/environment.ts';
import { buildOrderRequest } from './build-order-request.ts';
import { isTestOrder } from './is-test-order.ts';
import { leftBeside } from './left-attempts.ts';
import { checkoutPath, type EtaType, summaryAddress } from './order-addresses.ts';
import { attemptFor, withoutPayloads } from './order-attempt.ts';
import { leaveAccount, refreshCatalogue, tellHutClosed } from './order-consequences.ts';
import { orderFacts } from './order-facts.ts';
import { isRunning, nextOrderState, type OrderFlowEvent, resumedState } from './order-flow.ts';
import { OrderModel } from './order-model.ts';
import { orderPieces } from './order-pieces.ts';
import type { OrderSurroundings } from './order-surroundings.ts';
import type { OrderWork } from './order-work.ts';
import { payByWallet } from './pay-by-wallet.ts';
import { placeRequest } from './place-request.ts';

/** The order under way: submits, pays and places it along the table of its flow. */
export const OrderStore = OrderModel.named('OrderStore')
  .views((self) => ({
    get surroundings(): OrderSurroundings {
      return getRoot<OrderSurroundings>(self);
    },
    /** Key of the attempt: the same for the same basket and form [ORD-50]. */
    get orderKey(): string | undefined {
      return self.attempt?.key;
    },
    /** The place call runs, or it is being found out what became of it [ORD-54]. */
    get isProcessing(): boolean {
      return self.flow === 'placing' || self.flow === 'checking';
    },
    /** Something runs: buttons that would start it again do nothing. */
    get isBusy(): boolean {
      return isRunning(self.flow);
    },
    /** The estimate that is shown, and told to providers and the summary [PAY-45]. */
    get etaType(): EtaType {
      return this.surroundings.localisation.eta?.range ? 'range' : 'exact';
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
      facts: () => orderFacts(self.surroundings, environment()),
      etaType: () => self.etaType,
      isBasketEmpty: () => self.surroundings.basket.isEmpty,
      validateForm: () => self.surroundings.checkout.validate(),
      attempt: (facts) => {
        const { market, now, randomId, report } = environment();
        const request = buildOrderRequest(market.extensions, facts, (point, error) =>
          report('warning', `A contribution to '${point}' failed`, { error }),
        );
        const { preauthorisationLifeMs } = market.manifest.payments;
        const isOver =
          self.preauthorisedAt !== undefined &&
          now() >= self.preauthorisedAt + preauthorisationLifeMs;
        const earlier = isOver ? undefined : self.attempt;
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
      leaveAccount: (error) => leaveAccount(self.surroundings, environment(), error),
      takePlaced: (transactionId) => self.takePlaced(transactionId),
      transactionId: () => self.transactionId,
      isPlaced: (transactionId) => transactionId === self.transactionIdSuccess,
      placeRequest: () => placeRequest(self),
      isIn: (state) => self.flow === state,
      keep: (answer) => self.keepPreauthorisation(answer, environment().now()),
      repeats: () => repeats,
      giveUp: () => self.giveUpAttempt(),
      fail: (failure) => {
        const isOver = failure.modal === 'authorise' || failure.name === 'INSUFFICIENT_CREDIT';
        if (isOver) self.surroundings.giftCards?.clearCredits({ type: giftCardType });
        self.fail(failure);
      },
      declineCard: () => self.declineCard(),
      keepForm: (address) => self.setFormAddress(address),
      failPolling: () => self.setPollingFailed(true),
      askForNewTime: () => self.setNeedsNewTime(true),
      refuseAddress: (message) => self.surroundings.checkout.refuseAddress(message),
      tellHutClosed: () => tellHutClosed(self.surroundings, environment()),
      refreshCatalogue: () => refreshCatalogue(self.surroundings, environment()),
      goTo: (address) => self.navigate(address),
    });

    /** What follows a placed order, in the order of ORD-55. */
    const settle = () => {
      const { market, track } = environment();
      const { basket, checkout, giftCards, localisation, tracking } = self.surroundings;
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
      giftCards?.clearCredits({ type: giftCardType });
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
  })
  .actions((self) => ({
    /** Pays with the wallet that is chosen, where it is ready; false where another way was chosen. */
    openWallet(words: (key: string) => string): Promise<void> | undefined {
      const { basket, checkout, localisation, notifications, wallets } = self.surroundings;
      const { facts, paymentType: type = '', isPaid, wrongPlaces } = checkout;
      const wallet = wallets.ready.get(type);
      const { hut, disposition, deliveryAddress, deliveryLocation } = localisation;
      const postcode = deliveryLocation ? undefined : deliveryAddress?.postcode;
      if (!wallet || !hut || !facts || !basket.priced) return undefined;
      if (isPaid || wrongPlaces.length > 0) return undefined;
      const { addressFields, values } = checkout;
      return payByWallet({
        environment: environmentOf(self),
        notifications,
        wallets,
        type,
        wallet,
        hut,
        disposition,
        facts,
        words,
        addressFields,
        values,
        postcode,
        priced: basket.priced,
        enter: (event) => self.enter(event),
        run: () => self.run(),
        flow: () => self.flow,
        take: (payloads, agreedTotal, known) => {
          self.takePayloads(payloads, agreedTotal);
          checkout.fillIn(known);
        },
        fail: (failure) => self.fail(failure),
      });
    },
  }))
  .actions((self) => ({
    /** An order that was left unfinished may have been placed while no page was open: then it is the one to show. */
    takeIfPlaced: flow(function* takeIfPlaced() {
      const { transactionId, unfinished } = self;
      if (transactionId === undefined || unfinished === undefined) return;
      if (self.isProcessed(transactionId)) return;
      const { orders, report } = environmentOf(self);
      try {
        const { state }: OrderSummary = yield orders.summary(transactionId);
        if (state === 'placed' && self.transactionId === transactionId) self.enter('placed');
      } catch (error) {
        report('warning', 'The order could not be looked up', { error });
      }
    }),
  }))
  .actions((self) => ({
    /**
     * The button was pressed; while something runs, pressing again does nothing [ORD-60].
     * @param words the words of a key, for the sheet of a wallet
     */
    submit(words: (key: string) => string = (key) => key): Promise<void> {
      if (self.isBusy || self.flow === 'in-wallet') return Promise.resolve();
      self.clearPayment();
      return self.openWallet(words) ?? self.advance('submitted');
    },
    /** After a reload: goes on with what was under way, and finds out what the gateway's word has made of it since. */
    resume: flow(function* resume() {
      if (self.isResumed) return;
      self.isResumed = true;
      self.flow = resumedState(self.flow);
      if (!self.isBusy) self.setLookUp(self.takeIfPlaced());
      yield self.run();
      yield self.lookUp;
    }),
    /** Tells what came out of the gateway's frame. */
    takeFrameMessage(message: FrameMessage): Promise<void> {
      if (message.kind === 'cancelled') return self.advance('payment-refused');
      if (message.kind === 'card-token') {
        self.card = message;
        self.hasCardProblem = false;
      }
      return self.advance('payment-given');
    },
    /** The card-details page was opened; answers whether it has a payment to show [CHK-12, PAY-48 to PAY-51]. */
    openCardDetails(
      details: CardDetails | undefined,
      status: PaymentStatus | undefined = details?.status,
    ): boolean {
      const { market, now } = environmentOf(self);
      const transactionId = details?.transactionId ?? self.transactionId;
      if (transactionId !== undefined && self.isProcessed(transactionId)) {
        self.fail({ modal: 'processed', name: 'processed', transactionId });
        return true;
      }
      if (!self.attempt || transactionId !== self.transactionId) return false;
      if (self.flow === 'idle') void self.advance('goes-to-provider');
      if (status === 'decline') self.hasCardProblem = true;
      if (status === 'exception') self.fail({ modal: 'authorise', name: 'Generic' });
      if (status === 'pending') void self.advance('payment-pending');
      const step = details?.step;
      const { tokenLifeMs } = market.manifest.payments;
      if (step?.kind === 'card-form' && !isTokenAlive(step.validFrom, tokenLifeMs, now())) {
        self.giveUpAttempt();
        self.fail({ modal: 'authorise', name: paymentErrors.tokenExpired });
        void self.advance('stopped');
      }
      return true;
    },
    /** A provider sent the customer back to checkout with success: places without another click [PAY-47, PAY-52]. */
    returnFromProvider(returned: Readonly<Record<string, string>>): Promise<void> {
      if (self.transactionId === undefined || !self.attempt) {
        self.fail({ modal: 'authorise', name: 'Generic' });
        return Promise.resolve();
      }
      self.returned = returned;
      return self.advance('payment-given');
    },
    /** Closes the message about a payment that did not come through [PAY-127]. */
    closePolling() {
      self.pollingFailed = false;
      self.navigate(checkoutPath);
    },
    /** Reads an order for its summary [ORD-129]. Throws when the call fails. */
    loadSummary: flow(function* loadSummary(transactionId: string) {
      self.isLeavingCheckout = false;
      const { orders } = environmentOf(self);
      const summary: OrderSummary = yield orders.summary(transactionId);
      self.setSummary(summary);
      return summary;
    }),
    /** A new hut or disposition starts anew; which transactions are over, and which is not, is remembered [ORD-134]. */
    reset() {
      const { transactionIdSuccess, expiredTransactionIds, unfinished } = self;
      applySnapshot(self, {
        transactionIdSuccess,
        unfinished,
        expiredTransactionIds: [...expiredTransactionIds],
      });
      self.clearPayment();
      self.failure = undefined;
    },
  }));
