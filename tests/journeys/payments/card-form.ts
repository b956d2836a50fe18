import type { Page } from '@playwright/test';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';

/** The sandbox's card form in its frame. */
export const form = (page: Page) => page.frameLocator('iframe[title="Secure card form"]');

/** The page on which the bank asks, in its frame. */
export const bank = (page: Page) =>
  page.frameLocator(`iframe[title="Your bank’s confirmation page"]`);

/** What a card that was declined is told by. */
export const problem = 'There was a problem with your card. Please try again.';

/** Where a placed order leads. */
export const summary = /\/order\/ordersummary\//;

/** A card that the sandbox approves, by the labels of the form. */
const card = {
  'Card number': '4111111111111111',
  'Name on the card': 'Ada Byron',
  'Expiry month': '12',
  'Expiry year': '40',
  'Security code': '123',
};

export type CardField = keyof typeof card;

/** Goes to the card form with a filled-in order and answers its transaction. */
export const reachForm = async (page: Page): Promise<string> => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Card Online/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/card-details\//);
  await form(page).getByRole('textbox', { name: 'Card number' }).waitFor();
  return new URL(page.url()).searchParams.get('transactionId') ?? '';
};

/** Types a card into the form, a good one but for the changes, and presses its button. */
export const payWith = async (page: Page, change: Partial<typeof card> = {}): Promise<void> => {
  for (const [name, value] of Object.entries({ ...card, ...change })) {
    await form(page).getByRole('textbox', { name }).fill(value);
  }
  await form(page).getByRole('button', { name: /^Pay/ }).click();
};
