import { types } from 'mobx-state-tree';
import type { WalletPayload } from '../../core/payments/wallet.ts';
import { seesPurchase } from '../kernel/environment.ts';
import { rootOf } from '../root.ts';
import { checkoutPath } from './order-addresses.ts';

/** A card as the gateway's frame hands it over: a token in place of a number; never stored [PAY-63]. */
export interface CardToken {
  readonly token: string;
  readonly brand: string | undefined;
  readonly last4: string | undefined;
}

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
    setFormAddress(address: string) {
      self.formAddress = address;
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
