import { expect, test } from '../journey.ts';
import type { Page } from '../journey.ts';
import { arrive, type Arrival } from '../arrive.ts';
import { bogofTitle, cola, margherita } from '../baskets.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { feature, setInManifest } from '../set-in-manifest.ts';

const twins = [
  { ...margherita, basketItemId: 'one' },
  { ...margherita, basketItemId: 'two' },
];

const arriveWith = (page: Page, more: Partial<Arrival> = {}, path = '/order/dips/') =>
  arrive(page, path, { basket: { items: twins }, ...more });

const panelOf = (page: Page) => page.getByRole('region', { name: 'Deal assistant' });
const assistant = (page: Page) => page.getByRole('switch', { name: 'Deal assistant' });

/** The panel of the assistant shows, in the layout of a variant. */
const layout = (variant: string): Pick<Arrival, 'query'> => ({
  query: { optimizely: `dealbot-v2:${variant}` },
});

test('turned on, the assistant regroups the basket, says what it saves and welcomes once [BOT-06, BOT-07, BOT-12, BOT-14, BOT-38, EXP-25]', async ({
  page,
}) => {
  await arriveWith(page, layout('A'));
  const basket = await openBasket(page);
  await expect(basket).toContainText('£25.98');
  await assistant(page).click();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await expect(panelOf(page)).toContainText('You save £12.99');
  await expect(basket).toContainText('Margherita');
  await basket.getByRole('button', { name: 'Got it' }).click();
  await page.reload();
  await expect(panelOf(page)).toContainText('You save £12.99');
  await expect(page.getByRole('button', { name: 'Got it' })).toHaveCount(0);
});

test('it is on where the manifest says; where off it tells the saving it has found, and changes nothing [SHP-25]', async ({
  page,
}) => {
  await arriveWith(page, { by: 'collection' });
  const basket = await openBasket(page);
  const found = panelOf(page).getByText('turn it on and pay £12.99 less');
  await expect(found).toBeVisible();
  await expect(assistant(page)).not.toBeChecked();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toHaveCount(0);
  await assistant(page).click();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await expect(found).toHaveCount(0);
  await assistant(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
  await expect(found).toBeVisible();
  await basket
    .getByRole('button', { name: /Remove.*Margherita|less Margherita/ })
    .first()
    .click();
  await expect(basket).not.toContainText('£25.98');
  await expect(found).toHaveCount(0);

  await page.evaluate(() => sessionStorage.removeItem('dealbot'));
  await setInManifest(page, '**/order/**', /"afterLocalisation":false/, '"afterLocalisation":true');
  await arriveWith(page, { by: 'collection' });
  await openBasket(page);
  await expect(assistant(page)).toBeChecked();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await expect(found).toHaveCount(0);
});

test('turning it off warns that discounts go; cancelling changes nothing [BOT-17, BOT-18, BOT-19, BOT-20]', async ({
  page,
}) => {
  await arriveWith(page, layout('A'));
  const basket = await openBasket(page);
  await assistant(page).click();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  const warning = page.getByRole('dialog', { name: 'Turn off the deal assistant?' });
  await assistant(page).click();
  await expect(warning).toContainText('discounts in your basket will be removed');
  await warning.getByRole('button', { name: 'Keep it on' }).click();
  await expect(assistant(page)).toBeChecked();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await assistant(page).click();
  await warning.getByRole('button', { name: 'Turn it off' }).click();
  await expect(assistant(page)).not.toBeChecked();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toHaveCount(0);
  await expect(basket).toContainText('£25.98');
});

test('the modal introduces it where the experiment asks [BOT-12, BOT-15, EXP-26]', async ({
  page,
}) => {
  await arriveWith(page, { query: { optimizely: 'dealbot-v2:A,dealbot-v2-modal:treatment' } });
  await openBasket(page);
  await assistant(page).click();
  const intro = page.getByRole('dialog', { name: 'Let the deal assistant save for you' });
  await expect(intro).toBeVisible();
  await expect(assistant(page)).not.toBeChecked();
  await intro.getByRole('button', { name: 'Turn it on' }).click();
  await expect(assistant(page)).toBeChecked();
  await expect(panelOf(page)).toContainText('You save £12.99');
});

test('discreet, it changes grouping and prices and says nothing [BOT-13, BSK-22]', async ({
  page,
}) => {
  await arriveWith(page);
  const basket = await openBasket(page);
  await assistant(page).click();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await expect(panelOf(page)).not.toContainText('You save');
  await expect(basket.getByRole('button', { name: 'Got it' })).toHaveCount(0);
});

test('a failed call leaves the basket as it was; the next change asks again [BOT-32]', async ({
  page,
}) => {
  await page.route('**/v1/deals/optimise', (route) => route.fulfill({ status: 500, body: '{}' }));
  await arriveWith(page, layout('A'));
  const basket = await openBasket(page);
  const failed = page.waitForResponse('**/v1/deals/optimise');
  await assistant(page).click();
  await failed;
  await expect(basket).toContainText('£25.98');
  await expect(basket.getByRole('heading', { name: bogofTitle })).toHaveCount(0);
});

test('an answer that the basket has overtaken is ignored [BOT-33]', async ({ page }) => {
  let calls = 0;
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/deals/optimise', async (route) => {
    calls += 1;
    if (calls === 1) await released;
    await route.continue();
  });
  await arrive(page, '/order/dips/', { basket: { items: [...twins, cola] }, ...layout('A') });
  const basket = await openBasket(page);
  await assistant(page).click();
  await basket
    .getByRole('button', { name: /Remove.*Cola|less .*Cola/ })
    .first()
    .click();
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  release();
  await expect(basket).not.toContainText('£2.49');
  await expect(basket.getByRole('heading', { name: bogofTitle })).toHaveCount(1);
});

test('it is on in France after localisation, but not from the web-only discount [BOT-08, BOT-09]', async ({
  page,
}) => {
  await arrive(page, '/order/deals/#basket', { at: places.paris, by: 'collection' });
  const place = page.getByRole('switch', { name: 'Assistant bons plans' });
  await expect(place).toBeChecked();
  await page.evaluate(() => sessionStorage.removeItem('dealbot'));
  await page.goto(`${page.url().split('#')[0]}?id=web-only-20-off#basket`);
  await expect(place).not.toBeChecked();
});

test('with its flag off for everyone its controls are gone [BOT-11, EXP-64]', async ({ page }) => {
  await setInManifest(page, '**/order/dips/**', ...feature('dealbot-disable', true));
  await arriveWith(page, layout('A'));
  const basket = await openBasket(page);
  await expect(basket).toContainText('£25.98');
  await expect(assistant(page)).toHaveCount(0);
});

test('in Canada, choosing a deal to buy some and get some fills it from the basket, else opens its builder [DEA-41]', async ({
  page,
}) => {
  const pizza = (basketItemId: string) => ({
    basketItemId,
    choice: { type: 'pizza', productId: 'margherita', size: 'medium' } as const,
  });
  await arrive(page, '/order/deals/', {
    at: places.toronto,
    by: 'collection',
    basket: { items: [pizza('a'), pizza('b'), pizza('c')] },
  });
  const answered = page.waitForResponse('**/v1/deals/optimise');
  await page.getByRole('link', { name: 'Three Mediums, Pay for Two' }).click();
  expect((await answered).ok()).toBe(true);
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { name: 'Three Mediums, Pay for Two' })).toBeVisible();
});
