import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { type ConsoleProgram, enrol, openPage, startConsoleProgram } from './console-program.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let program: ConsoleProgram;
let page: Page;
test.beforeAll(async ({ browser }) => {
  program = await startConsoleProgram();
  page = await openPage(browser, { width: 768, height: 1024 });
});
test.afterAll(async () => {
  await page.close();
  await program.stop();
});

const statusOf = async (transactionId: string): Promise<string> => {
  const answer = await fetch(`${program.url}/v1/orders/${transactionId}/tracking`);
  return ((await answer.json()) as { readonly order_status: string }).order_status;
};

test('an operator enrols, signs in, and sees the hut with nothing to make [OPR-20, OPR-24]', async () => {
  await page.goto(`${program.url}/operator`);
  await expectAccessible(page);
  await enrol(page, program, 'hut@example.com');
  await expect(page.getByRole('heading', { name: 'Nothing to make' })).toBeVisible();
  await expectAccessible(page);
});

test('a new order shows by itself with its drawing, recipe and allergens, and moves on by what is pressed; it says whom it is for [OPR-24, SHP-28]', async () => {
  const recipient = { name: 'Grace Hopper', phone: '07700 900456', greeting: 'Get well soon' };
  const { transactionId } = await program.order({ items: ['margherita'], recipient });
  await expect(page.getByText('For Grace Hopper')).toBeVisible();
  await expect(page.getByText('Get well soon')).toBeVisible();
  await expect(page.getByRole('button', { name: /1 new order/ })).toBeVisible();
  await expect(page).toHaveTitle(/\(1\) New order/);
  await expect(page.getByRole('heading', { name: '1 × Margherita' })).toBeVisible();
  await expect(page.getByText('Contains')).toBeVisible();
  await expect(page.locator('[data-topping]').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '35 min' }).click();
  await expect.poll(() => statusOf(transactionId)).toBe('CONFIRMED');
  await expect(page.getByText(/Promised for/)).toBeVisible();
  for (const [name, status] of [
    ['In the oven', 'COOKING'],
    ['Ready', 'PACKING'],
    ['On the way', 'DISPATCHED'],
    ['Handed over', 'DELIVERED'],
  ] as const) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => statusOf(transactionId)).toBe(status);
  }
  await expect(page.getByRole('heading', { name: 'Nothing to make' })).toBeVisible();
});

test('what is pressed while the line is down is kept, shown, and sent once it is back [OPR-24]', async () => {
  const { transactionId } = await program.order({ items: ['margherita'] });
  await expect(page.getByRole('button', { name: /1 new order/ })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '35 min' }).click();
  await page.getByRole('button', { name: 'In the oven', exact: true }).click();
  await expect(page.getByText('The line is down')).toBeVisible();
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await expectAccessible(page);
  expect(await statusOf(transactionId)).toBe('CONFIRMING');
  await page.context().setOffline(false);
  await expect.poll(() => statusOf(transactionId)).toBe('COOKING');
  await expect(page.getByText('The line is down')).toHaveCount(0);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
});

test('an order is chosen, accepted and failed by keyboard alone, with a reason [OPR-24]', async () => {
  const { transactionId } = await program.order({
    items: ['margherita'],
    disposition: 'collection',
  });
  const list = page.getByRole('navigation', { name: 'Orders of the hut' });
  await expect(list.getByRole('button')).toHaveCount(2);
  await list.getByRole('button').last().focus();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Fail', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Something has run out' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Fail the order' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(transactionId)).toBe('FAILED');
});

test('the screen is in French where the operator chooses it [OPR-24]', async () => {
  await page.getByRole('button', { name: /français/i }).click();
  await expect(page.getByText('Au four').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expectAccessible(page);
});
