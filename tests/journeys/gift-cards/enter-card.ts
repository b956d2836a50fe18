import type { Locator } from '@playwright/test';

/** Fills a gift card in and sends it. */
export async function enterCard(dialog: Locator, number: string, pin: string): Promise<void> {
  await dialog.getByLabel('Card number').fill(number);
  await dialog.getByLabel('Pin').fill(pin);
  await dialog.getByRole('button', { name: 'Check card' }).click();
}
