import { expect, type Locator, type Page, test } from '../journey.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';
import { arrive, type Arrival, placeOf } from '../arrive.ts';
import { bogof, bogofTitle, cola, margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';

const side = (productId: string): LooseItem => ({
  basketItemId: productId,
  choice: { type: 'side', productId },
});

const withBogof: Arrival = { basket: { deals: [bogof] } };

/** Seven dips and a deal go with this. */
const withMuch: Arrival = {
  basket: { deals: [bogof], items: [side('garlic-bread'), side('fries')] },
};

const title = 'A little something with that?';

/** The suggestions of the basket. */
const suggestionsOf = (basket: Locator): Locator =>
  basket.getByRole('region', { name: 'Goes well with your order' });

const pressCheckout = (basket: Locator) =>
  basket.getByRole('button', { name: /^Checkout/ }).click();

/** The items of the basket as the browser keeps them. */
const storedItems = (page: Page): Promise<readonly LooseItem[]> =>
  page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('phdv:basket') ?? '{}') as {
      state: { items: LooseItem[] };
    };
    return state.items;
  });

/** Tries of an experiment for one visit. */
const trying = (arrival: Arrival, ...experiments: readonly string[]): Arrival => ({
  ...arrival,
  query: { optimizely: experiments.map((name) => `${name}:treatment`).join(',') },
});

test(
  'checkout suggests dips once for a basket: they can be added, and checkout goes on [UPS-10, UPS-12, UPS-13, BSK-62]',
  { tag: '@both' },
  async ({ page }) => {
    await arrive(page, '/order/dips/', withBogof);
    const basket = await openBasket(page);
    await pressCheckout(basket);
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page, { include: 'dialog:last-of-type' });
    await dialog.getByRole('button', { name: 'Add Garlic & Herb for £0.99' }).press('Enter');
    const added = dialog.getByRole('button', { name: 'Added: Garlic & Herb' });
    await expect(added).toBeFocused();
    await dialog.getByRole('button', { name: 'Add Smoky BBQ' }).click();
    await added.click();
    await expect(dialog.getByRole('button', { name: 'Add Garlic & Herb' })).toBeVisible();
    // 15.99 and a dip for 0.99, delivered for 1.49.
    await dialog.getByRole('button', { name: 'Go to checkout £18.47' }).press('Enter');
    await expect(page).toHaveURL(/\/order\/checkout\//);
    expect(await storedItems(page)).toMatchObject([
      { choice: { type: 'dip', productId: 'bbq-dip' }, upsellParentId: 'bogof' },
    ]);
    await page.goBack();
    // On a phone the basket is open where it was left.
    await pressCheckout(basket);
    await expect(page).toHaveURL(/\/order\/checkout\//);
    await expect(dialog).toHaveCount(0);
  },
);

test('suggestions are refused with one press, by keyboard, and not made again after a reload [UPS-12, UPS-13]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { basket: { items: [margherita] } });
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: /^Checkout/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'No thanks, go to checkout' }).press('Enter');
  await expect(page).toHaveURL(/\/order\/checkout\//);
  expect(await storedItems(page)).toHaveLength(1);
  await page.goBack();
  await page.reload();
  await basket.getByRole('button', { name: /^Checkout/ }).press('Enter');
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('a deal that is suggested is a link to its page, and says where it comes from [UPS-11]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', withBogof);
  await pressCheckout(await openBasket(page));
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('link', { name: 'Cookie Dough & Ice Cream' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cookie Dough & Ice Cream');
  expect(placeOf(page)).toMatch(/^\/order\/deal\/\?id=cookie-dough-combo(&|$)/);
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toBe(
    'internal-link-from-promo',
  );
  await expect(dialog).toHaveCount(0);
});

test('the basket lists what goes with it below its lines, until it was seen [UPS-10, UPS-14, UPS-16, UPS-17]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', withMuch);
  const basket = await openBasket(page);
  const suggestions = suggestionsOf(basket);
  await expect(suggestions.getByRole('listitem')).toHaveCount(5);
  await expect(suggestions.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  const lines = basket.getByRole('group', { name: 'What you chose' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(suggestions)).toBeGreaterThan(await top(lines));
  await suggestions.getByRole('button', { name: 'Add Sweet Chilli' }).press('Enter');
  await expect(lines.getByRole('heading', { name: 'Sweet Chilli' })).toBeVisible();
  await expect(suggestions.getByRole('button', { name: 'Add Sweet Chilli' })).toHaveCount(0);
  // The focus goes on to the one that took its place.
  await expect(suggestions.getByRole('button', { name: 'Add Smoky BBQ' })).toBeFocused();
  await pressCheckout(basket);
  await page.getByRole('button', { name: 'Back to your basket' }).click();
  await expect(suggestions).toHaveCount(0);
});

test('as a carousel suggestions stand above the lines, also when seen, and move by a step [UPS-14, UPS-15, UPS-16, UPS-17, EXP-31, EXP-34]', async ({
  page,
}) => {
  await arrive(
    page,
    '/order/dips/',
    trying(withMuch, 'basket-upsell-carousel', 'move-basket-upsell'),
  );
  const basket = await openBasket(page);
  const suggestions = suggestionsOf(basket);
  const cards = suggestions.getByRole('listitem');
  await expect(cards).toHaveCount(5);
  const lines = basket.getByRole('group', { name: 'What you chose' });
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(suggestions)).toBeLessThan(await top(lines));
  expect((await suggestions.locator('[data-upsell]').first().boundingBox())?.height).toBe(60);
  const list = suggestions.getByRole('list');
  const left = () => list.evaluate((element) => element.scrollLeft);
  const [before, after] = [
    suggestions.getByRole('button', { name: 'Show previous ones' }),
    suggestions.getByRole('button', { name: 'Show more' }),
  ];
  await expect(before).toBeDisabled();
  await after.click();
  await expect.poll(left).toBe(248);
  await after.click();
  await expect.poll(left).toBe(496);
  await before.click();
  await expect.poll(left).toBe(248);
  await pressCheckout(basket);
  await page.getByRole('dialog', { name: title }).press('Escape');
  await expect(basket.getByRole('button', { name: /^Checkout/ })).toBeFocused();
  await expect(cards).toHaveCount(5);
});

test('with nothing to suggest neither modal nor list shows [UPS-18]', async ({ page }) => {
  const pastas = ['chicken-alfredo', 'beef-lasagne'].map(side);
  const answered = page.waitForResponse('**/v1/upsells/**');
  await arrive(page, '/order/dips/', { basket: { items: pastas } });
  const basket = await openBasket(page);
  await (await answered).finished();
  await expect(basket.getByRole('heading', { name: 'Beef Lasagne' })).toBeVisible();
  await expect(suggestionsOf(basket)).toHaveCount(0);
  await pressCheckout(basket);
  await expect(page).toHaveURL(/\/order\/checkout\//);
  await page.goBack();
  await expect(basket.getByRole('heading', { name: 'Beef Lasagne' })).toBeVisible();
  await expect(suggestionsOf(basket)).toHaveCount(0);
});

test('upsells that fail or are of an unknown type are logged, and the basket goes on [UPS-03, UPS-26]', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const odd = { id: 'odd', types: ['drink'], toShow: ['fornello-cola'], hasSeen: false };
  await page.route('**/v1/upsells/**', (route) => route.fulfill({ json: [odd] }), { times: 1 });
  await arrive(page, '/order/dips/', withBogof);
  await expect.poll(() => logged.join()).toContain('An upsell of an unknown type was ignored');
  await expect(suggestionsOf(await openBasket(page))).toHaveCount(0);
  await page.route('**/v1/upsells/**', (route) => route.abort());
  await page.reload();
  await expect.poll(() => logged.join()).toContain('The upsells did not come');
  await expect(suggestionsOf(page.getByRole('dialog'))).toHaveCount(0);
  await pressCheckout(page.getByRole('dialog', { name: 'Your basket' }));
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('where suggestions cannot be shown checkout goes on without [UPS-26]', async ({ page }) => {
  await page.route(/\/assets\/(upsell|suggestion)-[^/]*\.js$/, (route) => route.abort());
  await arrive(page, '/order/dips/', withBogof);
  const basket = await openBasket(page);
  await expect(basket.getByRole('heading', { name: bogofTitle })).toBeVisible();
  await pressCheckout(basket);
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('just below the minimum what closes the gap is suggested, and taking it goes to checkout [UPS-21, UPS-22, UPS-23, BSK-59]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { basket: { items: [side('chicken-alfredo'), cola] } });
  await pressCheckout(await openBasket(page));
  const dialog = page.getByRole('dialog', { name: 'Nearly there' });
  // 12.00 less 8.99 and 2.49.
  await expect(dialog).toContainText('£0.52');
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByRole('listitem').first()).toContainText('Tomato Ketchup79p');
  await expectAccessible(page, { include: 'dialog:last-of-type' });
  await dialog.getByRole('button', { name: 'Add Tomato Ketchup for £0.79' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
  await expect(dialog).toHaveCount(0);
  expect((await storedItems(page)).map(({ choice }) => choice.productId)).toContain('ketchup');
});

test('in other sectors the gap is told without suggestions [UPS-21]', async ({ page }) => {
  const at = places.leicester;
  const basket = { items: [side('garlic-bread')] };
  const suggested = page.waitForResponse('**/v1/upsells/**');
  await arrive(page, '/order/dips/', { at, by: 'collection', basket });
  const panel = await openBasket(page);
  await suggested;
  await pressCheckout(panel);
  const dialog = page.getByRole('dialog', { name: 'Nearly there' });
  // 5.00 less 4.49.
  await expect(dialog).toContainText('£0.51');
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
});
