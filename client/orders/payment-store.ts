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
    /** Payment data goes; contact details and basket stay [ORD-56, PAY-140]. */
    clear() {
      self.card = undefined;
      self.payloads = {};
      self.agreedTotal = undefined;
      self.returned = {};
      self.hasCardProblem = false;
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
    },
    setFormAddress(address: string) {
      self.formAddress = address;
    },
    refuseCard() {
      self.hasCardProblem = true;
    },
    /** The card was declined: back to the form, to try another [PAY-136]. */
    declineCard() {
      self.hasCardProblem = true;
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
