import { hostileTexts, hook, markedAttribute } from '../../hostile/hostile-texts.ts';
import { modal, newCustomer } from '../accounts/customers.ts';
import { arrive, visit } from '../arrive.ts';
import { bogof, margherita } from '../baskets.ts';
import {
  choosePayment,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { enterCard } from '../gift-cards/enter-card.ts';
import { expect, type Locator, test } from '../journey.ts';
import { creditDialog, enterCode, openVouchers } from '../vouchers/enter-code.ts';
import { watchPlanted } from './watch-planted.ts';

const image = `<img src=x ${markedAttribute}=1 onerror=${hook}()>`;

/** What a field of one line keeps of a text. */
const kept = (text: string): string => text.replaceAll(/[\r\n]/g, '');

/**
 * Types every text into one of the fields, as many rounds as it takes, and sends each round.
 * @returns how many texts were typed
 */
async function typeAll(
  fields: readonly Locator[],
  texts: readonly string[],
  send: () => Promise<unknown>,
): Promise<number> {
  let typed = 0;
  while (typed < texts.length) {
    const round = texts.slice(typed, typed + fields.length);
    for (const [at, text] of round.entries()) await fields[at]?.fill(text);
    await send();
    typed += round.length;
  }
  return typed;
}

test('every hostile text is a text in each field of checkout, and stays there as it was typed [SEC-44]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { expectInert } = await watchPlanted(page);
  await reachCheckout(page, { type: 'delivery' });
  const form = page.getByRole('main');
  await form.getByRole('textbox').first().waitFor();
  const [first, ...others] = await form.getByRole('textbox').all();
  if (!first) throw new Error('Checkout has no field.');
  const typed = await typeAll([first, ...others], hostileTexts, async () => {
    await placeButton(page).click();
    await expectInert();
  });
  expect(typed).toBeGreaterThanOrEqual(200);
  await first.fill(image);
  await placeButton(page).click();
  await expect(first).toHaveValue(image);
  await expectInert();
});

test('hostile texts are texts as places, codes, cards and credentials [SEC-44]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { expectInert } = await watchPlanted(page);
  const some = hostileTexts.filter((text, at) => at % 12 === 0 && kept(text).trim() !== '');
  await visit(page, 'uk', '/');
  await typeAll([page.getByLabel('Postcode')], some, async () => {
    await page.getByRole('button', { name: 'Start my delivery' }).click();
    await expectInert();
  });
  await arrive(page, '/order/dips/', { basket: { items: [margherita], deals: [bogof] } });
  const dialog = await openVouchers(page);
  for (const text of some) await enterCode(dialog, text);
  await expect(creditDialog(page)).toBeVisible();
  await expectInert();
  await dialog.getByRole('tab', { name: 'Gift card' }).click();
  for (const text of some.slice(0, 5)) {
    await enterCard(dialog, text, text.slice(0, 8));
    await dialog.getByRole('button', { name: 'Try again' }).click();
  }
  await expectInert();
  await visit(page, 'uk', '/account/?form=login');
  const account = modal(page);
  const fields = [account.getByLabel('Email'), account.getByLabel('Password', { exact: true })];
  await typeAll(fields, some, async () => {
    await account.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expectInert();
  });
});

test('hostile texts of an account and an order are shown as texts [SEC-44]', async ({ page }) => {
  test.setTimeout(180_000);
  const { expectInert } = await watchPlanted(page);
  const details = { firstName: image, lastName: '{{7*7}} $t(page.title)', phone: '020 7946 0123' };
  const { state } = await newCustomer('uk', details);
  await arrive(page, '/account/edit', { state });
  await expect(page.getByRole('main').getByText(image)).toBeVisible();
  await expect(page.getByRole('main').getByText(details.lastName)).toBeVisible();
  await expectInert();
  await reachCheckout(page, { type: 'delivery' });
  await fillDetails(page, 'uk', {
    'Address line 1': `12 ${image}`,
    'Town or city': 'London </title><script>hostile()</script>',
    'Instructions for your driver (optional)': image,
  });
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
  await expectInert();
});
