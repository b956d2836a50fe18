import { types } from 'mobx-state-tree';
import type { OrderSummary, Preauthorisation } from '../../schemas/types/http/orders.ts';
import type { WalletPayload } from '../../core/payments/wallet.ts';
import { leftBeside, leftWith } from './left-attempts.ts';
import type { OrderAttempt } from './order-attempt.ts';
import type { ShownFailure } from './order-failures.ts';
import { type OrderFlowState, orderStates } from './order-flow.ts';
import { seesPurchase } from '../kernel/environment.ts';

/** How pre-authorisation stands [ORD-52, ORD-53]. */
const preauthorizeStates = ['stale', 'success', 'failed'] as const;

/** A card as the gateway's frame hands it over: a token in place of a number; never stored [PAY-63]. */
export interface CardToken {
  readonly token: string;
  readonly brand: string | undefined;
  readonly last4: string | undefined;
}

/** What is kept of the order under way and of the last one; everything but card data [ORD-50, CHK-27]. */
export const OrderModel = types
  .model('Order', {
    /** Where the order is on its way. */
    flow: types.optional(types.enumeration<OrderFlowState>([...orderStates]), 'idle'),
    attempt: types.frozen<OrderAttempt | undefined>(),
    /** When the attempt was pre-authorised, in milliseconds. */
    preauthorisedAt: types.maybe(types.number),
    paymentType: types.maybe(types.string),
    transactionId: types.maybe(types.string),
    transactionIdSuccess: types.maybe(types.string),
    expiredTransactionIds: types.array(types.string),
    /** Signed state string of the pre-authorisation [ORD-88]. */
    state: types.maybe(types.string),
    /** Names of the attempts that are not known to have ended: the next one takes over what they hold. */
    unfinished: types.maybe(types.string),
    customerOrderReference: types.maybe(types.string),
    preauthorizeState: types.optional(types.enumeration([...preauthorizeStates]), 'stale'),
    /** The last placed order as its customer sees it [ORD-134]. */
    summary: types.frozen<OrderSummary | undefined>(),
  })
  .volatile(seesPurchase)
  .volatile(() => ({
    card: undefined as CardToken | undefined,
    /** What a wallet gave for this attempt, by its name in the request; never stored [ORD-51, PAY-63]. */
    payloads: {} as Readonly<Record<string, WalletPayload>>,
    /** What the wallet's sheet was agreed to for, in minor units: nothing else is charged. */
    agreedTotal: undefined as number | undefined,
    /** Return values of a provider, sent with place as they came [ORD-88]. */
    returned: {} as Readonly<Record<string, string>>,
    /** What the customer is being told; closed by them. */
    failure: undefined as ShownFailure | undefined,
    /** The card was declined; another may be tried [PAY-136]. */
    hasCardProblem: false,
    /** Asking the gateway came to nothing [PAY-126]. */
    pollingFailed: false,
    /** The scheduled time is over: another one has to be picked [ORD-64]. */
    needsNewTime: false,
    isWaitingForGateway: false,
    /** Address of the card form of this payment, to come back to after the bank's page. */
    formAddress: undefined as string | undefined,
    /** The order is placed and the summary on its way: an empty basket is no reason to go elsewhere. */
    isLeavingCheckout: false,
    isResumed: false,
    /** Resolves once it is known what became of the order of an earlier visit. */
    lookUp: Promise.resolve() as Promise<unknown>,
    navigate: (_address: string): void => {},
  }))
  .actions((self) => ({
    /** A call for the attempt is on its way: should no answer come, the next attempt names it by its key. */
    startCall(key: string) {
      self.unfinished = leftWith(self.unfinished, key);
    },
    /** The call was refused: there is no attempt under its key. */
    endCall(key: string) {
      self.unfinished = leftBeside(self.unfinished, key);
    },
    /** Keeps what a pre-authorisation answered; an unfinished one before it is over [ORD-52, ORD-59]. */
    keepPreauthorisation(answer: Preauthorisation, now: number) {
      const { transactionId } = self;
      const isNew = transactionId !== undefined && transactionId !== answer.transactionId;
      if (isNew && transactionId !== self.transactionIdSuccess) {
        self.expiredTransactionIds.push(transactionId);
      }
      if (transactionId !== answer.transactionId) self.preauthorisedAt = now;
      self.transactionId = answer.transactionId;
      self.state = answer.orderState;
      self.unfinished = answer.orderState;
      self.customerOrderReference = answer.customerOrderReference;
      self.paymentType = answer.paymentType;
      self.preauthorizeState = 'success';
      self.isWaitingForGateway = true;
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
    /** Payment data goes; contact details and basket stay [ORD-56, PAY-140]. */
    clearPayment() {
      self.card = undefined;
      self.payloads = {};
      self.agreedTotal = undefined;
      self.returned = {};
      self.isWaitingForGateway = false;
      self.hasCardProblem = false;
    },
    /** A wallet's sheet was agreed to: what it gave makes an attempt of its own. */
    takePayloads(payloads: Readonly<Record<string, WalletPayload>>, agreedTotal: number) {
      this.giveUpAttempt();
      self.payloads = payloads;
      self.agreedTotal = agreedTotal;
    },
    fail(failure: ShownFailure) {
      if (failure.modal === 'pre-authorise') self.preauthorizeState = 'failed';
      self.failure = failure;
    },
    setLookUp(lookUp: Promise<unknown>) {
      self.lookUp = lookUp;
    },
    setAttempt(attempt: OrderAttempt) {
      self.attempt = attempt;
    },
    setFormAddress(address: string) {
      self.formAddress = address;
    },
    /** The card was declined: back to the form, to try another [PAY-136]. */
    declineCard() {
      self.hasCardProblem = true;
      if (self.formAddress !== undefined) self.navigate(self.formAddress);
    },
    setPollingFailed(pollingFailed: boolean) {
      self.pollingFailed = pollingFailed;
    },
    setNeedsNewTime(needsNewTime: boolean) {
      self.needsNewTime = needsNewTime;
    },
    setSummary(summary: OrderSummary) {
      self.summary = summary;
    },
    /** Closing the message lets the customer go on [ORD-116, ORD-53]. */
    clearFailure() {
      self.failure = undefined;
      self.preauthorizeState = 'stale';
    },
    /** Where the store sends the customer; the page under it knows how. */
    onNavigate(navigate: (address: string) => void) {
      self.navigate = navigate;
    },
  }));
