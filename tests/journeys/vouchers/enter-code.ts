import { expect, type Locator, type Page } from '@playwright/test';
import { openBasket } from '../open-basket.ts';

/** The dialog of vouchers and gift cards. */
export const creditDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: /^Voucher( or gift card)?$/ });

/** Opens the basket and its dialog of vouchers. */
export async function openVouchers(page: Page): Promise<Locator> {
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: /^Add a voucher/ }).click();
  return creditDialog(page);
}

/** Types a code and sends it. */
export async function enterCode(dialog: Locator, code: string): Promise<void> {
  await dialog.getByLabel('Voucher code').fill(code);
  await dialog.getByRole('button', { name: 'Apply code' }).click();
}

/** Applies a valid code and closes the dialog. */
export async function applyCode(dialog: Locator, code: string): Promise<void> {
  await enterCode(dialog, code);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}
