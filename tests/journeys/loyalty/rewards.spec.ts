import { expect, type Page, test } from '../journey.ts';
import type { BuiltDeal } from '../../../core/deals/built-deal.ts';
import { arrive } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { choosePayment, fillDetails, placeButton } from '../checkout/reach-checkout.ts';
import { payWith } from '../payments/card-form.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { canadianMember, join, memberWithPoints, signedIn } from './members.ts';

const notice = (page: Page) =>
  page.getByText('You have 5 points. Choose your reward in the basket.');
const redeem = 'Get free food';

/** The free pizza as it lies in a basket. */
const freePizza: BuiltDeal = {
  basketDealId: 'free-pizza',
  dealId: 'free-medium-2-topping-pizza',
  redeemId: 'hut-rewards-pizza',
  choices: { 0: [margherita.choice] },
};

test('a member is told of free food, picks it from the rewards, and gets it once an order [LOY-03, LOY-14, LOY-15, LOY-16, LOY-18, LOY-22, LOY-23, LOY-24, BSK-82, BSK-83, DEA-80]', async ({
  page,
}) => {
  const { state } = await memberWithPoints();
  await arrive(page, '/order/deals/', { by: 'collection', basket: { items: [margherita] }, state });
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: /^Close/ }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your rewards' })).toBeVisible();
  await expect(notice(page)).toBeHidden();

  const basket = await openBasket(page);
  await expect(basket.getByText('You have 5 points. This order earns 1 point.')).toBeVisible();
  await basket.getByRole('button', { name: redeem }).click();
  const rewards = page.getByRole('dialog', { name: 'Choose your reward' });
  await expect(rewards.getByRole('listitem')).toHaveCount(3);
  await rewards.getByRole('button', { name: 'Use it in the restaurant: Free Breadsticks' }).click();
  await expect(rewards.getByText(/^[2-9A-Z]{10}$/)).toBeVisible();
  await expectAccessible(page);
  await rewards.getByRole('button', { name: 'Choose Free Medium Pizza' }).click();

  await page.waitForURL(/\/order\/deal\/\?id=free-medium-2.*redeemId=hut-rewards-pizza/);
  await page.getByRole('button', { name: 'Margherita', exact: true }).click();
  await page.getByRole('button', { name: /^Add/ }).last().click();
  await page.waitForURL(/\/order\/deals\//);
  const stored = () => page.evaluate(() => localStorage.getItem('phdv:loyalty') ?? '');
  await expect.poll(stored).toContain('"hasAppliedFreeRewardToBasket":true');
  expect(await stored()).toContain('"hasInteractedWithAccount":true');
  expect(await stored()).toContain('"hasSeen":true');

  await page.getByRole('link', { name: 'Free Breadsticks' }).click();
  await page.getByRole('button', { name: /^Add/ }).last().click();
  // The word of the first reward may still be there, and a message lies over the way to the basket.
  const told = page.getByRole('region', { name: 'Notifications' }).locator(':scope > *');
  const refusal = told.filter({ hasText: 'Only one free reward per order' });
  await refusal.getByRole('button', { name: 'Close this message' }).click();
  await page.goBack();
  const filled = await openBasket(page);
  await expect(filled.getByRole('heading', { name: 'Free Medium Pizza' })).toBeVisible();
  await expect(filled.getByRole('heading', { name: 'Free Breadsticks' })).toBeHidden();
  await expect(filled.getByRole('button', { name: redeem })).toBeHidden();
});

test('a reward does not go with cash; with a card it costs five points and the order earns others [LOY-02, LOY-04, LOY-10, LOY-12, CHK-86, LOY-18, ENG-21]', async ({
  page,
}) => {
  const { state } = await memberWithPoints();
  await arrive(page, '/order/checkout/', {
    by: 'collection',
    basket: { items: [margherita], deals: [freePizza] },
    state,
  });
  const points = page.getByRole('region', { name: 'Rewards' });
  // Cash is chosen, with which the points were earned.
  await choosePayment(page, /^Card Online/);
  await expect(points.getByText(/You have 5 points\./)).toBeVisible();
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await expect(points).toBeHidden();
  await placeButton(page).click();
  await expect(page.getByText(/^Rewards cannot be paid for at the door/)).toBeVisible();
  await choosePayment(page, /^Card Online/);
  await expect(points).toBeVisible();
  await placeButton(page).click();
  await page.waitForURL(/\/order\/card-details\//);
  await payWith(page);
  await page.waitForURL(/\/order\/ordersummary\//);
  const breakdown = page.getByRole('region', { name: 'Your reward points' });
  await expect(breakdown.getByRole('definition')).toHaveText([
    '1 point',
    '5 points',
    '5 points',
    '1 point',
  ]);
  await expect(breakdown.getByRole('term')).toHaveText([
    'To be earned',
    'Balance before this order',
    'Used in this order',
    'New balance',
  ]);
});

test('a reward does not count towards the minimum of a delivery [LOY-18]', async ({ page }) => {
  const { state } = await memberWithPoints();
  const breadsticks = { type: 'side', productId: 'breadsticks' } as const;
  const items = [{ basketItemId: 'breadsticks', choice: breadsticks }];
  await arrive(page, '/order/deals/', { basket: { items, deals: [freePizza] }, state });
  const basket = await openBasket(page);
  await expect(basket.getByText('Free Medium Pizza')).toBeVisible();
  await expect(basket.getByText(/£8\.01/)).toBeVisible();
});

test('customers who are no members join first; guests and uk-2 know no points [LOY-02, LOY-03, CHK-86, DEA-80]', async ({
  page,
}) => {
  const customer = await signedIn();
  const items = [margherita];
  await arrive(page, '/order/deals/', {
    by: 'collection',
    basket: { items },
    state: customer.state,
  });
  const basket = await openBasket(page);
  await expect(basket.getByRole('button', { name: redeem })).toBeHidden();
  await basket.getByRole('button', { name: 'Join our rewards' }).click();
  await expect(basket.getByText('You have 0 points. This order earns 1 point.')).toBeVisible();
  await expect(basket.getByRole('button', { name: redeem })).toBeHidden();
  await arrive(page, '/order/deals/', {
    at: places.leicester,
    by: 'collection',
    state: customer.state,
  });
  await expect(page.getByText('Rewards')).toBeHidden();
});

test('a guest sees no rewards, and cannot open one by its address [LOY-03, DEA-80]', async ({
  page,
}) => {
  const items = [margherita];
  await arrive(page, '/order/deal/?id=free-garlic-bread&redeemId=hut-rewards-garlic-bread', {
    by: 'collection',
    basket: { items },
  });
  await expect(page.getByRole('heading', { name: 'Free Garlic Bread' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Add/ })).toBeHidden();
  await page.getByRole('link', { name: /deals/i }).last().click();
  await expect(page.getByRole('heading', { name: 'Your rewards' })).toBeHidden();
  const basket = await openBasket(page);
  await expect(basket.getByRole('button', { name: redeem })).toBeHidden();
});

test('in Canada the button reads Redeem reward [LOY-15, BSK-83]', async ({ page }) => {
  const { state } = await canadianMember();
  await arrive(page, '/order/deals/', { at: places.toronto, by: 'collection', state });
  await page.getByRole('heading', { name: 'Your rewards' }).waitFor();
  await page.goto(`${page.url()}#basket`);
  await expect(page.getByRole('button', { name: 'Redeem reward' })).toBeVisible();
});

test('ordering goes on when points cannot be read [LOY-29]', async ({ page }) => {
  const customer = await signedIn();
  await join(customer);
  await page.route(/\/v2\/loyalty\//, (route) => route.abort());
  await arrive(page, '/order/checkout/', {
    by: 'collection',
    basket: { items: [margherita] },
    state: customer.state,
  });
  // What the account knows comes late; typed in between, it would stand before what is typed.
  await expect(page.getByRole('textbox', { name: 'Email' })).not.toHaveValue('');
  await fillDetails(page);
  await choosePayment(page, /^Cash/);
  await expect(page.getByText('Rewards')).toBeHidden();
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
});
