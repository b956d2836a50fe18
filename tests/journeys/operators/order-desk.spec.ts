import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import {
  type ConsoleProgram,
  enrol,
  openPage,
  type Placed,
  startConsoleProgram,
} from './console-program.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let program: ConsoleProgram;
let page: Page;
let failed: Placed;
test.beforeAll(async ({ browser }) => {
  program = await startConsoleProgram();
  page = await openPage(browser, { width: 1280, height: 900 });
});
test.afterAll(async () => {
  await page.close();
  await program.stop();
});

test('whoever answers for a market finds an order by email and reads its story, its customer on demand [OPR-23]', async () => {
  await enrol(page, program, 'market@example.com');
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { name: 'No orders' })).toBeVisible();
  await expectAccessible(page);
  failed = await program.order({ items: ['margherita'], email: 'mary@example.com' });
  await program.order({ items: ['margherita'] });
  await expect(page.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByLabel('Reference, phone or email').fill('mary@example.com');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').last().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  await expect(page.getByText('mary@example.com')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('mary@example.com')).toBeVisible();
  await expectAccessible(page);
});

test('an order is failed with a reason, and the story says who did it [OPR-23]', async () => {
  await page.getByRole('button', { name: 'Fail', exact: true }).click();
  await page.getByRole('radio', { name: 'The hut has to close' }).check();
  await page.getByRole('button', { name: 'Fail the order' }).click();
  await expect(page.getByText('Done.')).toBeVisible();
  await expect(page.getByText('Pressed: fail')).toBeVisible();
  await expect(page.getByText('market@example.com: The hut has to close')).toBeVisible();
});

test('what a customer says was wrong is found, and read in the story [SHP-30]', async () => {
  const answer = await fetch(`${program.url}/v1/orders/${failed.transactionId}/problems`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'late', words: 'Nobody <b>called</b>' }),
  });
  expect(answer.status).toBe(200);
  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByLabel('State').selectOption('Something was wrong');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').last().getByRole('link').click();
  const said = page.getByRole('region', { name: 'What the customer says' });
  await expect(said).toContainText('It was late');
  await expect(said).toContainText('Nobody <b>called</b>');
  await expectAccessible(page);
});

test('an admin reads what operators did [OPR-20]', async ({ browser }) => {
  const admin = await openPage(browser, { width: 1280, height: 900 });
  await enrol(admin, program, 'admin@example.com');
  await admin.getByRole('link', { name: 'Actions' }).click();
  await expect(admin.getByRole('cell', { name: 'Looked at the customer' })).toBeVisible();
  const searched = admin.getByRole('cell', { name: 'Searched for a customer' });
  await expect(searched.first()).toBeVisible();
  await expectAccessible(admin);
  await admin.close();
});
