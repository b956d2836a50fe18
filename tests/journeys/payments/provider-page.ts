import type { Page } from '@playwright/test';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import type { Place } from '../places.ts';
import { places } from '../places.ts';

/** A payment type whose provider has a page of its own, with the words that its customers read. */
export interface PageType {
  readonly type: string;
  readonly place: Place;
  readonly choice: RegExp;
  /** Its page comes in a frame, with a card form. */
  readonly isFramed: boolean;
  /** The payment is asked about before the order is placed. */
  readonly isWaited: boolean;
  readonly words: {
    readonly problem: string;
    readonly cancelled: RegExp;
    readonly again: string;
    readonly back: string;
    readonly error: string;
    readonly waiting: string;
    readonly late: string;
    readonly payNow: string;
    readonly frame: string;
  };
}

const english: PageType['words'] = {
  problem: 'There was a problem with your card. Please try again.',
  cancelled: /You cancelled the card payment/,
  again: 'Try again',
  back: 'Back to checkout',
  error: 'That didn’t go to plan',
  waiting: 'Waiting for your payment',
  late: 'Time’s up',
  payNow: 'Pay now',
  frame: 'Secure card form',
};

const french: PageType['words'] = {
  problem: 'Un problème est survenu avec votre carte. Veuillez réessayer.',
  cancelled: /Vous avez annulé le paiement/,
  again: 'Réessayer',
  back: 'Retour à la commande',
  error: 'Ça n’a pas marché',
  waiting: 'En attente de votre paiement',
  late: 'Délai dépassé',
  payNow: 'Payer maintenant',
  frame: 'Formulaire de carte sécurisé',
};

const whole = { isFramed: false, words: english };
const framed = { isFramed: true, isWaited: false, words: english };

export const pageTypes = {
  hipay: {
    ...whole,
    type: 'hipay',
    place: places.paris,
    choice: /^Carte Paiement en ligne|^Carte .*en ligne/,
    isWaited: false,
    words: french,
  },
  phonePe: {
    ...whole,
    type: 'phone-pe',
    place: places.koramangala,
    choice: /^PhonePe/,
    isWaited: true,
  },
  paytm: { ...whole, type: 'paytm', place: places.koramangala, choice: /^Paytm/, isWaited: true },
  worldpay: { ...framed, type: 'worldpay', place: places.glasgow, choice: /^Card Online/ },
  eigen: { ...framed, type: 'eigen', place: places.toronto, choice: /^Card Online/ },
} as const satisfies Readonly<Record<string, PageType>>;

/** Goes to the provider's page, in a frame or in the whole window, with a filled-in order. */
export const reachPage = async (
  page: Page,
  { place, choice, isFramed, words }: PageType,
): Promise<void> => {
  await reachCheckout(page, { market: place.market, place });
  await fillDetails(page, place.market);
  await choosePayment(page, choice);
  await placeButton(page).click();
  if (isFramed) await page.locator(`iframe[title="${words.frame}"]`).waitFor();
  else await page.getByRole('button', { name: 'Approve' }).waitFor();
};

/** Test cards by what becomes of them. */
const cards = {
  Approve: '4111111111111111',
  Decline: '4000000000000002',
  Pending: '4000000000000077',
  Exception: '4000000000000119',
  '3-D Secure challenge': '4000000000003220',
  'Time-out': '4000000000009235',
} as const;
export type Outcome = keyof typeof cards | 'Cancel';

/** Ends the payment on its page, by a button or by a card. */
export const endPayment = async (
  page: Page,
  { isFramed, words }: PageType,
  outcome: Outcome,
): Promise<void> => {
  if (!isFramed || outcome === 'Cancel') {
    const on = isFramed ? page.frameLocator(`iframe[title="${words.frame}"]`) : page;
    await on.getByRole('button', { name: outcome, exact: true }).click();
    return;
  }
  const form = page.frameLocator(`iframe[title="${words.frame}"]`);
  const typed = {
    'Card number': cards[outcome],
    'Name on the card': 'Ada Byron',
    'Expiry month': '12',
    'Expiry year': '40',
    'Security code': '123',
  };
  for (const [name, value] of Object.entries(typed)) {
    await form.getByRole('textbox', { name }).fill(value);
  }
  await form.getByRole('button', { name: /^Pay/ }).click();
};

/** The page on which the bank asks, where the provider's page was. */
export const bankOf = (page: Page, { isFramed, words }: PageType) =>
  isFramed ? page.frameLocator(`iframe[title="${words.frame}"]`) : page;
