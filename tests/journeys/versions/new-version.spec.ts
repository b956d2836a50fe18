import { arrive } from '../arrive.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { expect, type Page, test } from '../journey.ts';
import { form, payWith, summary } from '../payments/card-form.ts';
import { places } from '../places.ts';
import { type PublishedSite, startPublishedSite } from '../published.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: PublishedSite;
test.beforeAll(async () => {
  site = await startPublishedSite();
});
test.afterAll(() => site.stop());

const margheritaCosts = (find: string, put: string) => ({
  file: 'uk/catalogue/products.json',
  find: `"id": "personal", "price": ${find}, "crusts": ["deep-pan", "thin"], "servingCalories": 133`,
  put: `"id": "personal", "price": ${put}, "crusts": ["deep-pan", "thin"], "servingCalories": 133`,
});
const mediumCosts = (find: string, put: string) => ({
  file: 'uk/catalogue/products.json',
  find: `"price": ${find},`,
  put: `"price": ${put},`,
});
const headerSays = (find: string, put: string) => ({ file: 'uk/words/en-GB.json', find, put });
const firstWord = headerSays('"shell": {', '"shell": { "header": { "huts": "Kitchens" },');

/** The pages that a browser loads whole from now on. */
const loadedPages = (page: Page): readonly string[] => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
};

const cardOf = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('an open page has the new version at its next navigation, settings and prices, once @desktop [OPR-13]', async ({
  page,
}) => {
  await arrive(page, '/order/pizzas/', {
    at: places.clapham,
    by: 'collection',
    site: site.url,
  });
  await expect(cardOf(page, 'Margherita')).toContainText('£5.99');
  await site.publish(margheritaCosts('5.99', '6.66'), firstWord);
  const loaded = loadedPages(page);
  const categories = page.getByRole('navigation', { name: 'Menu' });
  await categories.getByRole('link', { name: 'Drinks' }).click();
  await page.waitForURL('**/order/drinks/');
  await expect.poll(() => loaded).toEqual(['/order/drinks/']);
  await categories.getByRole('link', { name: 'Pizzas' }).click();
  await expect(cardOf(page, 'Margherita')).toContainText('£6.66');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kitchens' })).toBeVisible();
  expect(loaded).toEqual(['/order/drinks/']);
});

test('nothing is taken from under a checkout, and an attempt keeps its prices to its end @desktop [OPR-13]', async ({
  page,
}) => {
  await reachCheckout(page, { site: site.url });
  const loaded = loadedPages(page);
  await fillDetails(page);
  await choosePayment(page, /^Card Online/);
  await site.publish(headerSays('Kitchens', 'All kitchens'));
  await expect(placeButton(page)).toContainText('£12.99');
  await placeButton(page).click();
  await page.waitForURL(/\/order\/card-details\//);
  await form(page).getByRole('textbox', { name: 'Card number' }).waitFor();
  await site.publish(mediumCosts('12.99', '13.99'));
  await payWith(page);
  await page.waitForURL(summary);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your order is in');
  await expect(page.getByRole('definition').filter({ hasText: '£12.99' }).first()).toBeVisible();
  await expect(page.getByText('£13.99')).toHaveCount(0);
  expect(loaded).toEqual([]);

  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Kitchens', exact: true }).click();
  await expect(banner.getByRole('link', { name: 'All kitchens' })).toBeVisible();
  expect(loaded).toEqual(['/huts/']);
});
