import type { Locator, Page } from '@playwright/test';

/** The basket: beside the page on wide screens, opened over it on phones. */
export async function openBasket(page: Page): Promise<Locator> {
  const aside = page.getByRole('complementary', { name: 'Your basket' });
  if ((page.viewportSize()?.width ?? 0) >= 1024) return aside;
  const sheet = page.getByRole('dialog', { name: 'Your basket' });
  await page.getByRole('link', { name: /^(View basket · )?\d+ items?/ }).click();
  await sheet.waitFor();
  return sheet;
}
