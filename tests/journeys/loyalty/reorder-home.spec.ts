import { expect, type Locator, type Page, test } from '../journey.ts';
import { addressOf, arrive } from '../arrive.ts';
import { cola } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { places } from '../places.ts';
import type { PastOrder } from '../../../schemas/types/http/orders.ts';
import { collectPizzas, type SignedIn, signedIn } from './members.ts';

const offer = (page: Page) => page.getByRole('region', { name: 'Have it again' });
const basketOf = (page: Page) => page.getByRole('dialog', { name: 'Your basket' });

/** No hut, as on a device that is new to the customer. */
const nowhere = { huts: {} };

/** The history as the server tells it, with the last order as it would be had the shop changed since; held until it is let go. */
async function remember(
  page: Page,
  customer: SignedIn,
  change: (order: PastOrder) => object = (order) => order,
): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/v2\/orders\/orders\/history/, async (route) => {
    const url = route.request().url();
    const answer = await route.fetch({
      url: url.replace('uk.localhost', 'localhost'),
      headers: { ...customer.headers, host: new URL(url).host },
    });
    await held;
    await route.fulfill({ json: ((await answer.json()) as PastOrder[]).map(change) });
  });
  return letGo;
}

const topOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? Number.NaN;

test('home offers the last order first to who comes back: its lines, its price of today and what has changed, while nothing moves; a press has it in the basket [SHP-15]', async ({
  page,
}) => {
  const customer = await signedIn();
  await collectPizzas(customer, 2);
  const letGo = await remember(page, customer, (order) => ({
    ...order,
    lines: order.lines?.map((line) => ({ ...line, amount: 11.99 })),
  }));
  await arrive(page, '/', { state: { ...customer.state, ...nowhere } });
  const widget = page.getByRole('region', { name: 'Where would you like it?' });
  const before = await topOf(widget);
  await expect(offer(page)).toHaveCount(0);
  letGo();
  await expect(offer(page)).toContainText('2 × Margherita');
  await expect(offer(page)).toContainText('Medium');
  await expect(offer(page)).toContainText('£25.98 last time £23.98');
  await expect(offer(page)).toContainText('£25.98 today');
  await expect(offer(page)).toContainText(/Your order from Clapham Junction on \d+ March/);
  expect(await topOf(widget)).toBe(before);
  expect(await topOf(offer(page))).toBeLessThan(before);
  await expectAccessible(page);
  await offer(page).getByRole('button', { name: 'Reorder' }).press('Enter');
  await expect(page).toHaveURL(/\/order\/deals\/#basket/);
  await expect(basketOf(page)).toContainText('Margherita');
  await expect(basketOf(page)).toContainText('£25.98');
});

test('a delivery goes where it went before; where that has to be asked, the order waits behind the address [SHP-15]', async ({
  page,
}) => {
  const customer = await signedIn();
  await collectPizzas(customer, 1);
  let postcode: string | undefined = 'SW11 1JB';
  const letGo = await remember(page, customer, (order) => ({
    ...order,
    disposition: { type: 'delivery', when: 'asap' },
    postcode,
  }));
  letGo();
  const arrival = { state: { ...customer.state, ...nowhere } };
  await arrive(page, '/', arrival);
  await expect(offer(page)).toContainText(/Delivered on \d+ March from Clapham Junction/);
  await expect(offer(page)).toContainText('Fees and taxes included');
  const total = offer(page).getByText(/£[\d.]+ today/);
  const amount = /£[\d.]+/.exec((await total.textContent()) ?? '')?.[0] ?? 'none';
  await offer(page).getByRole('button', { name: 'Reorder' }).click();
  await expect(basketOf(page)).toContainText('Margherita');
  await expect(basketOf(page)).toContainText(amount);
  postcode = undefined;
  await arrive(page, '/', arrival);
  await offer(page).getByRole('button', { name: 'Reorder' }).click();
  await expect(page.getByText('your last order will be waiting on the next page')).toBeVisible();
  await page.getByRole('textbox', { name: 'Postcode' }).fill('SW11 1JB');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\/deals\//);
  await expect(offer(page)).toContainText(`${amount} today`);
});

test('another hut says what it has of it today; what was in the basket can be had back [SHP-15, BSK-86]', async ({
  page,
}) => {
  const customer = await signedIn();
  const transactionId = await collectPizzas(customer, 2);
  const letGo = await remember(page, customer, (order) => ({
    ...order,
    discount: { id: 'spring', value: 1 },
    deals: order.deals.map((deal) => ({
      ...deal,
      sides: [{ id: 'gone', price: 4 }],
    })),
    lines: [...(order.lines ?? []), { title: 'Truffle Bites', amount: 4 }],
  }));
  letGo();
  const here = { at: places.islington, by: 'collection' } as const;
  await arrive(page, '/order/deals/', {
    ...here,
    basket: { items: [cola] },
    state: customer.state,
  });
  await expect(offer(page)).toContainText(
    'You had it from Clapham Junction. This is what Islington has today.',
  );
  await expect(offer(page)).toContainText('Truffle Bites Not on the menu now');
  await expect(offer(page)).toContainText('The discount you had then is not included.');
  await expect(offer(page)).toContainText('It takes the place of what is in your basket.');
  await offer(page).getByRole('button', { name: 'Reorder' }).dblclick();
  await expect(basketOf(page)).toContainText('Margherita');
  await expect(basketOf(page).getByText(/cola/i)).toBeHidden();
  await expect(basketOf(page)).toContainText('Your basket was replaced');
  await basketOf(page).getByRole('button', { name: 'Undo' }).click();
  await expect(basketOf(page).getByText(/cola/i).first()).toBeVisible();
  await expect(basketOf(page).getByText('Margherita')).toBeHidden();
  // The summary of an order offers the same.
  const summary = `/order/ordersummary/?transactionId=${transactionId}`;
  await page.goto(addressOf('uk', summary));
  await expect(page.getByText('You had it from Clapham Junction.')).toBeVisible();
  await page.getByRole('button', { name: 'Order this again' }).click();
  await expect(basketOf(page)).toContainText('£25.98');
});
