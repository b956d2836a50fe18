import { expectAccessible } from '../expect-accessible.ts';
import { expect, test } from '../journey.ts';
import { type Deployment, deployOwnChain } from './deployment.ts';

let site: Deployment;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await deployOwnChain();
});
test.afterAll(() => site?.stop());

/** Accounts with right check digits: one at a bank that refuses every debit, one that pays. */
const accounts = {
  refused: 'DE23 9999 9999 0000 0000 00',
  good: 'DE89 3704 0044 0532 0130 00',
} as const;

const customer = {
  Name: 'Ada Müller',
  'E-Mail': 'ada@example.com',
  Telefon: '030 1234567',
  Straße: 'Torstraße',
  Hausnummer: '12',
  Stadt: 'Berlin',
} as const;

test('a customer of another chain orders in German, from the postcode to the tracker, and pays by what only its own plugin knows @desktop [ENG-32]', async ({
  page,
}) => {
  test.slow();
  const home = new URL('/', site.url);
  home.hostname = 'de.localhost';
  const main = page.getByRole('main');
  const product = page.getByRole('dialog');
  await page.addInitScript(() => localStorage.setItem('phdv:consent', '[]'));
  await page.goto(home.href);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await page.getByLabel('Postleitzahl').fill('101 19');
  await page.getByRole('button', { name: 'Lieferung starten' }).click();
  await page.waitForURL('**/order/deals/');
  await expect(main.getByText('Lieferung an 10119')).toBeVisible();
  await main.getByRole('link', { name: 'Pizza', exact: true }).click();
  for (const pizza of ['Margherita', 'Salami']) {
    await main.getByRole('link', { name: pizza }).click();
    await product.getByRole('button', { name: /^In den Warenkorb/ }).click();
    await product.waitFor({ state: 'hidden' });
  }
  await expectAccessible(page);

  await page.goto(new URL('/order/checkout/', home).href);
  for (const [label, text] of Object.entries(customer)) {
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  }
  await page.getByRole('radio', { name: /^Lastschrift/ }).check();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: 'Weiter zur Zahlung, 22,29 €' })
    .filter({ visible: true })
    .click();

  const iban = page.getByLabel('IBAN');
  const pay = page.getByRole('button', { name: '22,29 € einziehen lassen' });
  await iban.fill('DE89 3704 0044 0532 0130 01');
  await pay.click();
  await expect(page.getByText('Das ist keine deutsche IBAN.')).toBeVisible();
  await iban.fill(accounts.refused);
  await pay.click();
  await expect(page.getByText('Deine Bank hat die Lastschrift abgelehnt.')).toBeVisible();
  await expectAccessible(page);
  await iban.fill(accounts.good);
  await pay.click();

  await page.waitForURL('**/order/ordersummary/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Danke, deine Bestellung ist da',
  );
  await expect(page.getByRole('list', { name: 'Stand der Bestellung' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'Bezahlt: Lastschrift' })).toBeVisible();
  await expect(page.getByText('Enthält 1,36 € MwSt.')).toBeVisible();
  await expectAccessible(page);
});
