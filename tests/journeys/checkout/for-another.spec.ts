import { expect, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import {
  choosePayment,
  fillAddress,
  fillDetails,
  placeButton,
  reachCheckout,
} from './reach-checkout.ts';

test('a delivery for somebody else asks for their name and phone, and says so on the summary with the greeting [SHP-28]', async ({
  page,
}) => {
  test.slow();
  await reachCheckout(page, { type: 'delivery' });
  await fillDetails(page);
  await fillAddress(page);
  await choosePayment(page, /^Cash/);
  const field = (name: string) => page.getByRole('textbox', { name });
  await expect(field('Their name')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'This is for somebody else' }).check();
  await placeButton(page).click();
  await expect(field('Their name')).toBeFocused();
  await expect(field('Their name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Their phone')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Enter their name')).toBeVisible();
  await expect(page.getByText('Enter their phone number')).toBeVisible();
  await field('Their name').fill('Grace Hopper');
  await field('Their phone').fill('12');
  await field('A greeting').fill('Get well <b>soon</b>');
  await placeButton(page).click();
  await expect(field('Their phone')).toBeFocused();
  await field('Their phone').fill('07700 900456');
  await expectAccessible(page);
  await page.reload();
  await expect(field('Their name')).toHaveValue('Grace Hopper');
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/ordersummary/);
  const place = page.getByRole('region', { name: 'Where and when' });
  await expect(place).toContainText('Grace Hopper');
  await expect(place).toContainText('Get well <b>soon</b>');
  await expect(page.getByText('900456')).toHaveCount(0);
  await reachCheckout(page, { type: 'delivery' });
  await expect(page.getByRole('checkbox', { name: 'This is for somebody else' })).not.toBeChecked();
});

test('a collection is for nobody else at the door [SHP-28]', async ({ page }) => {
  await reachCheckout(page);
  await expect(page.getByRole('checkbox', { name: 'This is for somebody else' })).toHaveCount(0);
});
