import { expectAccessible } from '../expect-accessible.ts';
import { addressOf, outsideAddressOf, visit } from '../arrive.ts';
import { expect, test } from '../journey.ts';
import { answerConsent, startDelivery } from '../localisation/visit.ts';

/** What a market's menu begins with, in its first language. */
const menus = {
  uk: { price: /£\d+\.\d\d/, start: 'Start your order' },
  fr: { price: /\d+,\d\d\u00a0€/, start: 'Commander' },
  in: { price: /₹\d+/, start: 'Start your order' },
  ca: { price: /\$\d+\.\d\d/, start: 'Start your order' },
} as const;

/** A page as it comes from the server, without its scripts and styles. */
const served = async (address: string): Promise<string> => {
  const answer = await fetch(address, { headers: { 'accept-language': 'x' } });
  return (await answer.text()).replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
};

test('without a hut each market serves its menu, deals and prices as a page that needs no script [SHP-13]', async () => {
  for (const [market, { price, start }] of Object.entries(menus)) {
    const place = market as keyof typeof menus;
    const html = await served(outsideAddressOf(place, '/menu/'));
    expect(html, market).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(html, market).toContain(start);
    expect(html, market).toMatch(price);
    // Deals, and products of several categories.
    expect(html.match(/href="\/order\/deal\/\?id=/g)?.length, market).toBeGreaterThan(5);
    expect(html.match(/href="[^"]*\?modal=/g)?.length, market).toBeGreaterThan(40);
    const pizzas = await served(outsideAddressOf(place, '/menu/pizzas'));
    expect(pizzas, market).toMatch(/rel="canonical" href="[^"]*\/menu\/pizzas\/"/);
    expect(pizzas, market).toMatch(/<title>Pizzas – [^<]+<\/title>/);
    expect(pizzas, market).not.toContain('/order/deal/?id=');
    const unknown = await served(outsideAddressOf(place, '/menu/nothing'));
    expect(unknown, market).toMatch(/rel="canonical" href="[^"]*localhost:?\d*\/menu\/"/);
  }
});

test('what is chosen without a hut is kept while the place is asked for, and then in the basket [SHP-13]', async ({
  page,
}) => {
  await visit(page, 'uk', '/menu/pizzas');
  const main = page.getByRole('main');
  await expect(main.getByText('Prices may differ by restaurant.')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Margherita', exact: true }).click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('radio', { name: /^Large/ }).check();
  await modal.getByRole('button', { name: /^Add to basket/ }).click();
  await expect(page.getByLabel('Postcode')).toBeVisible();
  await expect(page.getByText('We have saved Margherita for you.')).toBeVisible();
  // A reload in between loses nothing.
  await page.reload();
  await startDelivery(page);
  await page.waitForURL('**/order/pizzas/');
  const basket = page.getByRole('complementary');
  await expect(basket.getByText('Margherita')).toBeVisible();
  await expect(basket.getByText(/Large/).first()).toBeVisible();
  // From now on the address leads to the menu of the hut, and nothing is put in twice.
  await page.goto(addressOf('uk', '/menu/sides'));
  await page.waitForURL('**/order/sides/');
  await expect(basket.getByText('Margherita')).toHaveCount(1);
});

test('a deal that is chosen without a hut opens at the one that is found [SHP-13]', async ({
  page,
  context,
}) => {
  await answerConsent(context);
  await page.goto(addressOf('uk', '/menu/deals/'));
  await page.getByRole('main').getByRole('link', { name: 'The Big Night In', exact: true }).click();
  await startDelivery(page);
  await page.waitForURL('**/order/deal/?id=*');
  await expect(page.getByRole('heading', { level: 1, name: 'The Big Night In' })).toBeVisible();
});
