import { addressOf, arrive } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { type ConsoleProgram, enrol, openPage, startConsoleProgram } from './console-program.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

let program: ConsoleProgram;
let page: Page;
let customer: Page;
test.beforeAll(async ({ browser }) => {
  // On a busy machine a new database may take minutes.
  test.setTimeout(300_000);
  program = await startConsoleProgram();
  page = await openPage(browser, { width: 768, height: 1024 });
  customer = await openPage(browser, { width: 1280, height: 900 });
});
test.afterAll(async () => {
  await page.close();
  await customer.close();
  await program.stop();
});

const inForce = () => page.getByRole('listitem').filter({ hasText: 'by hut@example.com' });
const isHutClosed = () => customer.getByText('This restaurant is closed for the time being.');

/** What the customer's browser is answered. */
const asked = async <Answer>(path: string): Promise<Answer> =>
  (await (await customer.request.get(program.url + path)).json()) as Answer;
const status = (kind: 'delivery' | 'collection') => async () =>
  (await asked<{ web: { asap: Record<string, string> } }>('/v2/huts/status/uk-1/1101/summary')).web
    .asap[kind];
const minutes = async () =>
  (await asked<{ exact: number }>('/v2/eta?sector=uk-1&id=1101&disposition=delivery')).exact;

/** The customer looks again until it is as it should be. */
const onceLookedAgain = (check: () => Promise<void>) =>
  expect(async () => {
    await customer.reload();
    await check();
  }).toPass();

const confirm = () => page.getByRole('button', { name: 'Change it' }).click();
const choose = (kind: string) => page.getByRole('radio', { name: kind, exact: true }).check();
const endAll = async () => {
  await page
    .getByRole('button', { name: /^End now/ })
    .first()
    .click();
  await expect(inForce()).toHaveCount(0);
};

test('a hut’s operator says what is sold out, and customers meet it until it is ended [OPR-22]', async () => {
  await page.goto(`${program.url}/operator`);
  await enrol(page, program, 'hut@example.com');
  await page.getByRole('link', { name: 'For a while' }).click();
  await expect(page.getByText('Everything is as usual')).toBeVisible();
  await expectAccessible(page);
  await arrive(customer, '/order/pizzas/', { site: program.url });
  const hawaiian = customer.getByRole('heading', { name: 'Hawaiian', exact: true });
  await expect(hawaiian).toBeVisible();
  await page.getByLabel('Find a product').fill('hawai');
  await page.getByRole('checkbox', { name: 'Hawaiian', exact: true }).check();
  await confirm();
  await expect(inForce()).toContainText('Sold out: Hawaiian');
  await expect(inForce()).toContainText('Until somebody ends it');
  await expectAccessible(page);
  await onceLookedAgain(() => expect(hawaiian).toHaveCount(0, { timeout: 2000 }));
  await endAll();
  await onceLookedAgain(() => expect(hawaiian).toBeVisible({ timeout: 2000 }));
});

test('closes and opens the hut, with a word to customers [OPR-22]', async () => {
  await customer.goto(addressOf('uk', '/huts/uk-1/1101', program.url));
  await expect(isHutClosed()).toHaveCount(0);
  await choose('Close');
  await page.getByLabel('A word for customers').fill('The oven rests until six.');
  await confirm();
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible();
  await onceLookedAgain(() => expect(isHutClosed()).toBeVisible({ timeout: 2000 }));
  await choose('Open');
  await confirm();
  await expect(page.getByText('Takes orders')).toBeVisible();
  await onceLookedAgain(() => expect(isHutClosed()).toHaveCount(0, { timeout: 2000 }));
  await page.getByRole('button', { name: 'End now: Open' }).click();
  await expect(inForce()).toHaveCount(1);
  await endAll();
  await expect.poll(status('delivery')).toBe('AVAILABLE');
});

test('pauses delivery with an end, takes longer, and keeps the hours of a holiday [OPR-22]', async () => {
  await choose('Pause delivery');
  await page.getByLabel('Until').selectOption('One hour');
  await confirm();
  await expect(inForce()).toContainText(/Delivery paused.*Ends .*18:\d\d/);
  await expect.poll(status('delivery')).toBe('UNAVAILABLE_CLOSED');
  expect(await status('collection')()).toBe('AVAILABLE');
  await endAll();
  await expect.poll(status('delivery')).toBe('AVAILABLE');

  await choose('Longer times');
  await page.getByLabel('How much longer').selectOption('20 minutes');
  await confirm();
  await expect.poll(minutes).toBe(55);
  await endAll();
  await expect.poll(minutes).toBe(35);

  await choose('Other hours');
  await page.getByLabel('Opens').fill('09:00');
  await page.getByLabel('Closes').fill('10:00');
  await page.getByLabel('Until').selectOption('The end of today');
  await confirm();
  await expect(inForce()).toContainText('09:00–10:00');
  await expect.poll(status('delivery')).toBe('UNAVAILABLE_CLOSED');
  await expectAccessible(page);
});

test('is told in French, works by keyboard, and leaves other huts alone [OPR-22]', async () => {
  await page.getByRole('button', { name: 'End now' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything is as usual')).toBeVisible();
  await page.getByRole('button', { name: 'français' }).click();
  await expect(page.getByText('Tout est comme d’habitude')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`${program.url}/operator/huts/uk-1/1102/changes`);
  await expect(page.getByRole('button', { name: 'Changer' })).toHaveCount(0);
});

test('every change stands in the list of actions [OPR-22]', async ({ browser }) => {
  const admin = await openPage(browser, { width: 1280, height: 900 });
  await admin.goto(`${program.url}/operator`);
  await enrol(admin, program, 'admin@example.com');
  await admin.getByRole('link', { name: 'Actions' }).click();
  await expect(admin.getByRole('cell', { name: 'Changed a hut' }).first()).toBeVisible();
  await expect(admin.getByRole('cell', { name: 'Ended a change of a hut' }).first()).toBeVisible();
  await admin.close();
});
