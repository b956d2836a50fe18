import { expect, test } from '../journey.ts';
import { addressOf } from '../arrive.ts';

test('the sign of a currency is fetched before the first price is drawn [SHP-48]', async ({
  page,
}) => {
  const extended = page.waitForRequest(/nunito-sans-latin-ext-.*\.woff2/);
  await page.goto(addressOf('in', '/'));
  await extended;
  await expect(page.getByRole('main')).not.toContainText('₹');
});
