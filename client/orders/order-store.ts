import { applySnapshot, flow } from 'mobx-state-tree';
import type { OrderSummary } from '../../schemas/types/http/orders.ts';
import { type CardDetails, isTokenAlive } from '../payments/card-details.ts';
import type { FrameMessage } from '../payments/frame-message.ts';
import { paymentErrors } from '../../core/payments/payment-errors.ts';
import type { PaymentStatus } from '../payments/payment-status.ts';
import { environmentOf } from '../kernel/environment.ts';
import { checkoutPath } from './order-addresses.ts';
import { OrderFlowPart } from './order-flow-part.ts';
import { resumedState } from './order-flow.ts';
import { payByWallet } from './pay-by-wallet.ts';
import { rootOf } from '../root.ts';

/** The order under way: what the customer, a provider or a reload does with it sets its flow going. */
export const OrderStore = OrderFlowPart.named('OrderStore')
  .actions((self) => ({
    /** Pays with the wallet that is chosen, where it is ready; undefined where another way was chosen. */
    openWallet(words: (key: string) => string): Promise<void> | undefined {
      const { basket, checkout, localisation, notifications, wallets } = rootOf(self);
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
     * The button was pressed; while something runs, pressing again does nothing [ORD-60]. What became of an attempt whose
     * time is over is looked up first: the server no longer says it by itself.
     * @param words the words of a key, for the sheet of a wallet
     */
    submit(words: (key: string) => string = (key) => key): Promise<void> {
      if (self.isBusy || self.flow === 'in-wallet') return Promise.resolve();
      self.clearPayment();
      if (self.isOver()) self.setLookUp(self.takeIfPlaced());
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
    /**
     * The card-details page was opened; answers whether it has a payment to show [CHK-12, PAY-48, PAY-49, PAY-50,
     * PAY-51].
     */
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
