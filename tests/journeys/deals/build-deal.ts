import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** Opens the builder of a deal of the list. */
export async function openDeal(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** The products of the slot that is being filled. */
export const slot = (page: Page): Locator =>
  page.locator('section[aria-labelledby="slot-heading"]');

/** Chooses a product for the slot that is being filled. */
export const choose = (page: Page, product: string): Promise<void> =>
  slot(page).getByRole('button', { name: product, exact: true }).click();

/** The name of the slot that is being filled. */
export const step = (page: Page): Locator => slot(page).getByRole('heading', { level: 2 });

/** Chooses a product that finishes its slot, and waits for the slot that follows by itself. */
export async function chooseAndGoOn(page: Page, product: string): Promise<void> {
  const title = (await step(page).textContent()) ?? '';
  await choose(page, product);
  await expect(step(page)).not.toHaveText(title);
}

/** Chooses one product after the other, each for the next slot that is open. */
export async function chooseAll(page: Page, products: readonly string[]): Promise<void> {
  for (const [index, product] of products.entries()) {
    await (index < products.length - 1 ? chooseAndGoOn : choose)(page, product);
  }
}

/** What the deal costs so far. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Your deal so far' });

/** Presses the button that adds the deal. */
export const pressAdd = (page: Page): Promise<void> =>
  bar(page).getByRole('button', { name: 'Add to basket' }).click();

/** Adds the deal that is being built and waits until the list is back. */
export async function addToBasket(page: Page): Promise<void> {
  await pressAdd(page);
  await page.waitForURL(/\/order\/deals\//);
}
