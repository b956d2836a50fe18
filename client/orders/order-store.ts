import { applySnapshot, flow, types } from 'mobx-state-tree';
import type { OrderSummary, Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { PaymentStatus } from '../../core/payments/return-addresses.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { Steps } from '../kernel/steps.ts';
import type { CardDetails } from '../payments/card-details.ts';
import type { FrameMessage } from '../payments/frame-message.ts';
import { rootOf } from '../root.ts';
import { leftBeside, leftWith } from './left-attempts.ts';
import type { EtaType } from './order-addresses.ts';
import type { OrderAttempt } from './order-request.ts';
import type { ShownFailure } from './order-failures.ts';
import {
  isRunning,
  nextOrderState,
  type OrderFlowEvent,
  type OrderStep,
  resumedState,
  type RunningState,
} from './order-flow.ts';
import { keptOrder } from './order-model.ts';
import { openCardDetails, returnFromProvider } from './provider-return.ts';
import { payByWallet } from './pay-by-wallet.ts';
import { authenticate, check, place, poll, settleOrder } from './place-order.ts';
import { checkBasket, checkHut, checkTime, preauthorise, validate } from './submit-order.ts';

/** The work of every state that has some, in the order of ORD-60. */
const steps: Readonly<Record<RunningState, OrderStep>> = {
  validating: validate,
  'checking-hut': checkHut,
  'checking-basket': checkBasket,
  'checking-time': checkTime,
  'pre-authorising': preauthorise,
  authenticating: authenticate,
  placing: place,
  polling: poll,
  checking: check,
};

/** The order under way: what the customer, a provider or a reload does with it sets its flow going. */
export const OrderStore = types
  .model('Order', keptOrder)
  .volatile(seesPurchase)
  .volatile(() => ({
    /** How often placing was repeated because no answer came. */
    repeats: 0,
    /** The provider's page led back without an approval: another try opens another payment. */
    isSpent: false,
    /** What the customer is being told; closed by them. */
    failure: undefined as ShownFailure | undefined,
    /** The scheduled time is over: another one has to be picked [ORD-64]. */
    needsNewTime: false,
    /** The order is placed and the summary on its way: an empty basket is no reason to go elsewhere. */
    isLeavingCheckout: false,
    isResumed: false,
    /** Resolves once it is known what became of the order of an earlier visit. */
    lookUp: Promise.resolve() as Promise<unknown>,
    navigate: (_address: string): void => {},
  }))
  .views((self) => ({
    /** Key of the attempt: the same for the same basket and form [ORD-50]. */
    get orderKey(): string | undefined {
      return self.attempt?.key;
    },
    /** Something runs: buttons that would start it again do nothing. */
    get isBusy(): boolean {
      return isRunning(self.flow);
    },
    /** It is pre-authorised, and what becomes of it is with the gateway [ORD-52]. */
    get isWaitingForGateway(): boolean {
      return ['at-provider', 'placing', 'polling', 'checking'].includes(self.flow);
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
  .actions((self) => ({
    setAttempt(attempt: OrderAttempt) {
      self.attempt = attempt;
    },
    /**
     * A call for the attempt is on its way: should no answer come, the next attempt names it by its key. Answers the
     * names of the attempts that this one takes the place of.
     */
    startCall(key: string): string | undefined {
      const replaced = leftBeside(self.unfinished, key);
      self.unfinished = leftWith(self.unfinished, key);
      return replaced;
    },
    /** The call was refused: there is no attempt under its key. */
    endCall(key: string) {
      self.unfinished = leftBeside(self.unfinished, key);
    },
    /** Keeps what a pre-authorisation answered; an unfinished one before it is over [ORD-52, ORD-59]. */
    keepPreauthorisation(answer: Preauthorisation) {
      const { transactionId } = self;
      const isNew = transactionId !== undefined && transactionId !== answer.transactionId;
      if (isNew && transactionId !== self.transactionIdSuccess) {
        self.expiredTransactionIds.push(transactionId);
      }
      if (transactionId !== answer.transactionId) self.preauthorisedAt = environmentOf(self).now();
      self.transactionId = answer.transactionId;
      self.state = answer.orderState;
      self.unfinished = answer.orderState;
      self.customerOrderReference = answer.customerOrderReference;
      self.paymentType = answer.paymentType;
      self.isSpent = false;
      self.preauthorizeState = 'success';
      self.preauthorizeState = 'stale';
    },
    /** What became of the attempts that were left is known. */
    forgetLeft() {
      self.unfinished = undefined;
    },
    /** An attempt that was left has been placed after all: its order is the one to show. */
    takePlaced(transactionId: string) {
      self.transactionId = transactionId;
    },
    /** The attempt can lead to nothing any more: another press of the button makes a new one. */
    giveUpAttempt() {
      if (self.transactionId !== undefined) self.expiredTransactionIds.push(self.transactionId);
      self.attempt = undefined;
      self.transactionId = undefined;
      self.preauthorisedAt = undefined;
      self.state = undefined;
    },
    /** The attempt has become an order: the customer leaves the checkout for its summary. */
    leaveCheckout() {
      self.attempt = undefined;
      self.unfinished = undefined;
      self.preauthorisedAt = undefined;
      self.summary = undefined;
      self.isLeavingCheckout = true;
    },
    setSpent(isSpent: boolean) {
      self.isSpent = isSpent;
    },
    /** The last order that was placed. */
    succeed(transactionId: string) {
      self.transactionIdSuccess = transactionId;
    },
    fail(failure: ShownFailure) {
      if (failure.modal === 'pre-authorise') self.preauthorizeState = 'failed';
      self.failure = failure;
    },
    /** Closing the message lets the customer go on [ORD-116, ORD-53]. */
    clearFailure() {
      self.failure = undefined;
      self.preauthorizeState = 'stale';
    },
    setNeedsNewTime(needsNewTime: boolean) {
      self.needsNewTime = needsNewTime;
    },
    /** Where the store sends the customer; the page under it knows how. */
    onNavigate(navigate: (address: string) => void) {
      self.navigate = navigate;
    },
  }))
  .actions((self) => {
    const enter = (event: OrderFlowEvent): boolean => {
      const next = nextOrderState(self.flow, event);
      if (next === undefined) return false;
      if (event === 'submitted') self.repeats = 0;
      if (event === 'still-open') self.repeats += 1;
      self.flow = next;
      if (next === 'placed') settleOrder(rootOf(self), environmentOf(self));
      return true;
    };

    /** Works through running states until one waits for the customer. */
    const run = flow(function* run(): Steps {
      for (;;) {
        const state = self.flow;
        if (!isRunning(state)) return;
        const event: OrderFlowEvent = yield steps[state](rootOf(self), environmentOf(self));
        if (self.flow !== state || !enter(event)) return;
      }
    });

    const advance = async (event: OrderFlowEvent): Promise<void> => {
      if (enter(event)) await run();
    };

    /** An order that was left unfinished may have been placed while no page was open: then it is the one to show. */
    const takeIfPlaced = flow(function* takeIfPlaced(): Steps {
      const { transactionId, unfinished } = self;
      if (transactionId === undefined || unfinished === undefined) return;
      if (self.isProcessed(transactionId)) return;
      const { orders, report } = environmentOf(self);
      try {
        const { state }: OrderSummary = yield orders.summary(transactionId);
        if (state === 'placed' && self.transactionId === transactionId) enter('placed');
      } catch (error) {
        report('warning', 'The order could not be looked up', { error });
      }
    });

    return {
      advance,
      enter,
      run,
      /**
       * The button was pressed; while something runs, pressing again does nothing [ORD-60]. What became of an attempt
       * whose time is over is looked up first: the server no longer says it by itself.
       * @param words the words of a key, for the sheet of a wallet
       */
      submit(words: (key: string) => string = (key) => key): Promise<void> {
        if (self.isBusy || self.flow === 'in-wallet') return Promise.resolve();
        const root = rootOf(self);
        root.payment.beginTry();
        if (self.isOver()) self.lookUp = takeIfPlaced();
        return payByWallet(root, environmentOf(self), words) ?? advance('submitted');
      },
      /** After a reload: goes on with what was under way, and finds out what the gateway's word has made of it since. */
      resume: flow(function* resume(): Steps {
        if (self.isResumed) return;
        self.isResumed = true;
        self.flow = resumedState(self.flow);
        if (!self.isBusy) self.lookUp = takeIfPlaced();
        yield run();
        yield self.lookUp;
      }),
    };
  })
  .actions((self) => ({
    /** Tells what came out of the gateway's frame. */
    takeFrameMessage(message: FrameMessage): Promise<void> {
      if (message.kind === 'device-data') return Promise.resolve();
      if (message.kind === 'cancelled') return self.advance('payment-refused');
      if (message.kind === 'card-token') rootOf(self).payment.takeCard(message);
      return self.advance('payment-given');
    },
    /** The card-details page was opened; answers whether it has a payment to show [CHK-12]. */
    openCardDetails(
      details: CardDetails | undefined,
      status: PaymentStatus | undefined = details?.status,
    ): boolean {
      return openCardDetails(rootOf(self), environmentOf(self), details, status);
    },
    /** A provider sent the customer back to checkout with success [PAY-47]. */
    returnFromProvider(returned: Readonly<Record<string, string>>): Promise<void> {
      return returnFromProvider(rootOf(self), environmentOf(self), returned);
    },
    /** Reads an order for its summary [ORD-129]. Throws when the call fails. */
    loadSummary: flow(function* loadSummary(transactionId: string): Steps<OrderSummary> {
      self.isLeavingCheckout = false;
      const summary: OrderSummary = yield environmentOf(self).orders.summary(transactionId);
      self.summary = summary;
      return summary;
    }),
    /** A new hut or disposition starts over; which transactions are over, and which is not, is remembered [ORD-134]. */
    reset() {
      const { transactionIdSuccess, expiredTransactionIds, unfinished } = self;
      applySnapshot(self, {
        transactionIdSuccess,
        unfinished,
        expiredTransactionIds: [...expiredTransactionIds],
      });
      rootOf(self).payment.clear();
      rootOf(self).stepUp.reset();
      self.failure = undefined;
    },
  }));
