import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { outsideAddressOf, visit } from '../arrive.ts';

/** An Indian phone number that nobody has; with its prefix, as it stands in the field. */
export const newPhone = (): string => `+917${`${randomInt(1_000_000_000)}`.padStart(9, '0')}`;

/** The newest code that was sent to a phone number, which is one of so many messages. */
export async function codeSentTo(phone: string, count = 1): Promise<string> {
  const messages = async (): Promise<readonly { readonly body: string }[]> => {
    const query = new URLSearchParams({ to: phone });
    const answer = await fetch(outsideAddressOf('in', `/sandbox/outbox?${query.toString()}`));
    return (await answer.json()) as readonly { readonly body: string }[];
  };
  await expect.poll(async () => (await messages()).length).toBe(count);
  const [newest] = await messages();
  return /\b\d{6}\b/.exec(newest?.body ?? '')?.[0] ?? '';
}

/** Another code than the one that was sent. */
export const otherThan = (code: string): string =>
  `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

export const phoneField = (page: Page) => page.getByLabel('Mobile number');
export const codeField = (page: Page) => page.getByLabel('6-digit code');
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the code' });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' });
export const createButton = (page: Page) => page.getByRole('button', { name: 'Create account' });

/** Types a phone number on the page for it, and has the code sent. */
export async function askForCode(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone);
  await sendButton(page).click();
  await expect(codeField(page)).toBeVisible();
}

/** Shows that a phone number is one's own, on the page of the phone number. */
export async function verify(page: Page, phone: string, count = 1): Promise<void> {
  await askForCode(page, phone);
  await codeField(page).fill(await codeSentTo(phone, count));
  await goOn(page).click();
}

/** Fills in the registration form. */
export async function fillRegistration(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Rao');
  await page.getByLabel('Email').fill('asha@example.com');
}

/** Fills in the registration form and sends it: signed in on the home page. */
export async function finishRegistration(page: Page): Promise<void> {
  await fillRegistration(page);
  await createButton(page).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Hi Asha' })).toBeVisible();
}

/** Somebody new registers, and is signed in on the home page. */
export async function register(page: Page, phone = newPhone()): Promise<string> {
  await visit(page, 'in', '/account/otp');
  await verify(page, phone);
  await finishRegistration(page);
  return phone;
}
