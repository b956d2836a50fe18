import { expect, test } from '../journey.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { places } from '../places.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';
import { addressOf, answerConsent, claphamPostcode, placeOf, startDelivery } from './visit.ts';

test.beforeEach(({ context }) => answerConsent(context));

/** Every order page. */
const orderPages = '**/order/**';

const orderPage = (search: Readonly<Record<string, string>>) =>
  `/order/deals/?${new URLSearchParams(search).toString()}`;

test('a link with an address localises there, behind a loader [LOC-35, LOC-51, LOC-54]', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/v1/hut?*', async (route) => {
    await held;
    await route.continue();
  });
  const deliveryAddress = '33 Rue Oberkampf, 75011 Paris';
  await page.goto(addressOf('fr', orderPage({ deliveryAddress, dispositionType: 'delivery' })));
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  answer();
  await expect(page.getByText('33 Rue Oberkampf, 75011 Paris')).toBeVisible();
  expect(placeOf(page)).toBe('/order/deals/');
});

test('a link that cannot be read says so by the rule it breaks, with its address in the form [LOC-51]', async ({
  page,
}) => {
  const search = { deliveryAddress: 'nonsense', dispositionType: 'delivery' };
  await page.goto(addressOf('uk', orderPage(search)));
  await expect(page.getByText('That does not look like a postcode.')).toBeVisible();
  const postcode = page.getByLabel('Postcode');
  await expect(postcode).toHaveValue('nonsense');
  await postcode.selectText();
  await page.keyboard.type(claphamPostcode);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Delivering to ${claphamPostcode}`)).toBeVisible();
  await expect(page.getByText('That does not look like a postcode.')).toHaveCount(0);
  expect(placeOf(page)).toBe('/order/deals/');
  await page.goto(addressOf('uk', orderPage({ storeId: 'nonsense' })));
  await expect(page.getByText('Part of this link cannot be read.')).toBeVisible();
});

test('a customer whose new localisation fails changes the address, with the old one there [LOC-36, LOC-37]', async ({
  page,
}) => {
  await page.route('**/v1/hut?*', (route) => route.abort());
  await arrive(page, orderPage({ storeId: 'uk-1:1104', dispositionType: 'delivery' }));
  await expect(page.getByText('We could not find your restaurant just now.')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toHaveValue(claphamPostcode);
  expect(placeOf(page)).toBe('/');
});

test('a basket stays with its hut and disposition, and is emptied with another [LOC-40]', async ({
  page,
}) => {
  const lines = () =>
    page.evaluate(() => {
      const kept = localStorage.getItem('phdv:basket') ?? '{}';
      return (JSON.parse(kept) as { state: { items: readonly unknown[] } }).state.items.length;
    });
  await arrive(page, '/#skipredirect', { basket: { items: [margherita] } });
  await page.getByRole('button', { name: 'Change' }).click();
  await startDelivery(page);
  await page.waitForURL('**/order/deals/');
  expect(await lines()).toBe(1);
  await page.goto(
    addressOf('uk', orderPage({ storeId: 'uk-1:1101', dispositionType: 'collection' })),
  );
  await expect(page.getByText('Collecting from Clapham Junction')).toBeVisible();
  expect(await lines()).toBe(0);
});

test('a way of ordering that is not open at the flag level leads home, without a hut [LOC-53, EXP-60]', async ({
  page,
}) => {
  const limited = '"openToFlagLevels":{"collection":["development"]}';
  await setInManifest(page, orderPages, /"openToFlagLevels":\{[^}]*\}/, limited);
  const search = { storeId: 'uk-1:1101', dispositionType: 'collection' };
  await arrive(page, orderPage(search));
  await expect(page.getByText('This way of ordering is not available here.')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toBeVisible();
  expect(placeOf(page)).toBe('/');
  await page.goto(addressOf('uk', orderPage({ ...search, flag: 'development' })));
  await expect(page.getByText('Collecting from Clapham Junction')).toBeVisible();
});

test('the estimate is shown with the place of the order, and never in uk-1 [LOC-21]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v2/eta/')) asked.push(request.url());
  });
  await arrive(page, '/order/deals/');
  await expect(page.getByText(`Delivering to ${claphamPostcode}`)).toBeVisible();
  expect(asked).toEqual([]);
  await arrive(page, '/order/deals/', { at: places.koramangala, by: 'collection' });
  await expect(page.getByText(/about \d+\smin/)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('a link names no hut, and no estimate is asked for, where those features are off [LOC-52, EXP-74, EXP-76]', async ({
  page,
}) => {
  await setInManifest(page, orderPages, ...feature('deep-linking', false));
  await page.goto(addressOf('uk', orderPage({ storeId: 'uk-1:1101' })));
  await expect(page.getByLabel('Postcode')).toBeVisible();
  expect(placeOf(page)).toBe('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v2/eta/')) asked.push(request.url());
  });
  await setInManifest(page, orderPages, ...feature('load-eta', false));
  await arrive(page, '/order/deals/', { at: places.koramangala, by: 'collection' });
  await expect(page.getByText('Collecting from Koramangala')).toBeVisible();
  expect(asked).toEqual([]);
});

test('the experiment of India takes a customer with a hut on from the home page [LOC-50, EXP-45]', async ({
  page,
}) => {
  await arrive(page, '/', { at: places.koramangala, by: 'collection' });
  await expect(page.getByRole('button', { name: 'See all deals' })).toBeVisible();
  const search = '?optimizely=auto-localise-redirect-for-india:treatment';
  await page.goto(addressOf('in', `/${search}`));
  await page.waitForURL('**/order/deals/');
  await page.goto(addressOf('in', `/${search}#skipredirect`));
  await expect(page.getByRole('button', { name: 'See all deals' })).toBeVisible();
});
