import { types } from 'mobx-state-tree';
import type { PopUpProof } from '../../core/payments/pop-up.ts';
import type { CardToken } from '../../core/payments/provider-fields.ts';
import type { WalletPayload } from '../../core/payments/wallet.ts';
import { environmentOf, seesPurchase } from '../kernel/environment.ts';
import type { CardDetails } from '../payments/card-details.ts';
import type { StartedStepUp } from '../payments/authenticate-payer.ts';
import { rootOf } from '../root.ts';
import { checkoutPath } from './order-addresses.ts';
import { payInPopUp } from './pay-in-pop-up.ts';

/** What the customer gave for the payment under way, and how the gateway took it. Nothing of it is stored [PAY-63]. */
export const PaymentStore = types
  .model('Payment')
  .volatile(seesPurchase)
  .volatile(() => ({
    card: undefined as CardToken | undefined,
    /** A card that was typed at checkout, for the payment that is opened with it [PAY-28]. */
    cardAtCheckout: undefined as CardToken | undefined,
    /** A provider's page has led back here: the card was entered there, if at all. */
    isReturning: false,
    /** What a wallet gave for this attempt, by its name in the request [ORD-51]. */
    payloads: {} as Readonly<Record<string, WalletPayload>>,
    /** What the wallet's sheet was agreed to for, in minor units: nothing else is charged. */
    agreedTotal: undefined as number | undefined,
    /** Return values of a provider, sent with place as they came [ORD-88]. */
    returned: {} as Readonly<Record<string, string>>,
    /** The card was declined; another may be tried [PAY-136]. */
    hasCardProblem: false,
    /** Asking the gateway came to nothing [PAY-126]. */
    pollingFailed: false,
    /** Address of the card form of this payment, to come back to after the bank's page. */
    formAddress: undefined as string | undefined,
    /** The pop-up opens by itself: the customer pressed the button a moment ago [PAY-59]. */
    opensPopUp: false,
    /** The transaction whose pop-up is open. */
    inPopUp: undefined as string | undefined,
    /** The pre-authorisation whose payer is to be authenticated. */
    stepUp: undefined as StartedStepUp | undefined,
  }))
  .actions((self) => ({
    /** The pop-up has ended; one of a later transaction may be open. */
    leavePopUp(transactionId: string) {
      if (self.inPopUp === transactionId) self.inPopUp = undefined;
    },
  }))
  .actions((self) => ({
    /** Another try begins: what earlier ones gave is over, but for the card that it is to be made with. */
    beginTry() {
      self.card = undefined;
      self.payloads = {};
      self.agreedTotal = undefined;
      self.returned = {};
      self.isReturning = false;
      self.hasCardProblem = false;
      self.stepUp = undefined;
      self.opensPopUp = false;
    },
    startStepUp(stepUp: StartedStepUp) {
      self.stepUp = stepUp;
    },
    /** The customer paid in a provider's pop-up [ORD-87]. */
    takeProof({ token, returned = {} }: PopUpProof) {
      self.card = token === undefined ? undefined : { token, brand: undefined, last4: undefined };
      self.returned = returned;
      self.hasCardProblem = false;
    },
    /** The button of the provider's pop-up was pressed, or the customer has just come to it [PAY-59]. */
    async openPopUp(details: CardDetails): Promise<void> {
      self.opensPopUp = false;
      const { transactionId } = details;
      if (self.inPopUp === transactionId) return;
      self.inPopUp = transactionId;
      const root = rootOf(self);
      try {
        const event = await payInPopUp(root, environmentOf(self), details);
        if (event) await root.order.advance(event);
      } finally {
        self.leavePopUp(transactionId);
      }
    },
    /** A card that was typed at checkout makes an attempt of its own; undefined forgets it. */
    takeCardAtCheckout(card: CardToken | undefined) {
      if (card) rootOf(self).order.giveUpAttempt();
      self.cardAtCheckout = card;
      self.hasCardProblem = false;
    },
  }))
  .actions((self) => ({
    /** Payment data goes; contact details and basket stay [ORD-56, PAY-140]. */
    clear() {
      self.beginTry();
      self.cardAtCheckout = undefined;
    },
    /** A wallet's sheet was agreed to: what it gave makes an attempt of its own. */
    takePayloads(payloads: Readonly<Record<string, WalletPayload>>, agreedTotal: number) {
      rootOf(self).order.giveUpAttempt();
      self.payloads = payloads;
      self.agreedTotal = agreedTotal;
    },
    takeCard(card: CardToken) {
      self.card = card;
      self.hasCardProblem = false;
    },
    takeReturned(returned: Readonly<Record<string, string>>) {
      self.returned = returned;
      self.isReturning = true;
    },
    setFormAddress(address: string, opensPopUp: boolean) {
      self.formAddress = address;
      self.opensPopUp = opensPopUp;
    },
    refuseCard() {
      self.hasCardProblem = true;
    },
    /** The card was declined: back to where it was entered, to try another [PAY-136]. */
    declineCard() {
      self.hasCardProblem = true;
      self.cardAtCheckout = undefined;
      if (self.formAddress !== undefined) rootOf(self).order.navigate(self.formAddress);
    },
    failPolling() {
      self.pollingFailed = true;
    },
    /** Closes the message about a payment that did not come through [PAY-127]. */
    closePolling() {
      self.pollingFailed = false;
      rootOf(self).order.navigate(checkoutPath);
    },
  }));
