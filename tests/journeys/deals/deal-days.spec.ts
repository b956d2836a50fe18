import { expect, test } from '../journey.ts';
import { now } from '../clock.ts';
import { arrive } from '../arrive.ts';
import { places } from '../places.ts';

/** The deal of each day in France; Friday has none. */
const dealOf: Readonly<Record<string, string>> = {
  Mon: 'Apéro flatzz',
  Tue: 'Mardi Maxi',
  Wed: 'Apéro flatzz',
  Thu: 'Apéro flatzz',
  Sat: 'Big Box du week-end',
  Sun: 'Big Box du week-end',
};

test("a French day has its own deal and no other day's [DEA-85]", async ({ page }) => {
  await arrive(page, '/order/deals/', { at: places.paris, by: 'collection' });
  const list = page.getByRole('main');
  await expect(list.getByRole('link', { name: /^Multi Mix/ })).toHaveCount(1);
  // The day of the hut, as the server's clock has it.
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Europe/Paris' });
  const today = dealOf[day.format(now())];
  for (const title of new Set(Object.values(dealOf))) {
    await expect(list.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveCount(
      title === today ? 1 : 0,
    );
  }
});

test('the terms of a deal say until when it is valid [DEA-83]', async ({ page }) => {
  await arrive(page, '/order/deal/?id=any-20-medium');
  const terms = page.getByText('Valid until 12.01.2026.');
  await expect(terms).toBeAttached();
  await expect(terms).toBeHidden();
  const summary = page.locator('summary').filter({ hasText: 'Terms' });
  // Products take their own height as they come into view, which may move what is pressed from below a press.
  await summary.scrollIntoViewIfNeeded();
  await summary.click();
  await expect(terms).toBeVisible();
});
