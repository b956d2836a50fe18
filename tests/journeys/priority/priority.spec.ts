import { expect, type Page, test } from '../journey.ts';
import { arrive, type Arrival } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import {
  choosePayment,
  fillAddress,
  fillDetails,
  placeButton,
} from '../checkout/reach-checkout.ts';
import { places } from '../places.ts';

const option = (page: Page) => page.getByRole('checkbox', { name: 'Make and bring mine first' });
const fee = (page: Page) => page.getByText('£2.99').filter({ visible: true });
const path = /\/v1\/plugins\/uk-priority-delivery\/v1\/priority-orders\/reservation/;

const reach = async (page: Page, arrival: Arrival = {}): Promise<void> => {
  await arrive(page, '/order/checkout/', { basket: { items: [margherita] }, ...arrival });
  await page.getByRole('heading', { name: 'How would you like to pay?' }).waitFor();
};

test('a delivery can be made and brought first: its price comes, goes with it, and stands on the summary [SUR-27, PRI-01, PRI-04, PRI-19, PRI-20, PRI-22, PRI-26, ENG-22]', async ({
  page,
}) => {
  await reach(page);
  await fillDetails(page);
  await fillAddress(page);
  await choosePayment(page, /^Cash/);
  const before = await placeButton(page).textContent();
  const given = page.waitForResponse((answer) => path.test(answer.url()));
  await option(page).check();
  expect((await given).status()).toBe(201);
  await expect(placeButton(page)).not.toHaveText(before ?? '');
  const back = page.waitForRequest((request) => request.method() === 'DELETE');
  await option(page).uncheck();
  await back;
  await expect(placeButton(page)).toHaveText(before ?? '');
  await option(page).check();
  await expect(placeButton(page)).not.toHaveText(before ?? '');
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  await expect(page.getByText('Priority delivery', { exact: true })).toBeVisible();
  await expect(page.getByText('yours is made and brought first')).toBeVisible();
  await expect(fee(page).first()).toBeVisible();
});

test('it is not offered for collection, nor in other sectors [SUR-27, PRI-01]', async ({
  page,
}) => {
  await reach(page, { by: 'collection' });
  await expect(option(page)).toBeHidden();
  await arrive(page, '/order/checkout/', {
    at: places.koramangala,
    basket: { items: [margherita] },
  });
  await page.getByRole('heading', { name: /pay/i }).first().waitFor();
  await expect(option(page)).toBeHidden();
});

test('where no place can be had the option goes, and nothing is said [PRI-05, PRI-14]', async ({
  page,
}) => {
  await page.route(path, (route) => route.abort());
  await reach(page);
  await option(page).click();
  await expect(option(page)).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(placeButton(page)).toBeEnabled();
});
