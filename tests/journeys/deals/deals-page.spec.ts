import { expect, test } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { places } from '../places.ts';

test('the deals of the hut and its discounts are listed [DEA-01]', async ({ page }) => {
  await arrive(page, '/order/deals/');
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Money off your order' })).toBeVisible();
  await expect(page.getByRole('link', { name: '15% Student Discount' })).toBeVisible();
  await expect(page.getByText('Collect & Save: Two Large and a Side')).toHaveCount(0);
});

test('deals for collectors are listed for collectors [DEA-01]', async ({ page }) => {
  await arrive(page, '/order/deals/', { by: 'collection' });
  await expect(
    page.getByRole('link', { name: 'Collect & Save: Two Large and a Side' }),
  ).toBeVisible();
});

test('a deal leads to its builder with a basket id, a discount to its page [DEA-02]', async ({
  page,
}) => {
  await arrive(page, '/order/deals/');
  const deal = page.getByRole('link', { name: 'The Big Night In', exact: true });
  await expect(deal).toHaveAttribute(
    'href',
    /^\/order\/deal\/\?id=big-night-in&basketId=[\da-f-]{36}$/,
  );
  await page.getByRole('link', { name: '15% Student Discount' }).click();
  await expect(page).toHaveURL(/\/order\/discount\/\?id=student-15/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('15% Student Discount');
});

test('prices are fixed, from, or left to the title, by kind [DEA-75]', async ({ page }) => {
  await arrive(page, '/order/deals/');
  const card = (title: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(card('The Big Night In')).toContainText('£34.99');
  await expect(card('Party Larges')).toContainText('from£35.97');
  await expect(card('Second Large Half Price')).not.toContainText('£');
});

for (const variant of ['control', 'treatment'] as const) {
  test(`no visitor of the ${variant} is told the price of a part, or led by a deal that needs more [SHP-03]`, async ({
    page,
  }) => {
    await arrive(page, '/order/deals/', { query: { optimizely: `deal-sorting:${variant}` } });
    const card = (title: string) =>
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const pound = card('Medium & a £1 Drink');
    await expect(pound).toContainText(/from£1[1-9]\.\d\d/);
    await expect(pound).not.toContainText('from£1.00');
    const dough = card('Cookie Dough for £2.99');
    await expect(dough).toContainText('£2.99');
    await expect(dough).toContainText('with £20.00 of other food');
    const leading = page.getByRole('region', { name: /./ }).filter({
      has: page.locator('#featured-deal'),
    });
    await expect(leading).toBeVisible();
    await expect(leading).not.toContainText(/£1 Drink|Cookie Dough for/);
  });
}

test('hidden deals are listed for internal visitors only and open by link [DEA-07, EXP-59]', async ({
  page,
}) => {
  await arrive(page, '/order/deals/');
  const reward = page.getByRole('heading', { name: 'Free Garlic Bread' });
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
  await expect(reward).toHaveCount(0);
  await page.goto(addressOf('uk', '/order/deal/?id=ice-creams-combo&basketId=x'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two Tubs of Ice Cream');
  await arrive(page, '/order/deals/', { query: { flag: 'development' } });
  await expect(reward.first()).toBeVisible();
});

test('the deals of one category have a page of their own [DEA-05]', async ({ page }) => {
  await arrive(page, '/order/dealcategory/?id=lunch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lunch');
  await expect(page.getByRole('link', { name: 'Lunch for One' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Big Night In' })).toHaveCount(0);
});

test('fixed local deals stand on the page with their price [DEA-14]', async ({ page }) => {
  await arrive(page, '/order/deals/');
  const dips = page.getByRole('listitem').filter({ hasText: 'Three Dips for 99p' });
  await expect(dips).toContainText('£0.99');
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Two Tubs of Ice Cream' }),
  ).toContainText('£9.99');
});

test('the filters come with their experiment: price and vegetarian [DEA-10, DEA-13, EXP-30]', async ({
  page,
}) => {
  await arrive(page, '/order/deals/');
  const chicken = page.getByRole('link', { name: 'The Chicken Bundle' });
  await expect(chicken).toBeVisible();
  await expect(page.getByRole('slider')).toHaveCount(0);
  await arrive(page, '/order/deals/', { query: { optimizely: 'deals-filter:treatment' } });
  await page.getByRole('button', { name: 'Vegetarian only' }).click();
  await expect(chicken).toHaveCount(0);
  await page.getByRole('button', { name: 'Vegetarian only' }).click();
  await expect(page.getByRole('link', { name: 'The Bigger Night In' })).toBeVisible();
  await page.getByRole('slider').fill('2000');
  await expect(page.getByRole('link', { name: 'The Bigger Night In' })).toHaveCount(0);
  await expect(chicken).toBeVisible();
});

test('in France the list holds at most twelve deals [DEA-11]', async ({ page }) => {
  await arrive(page, '/order/deals/', { at: places.paris, by: 'collection' });
  await expect(page.getByText('12 offres pour vous')).toBeVisible();
});

test('a failed call says so and can be tried again [DEA-92]', async ({ page }) => {
  let isDown = true;
  await page.route('**/v1/deals/**', (route) =>
    isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
  );
  await arrive(page, '/order/deals/');
  await expect(page.getByText('The deals did not load')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'The Big Night In', exact: true })).toBeVisible();
});

test('an active discount cannot be used twice [DEA-78]', async ({ page }) => {
  await arrive(page, '/order/discount/?id=student-15');
  await page.getByRole('button', { name: 'Use this discount' }).click();
  await page.waitForURL(/\/order\/deals\//);
  await page.goto(addressOf('uk', '/order/discount/?id=student-15'));
  await page.getByRole('button', { name: 'Use this discount' }).click();
  await expect(
    page.getByText('Sorry, this offer is limited to 1 per customer', { exact: true }),
  ).toBeVisible();
});

test('the deals page has no accessibility faults', async ({ page }) => {
  await arrive(page, '/order/deals/');
  await page.getByRole('link', { name: 'The Big Night In', exact: true }).waitFor();
  await expectAccessible(page);
});
