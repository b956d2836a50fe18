import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page, test } from '../journey.ts';
import { type ConsoleProgram, enrol, openPage, startConsoleProgram } from './console-program.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let program: ConsoleProgram;
let page: Page;
test.beforeAll(async ({ browser }) => {
  program = await startConsoleProgram();
  page = await openPage(browser, { width: 768, height: 1024 });
  await enrol(page, program, 'market@example.com');
});
test.afterAll(async () => {
  await page.close();
  await program.stop();
});

const ask = async (key: string, hut = '') => {
  await page.getByLabel('Hut').selectOption(hut);
  await page.getByLabel('Setting').fill(key);
  await page.getByLabel('Setting').press('Enter');
};

test('a value at a hut is told with the levels that say something, where they stand, and which won [OPR-07]', async () => {
  await page.goto(`${program.url}/operator/settings/explain`);
  await ask('/minimumOrder/deliveryDefault', 'uk-1/1101');
  await expect(page.getByRole('status')).toHaveText('12');
  const levels = page.getByRole('row');
  await expect(levels.nth(1)).toContainText('Catalogue');
  await expect(levels.nth(1)).toContainText('Wins');
  await expect(levels.nth(1)).toContainText(
    /markets\/uk\/catalogue\/huts\.json:\d+ \/0\/minDeliveryOrder/,
  );
  await expect(levels.nth(2)).toContainText('Shared defaults');
  await expect(levels.nth(2)).toContainText('Overridden');
  await expect(levels.nth(2)).toContainText('3.99');
  await expectAccessible(page);
});

test('without a hut the huts with a value of their own are told, and a mistyped name leads to the right one [OPR-07]', async () => {
  await page.goto(`${program.url}/operator/settings/explain`);
  await ask('minimumOrder.deliverDefault');
  await page.getByRole('link', { name: 'Did you mean /minimumOrder/deliveryDefault?' }).click();
  await expect(page.getByRole('status')).toHaveText('3.99');
  await expect(page.getByLabel('Setting')).toHaveValue('/minimumOrder/deliveryDefault');
  const own = page.getByRole('table').last();
  await expect(own.getByRole('row', { name: /Clapham Junction/ })).toContainText('12');
  await expect(own.getByRole('row')).toHaveCount(20);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText('3.99');
});
