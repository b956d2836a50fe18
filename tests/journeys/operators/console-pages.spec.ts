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
let placed: Placed;
test.beforeAll(async ({ browser }) => {
  program = await startConsoleProgram();
  placed = await program.order({ items: ['margherita'] });
  page = await openPage(browser, { width: 768, height: 1024 });
  await enrol(page, program, 'admin@example.com');
});
test.afterAll(async () => {
  await page.close();
  await program.stop();
});

/** Nothing of the page is wider than the window. */
const expectToFit = () =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** The page is there whole, fits, and has no fault that a program can find. */
async function expectSound(language: string): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^(Loading|Chargement)$/)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expectToFit();
  await expectAccessible(page);
}

for (const { language, name } of [
  { language: 'en', name: 'English' },
  { language: 'fr', name: 'Français' },
]) {
  test(`the sign-in passes axe and fits 768 px in ${language} [OPR-27]`, async ({ browser }) => {
    const context = await browser.newContext({
      locale: language,
      viewport: { width: 768, height: 1024 },
    });
    const visitor = await context.newPage();
    await visitor.goto(`${program.url}/operator`);
    await expect(visitor.locator('form')).toBeVisible();
    await expect(visitor.locator('html')).toHaveAttribute('lang', language);
    await expectAccessible(visitor);
    await context.close();
  });

  test(`every page of the console passes axe and fits 768 px in ${language} [OPR-27]`, async () => {
    await page.goto(`${program.url}/operator`);
    await page.getByRole('button', { name }).click();
    const links = page.getByRole('banner').getByRole('link');
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths).toEqual(
      expect.arrayContaining(['/operator/orders', '/operator/pictures', '/operator/audit']),
    );
    const hut = '/operator/huts/uk-1/1101';
    const settings = '/operator/settings/uk';
    const inside = [
      hut,
      `${hut}/changes`,
      `/operator/orders/${placed.orderId}`,
      settings,
      `${settings}/versions`,
    ];
    for (const path of [...paths, ...inside]) {
      await page.goto(`${program.url}${path}`);
      await expectSound(language);
    }
  });
}
