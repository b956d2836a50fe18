import { expect, type Page, test } from '../journey.ts';
import type { LooseItem } from '../../../core/basket/basket.ts';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { arrive, outsideAddressOf } from '../arrive.ts';
import { cola } from '../baskets.ts';
import { enterCard } from '../gift-cards/enter-card.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { applyCode, creditDialog } from '../vouchers/enter-code.ts';
import { choosePayment, fillDetails, placeButton, reachCheckout } from './reach-checkout.ts';

/** A dish that nothing is suggested for, 8.99 in the United Kingdom. */
const pasta = (productId: string): LooseItem => ({
  basketItemId: 'pasta',
  choice: { type: 'side', productId },
});

const checkoutButton = { name: /^Checkout/ } as const;

test('a basket without anything in it has no way to checkout [CHK-101]', async ({ page }) => {
  await arrive(page, '/order/dips/', { basket: { items: [cola] } });
  const basket = await openBasket(page);
  await expect(basket.getByRole('button', checkoutButton)).toBeVisible();
  await basket.getByRole('button', { name: 'Remove Fornello Cola' }).click();
  await expect(basket).toContainText('Nothing here yet');
  await expect(basket.getByRole('button', { ...checkoutButton, disabled: false })).toHaveCount(0);
});

test('a collection below the minimum of the hut is told the gap, and goes on above it [CHK-104, CHK-105]', async ({
  page,
}) => {
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items: [cola] } });
  const basket = await openBasket(page);
  await basket.getByRole('button', checkoutButton).click();
  // 5.00 less 2.49.
  const dialog = page.getByRole('dialog', { name: 'Nearly there' });
  await expect(dialog).toContainText('£2.51');
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (let more = 0; more < 2; more += 1) {
    await basket.getByRole('button', { name: 'One more Fornello Cola' }).click();
  }
  await basket.getByRole('button', checkoutButton).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('a delivery goes on only when what is left after the discount reaches the minimum [CHK-103, CHK-105]', async ({
  page,
}) => {
  const more = { ...cola, basketItemId: 'more' };
  await arrive(page, '/order/dips/', { basket: { items: [pasta('chicken-alfredo'), cola, more] } });
  const basket = await openBasket(page);
  await basket.getByRole('button', { name: /^Add a voucher/ }).click();
  await applyCode(creditDialog(page), 'SAVE20');
  await basket.getByRole('button', checkoutButton).click();
  // 12.00 less 13.97 without its 20 percent.
  const dialog = page.getByRole('dialog', { name: 'Nearly there' });
  await expect(dialog).toContainText('£0.82');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await basket
    .getByRole('button', { name: /^One more/ })
    .first()
    .click();
  await basket.getByRole('button', checkoutButton).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

/** Gives an Indian gift card with more on it than one pizza costs. */
const payByCard = async (page: Page): Promise<void> => {
  await arrive(page, '/order/dips/', {
    at: places.koramangala,
    by: 'collection',
    basket: { items: [pasta('mac-and-cheese')] },
  });
  await openBasket(page);
  await page.getByRole('button', { name: /^Add a voucher/ }).click();
  const dialog = creditDialog(page);
  await dialog.getByRole('tab', { name: 'Gift card' }).click();
  await enterCard(dialog, '6000500050005000', '5000');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
};

test('credit that would be left over is asked about in India before checkout [BSK-60, CHK-107]', async ({
  page,
}) => {
  await payByCard(page);
  const basket = page.getByRole('dialog', { name: 'Your basket' });
  await basket.getByRole('button', checkoutButton).click();
  const question = page.getByRole('dialog', { name: 'There is credit to spare' });
  await expect(question).toContainText('₹10,000');
  await question.getByRole('button', { name: 'Add more' }).click();
  await expect(question).toBeHidden();
  await expect(basket).toContainText(/mac/i);
  await basket.getByRole('button', checkoutButton).click();
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
});

test('a double click sends one call, and the button rests meanwhile [CHK-109]', async ({
  page,
}) => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  const calls: string[] = [];
  const held: (() => void)[] = [];
  await page.route(/\/v1\/orders\/(preauthorise|place)$/, async (route) => {
    calls.push(route.request().url().replace(/.*\//, ''));
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await placeButton(page).dblclick();
  await expect.poll(() => held.length).toBe(1);
  await expect(placeButton(page)).toBeDisabled();
  held.shift()?.();
  await expect.poll(() => held.length).toBe(1);
  await expect(placeButton(page)).toBeDisabled();
  held.shift()?.();
  await page.waitForURL(/\/order\/ordersummary\//);
  expect(calls).toEqual(['preauthorise', 'place']);
});

test('a price check that fails fetches the catalogue again [BSK-34]', async ({ page }) => {
  await reachCheckout(page);
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await page.route('**/v1/orders/preauthorise', async (route) => {
    const body = route.request().postDataJSON() as OrderRequest;
    body.payment.amount += 1;
    await route.continue({ postData: JSON.stringify(body) });
  });
  await page.route(/\/v\d\/products/, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await route.fetch({ url: outsideAddressOf('uk', pathname + search) });
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text.replaceAll('12.99', '13.99') });
  });
  await expect(placeButton(page)).toContainText('£12.99');
  await placeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Prices have changed!' });
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(placeButton(page)).toContainText('£13.99');
  // Products of other categories may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

const validator = /\/v1\/basket-validator/;

test('the validator of the experiment stands before checkout; without it nobody asks [BSK-46, EXP-35]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (validator.test(request.url())) asked.push(request.method());
  });
  const visit = { by: 'collection', basket: { items: [pasta('chicken-alfredo')] } } as const;
  await arrive(page, '/order/dips/', visit);
  await (await openBasket(page)).getByRole('button', checkoutButton).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
  expect(asked).toEqual([]);
  const query = { optimizely: 'basket-validation:treatment' };
  await arrive(page, '/order/dips/', { ...visit, query });
  await page.route(validator, (route) =>
    route.fulfill({ status: 422, json: { name: 'BAD_PRICE_INTEGRITY', reasons: [] } }),
  );
  const basket = await openBasket(page);
  const prices = page.waitForRequest(/\/v\d\/products/);
  await basket.getByRole('button', checkoutButton).click();
  await expect(page.getByText('Something in your basket has changed.').first()).toBeVisible();
  await prices;
  await expect(page).toHaveURL(/\/order\/dips\//);
  await page.unroute(validator);
  await basket.getByRole('button', checkoutButton).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
  expect(asked.length).toBeGreaterThan(1);
});
