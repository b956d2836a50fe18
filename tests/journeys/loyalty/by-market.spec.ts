import { addressOf, arrive, outsideAddressOf } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { fillDetails } from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';
import { openBasket } from '../open-basket.ts';
import { places } from '../places.ts';
import { canadianMember, memberWithPoints } from './members.ts';

test('a market without loyalty rules shows nothing of points, and answers nothing about them [ENG-21]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/loyalty/')) asked.push(request.url());
  });
  await arrive(page, '/order/deals/#basket', {
    at: places.paris,
    by: 'collection',
    basket: { items: [margherita] },
    until: 'main',
  });
  await expect(page.getByText('Margherita').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Rewards' })).toHaveCount(0);
  await page.goto(addressOf('fr', '/order/checkout/'));
  await fillDetails(page, 'fr');
  await expect(page.getByRole('region', { name: 'Rewards' })).toHaveCount(0);
  await page.goto(addressOf('fr', '/hut-rewards/'));
  // Home leads who has a hut on to its menu.
  await expect(page).toHaveURL(addressOf('fr', '/order/deals/'));
  expect(asked).toEqual([]);

  // France has nobody signed in: who asks has points in another market of the chain.
  const { headers } = await memberWithPoints();
  const { sector, hutId } = places.paris;
  const exists = `/v2/loyalty/pos/${sector}/${hutId}/account/0612345678/exists`;
  for (const path of [
    exists,
    `/v1/loyalty/earnings?sector=${sector}&amount=20&inBasket=true`,
    '/v2/loyalty/account?marketId=fr',
    '/v2/loyalty/redeemable/hut-rewards-pizza/code?marketId=fr',
    '/v1/pages/hut-rewards',
  ]) {
    const { status } = await fetch(outsideAddressOf('fr', path), { headers });
    expect([path, status]).toEqual([path, 404]);
  }
});

test('where an order earns a point above a threshold, three of them buy a bread, in the basket or in a hut [LOY-08, LOY-22, ENG-21]', async ({
  page,
}) => {
  const { state } = await canadianMember();
  await arrive(page, '/order/deals/', {
    at: places.toronto,
    by: 'collection',
    basket: { items: [margherita] },
    state,
  });
  await page.getByRole('heading', { name: 'Your rewards' }).waitFor();
  const basket = await openBasket(page);
  await expect(basket.getByText('You have 3 points. This order earns 1 point.')).toBeVisible();
  await basket.getByRole('button', { name: 'Redeem reward' }).click();
  const rewards = page.getByRole('dialog', { name: 'Choose your reward' });
  await expect(rewards.getByRole('listitem')).toHaveCount(1);
  await rewards.getByRole('button', { name: /^Use it in the restaurant/ }).click();
  await expect(rewards.getByText(/^[2-9A-Z]{10}$/)).toBeVisible();
  await rewards.getByRole('button', { name: /^Choose Free Garlic Bread/ }).click();
  await page.waitForURL(/\/order\/deal\/\?id=reward-bread.*redeemId=hut-rewards-bread/);
  // The address is the deal's while the page before it still shows, which has buttons to add things too.
  const title = 'Free Garlic Bread or Breadsticks';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: /^Add/ }).last().click();
  await page.waitForURL(/\/order\/deals\//);
  const filled = await openBasket(page);
  await expect(filled.getByRole('heading', { name: title })).toBeVisible();
  await expect(filled.getByRole('button', { name: 'Redeem reward' })).toBeHidden();
});
