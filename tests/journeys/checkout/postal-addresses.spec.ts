import { expect, type Page, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import {
  choosePayment,
  fillAddress,
  fillDetails,
  placeButton,
  reachCheckout,
} from './reach-checkout.ts';

const list = (page: Page) => page.getByRole('combobox', { name: 'Pick your address' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function placeWithCash(page: Page): Promise<void> {
  await choosePayment(page, /^Cash/);
  await placeButton(page).click();
  await page.waitForURL(/\/order\/ordersummary\//);
}

test(
  'the addresses of the postcode are there to pick from, by keyboard as well, and the order goes to the one picked [SHP-18]',
  { tag: '@both' },
  async ({ page }) => {
    await reachCheckout(page, { type: 'delivery' });
    await expect(list(page).getByRole('option')).toHaveCount(13);
    await expectAccessible(page);
    await list(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(field(page, 'Address line 1')).toHaveValue('Flat 1');
    await expect(field(page, 'Address line 2 (optional)')).toHaveValue(/^1 \w/);
    await list(page).selectOption({ index: 5 });
    await expect(field(page, 'Address line 1')).toHaveValue(/^3 \w/);
    await expect(field(page, 'Address line 2 (optional)')).toHaveValue('');
    const line = await field(page, 'Address line 1').inputValue();
    await field(page, 'Town or city').fill('London');
    await fillDetails(page);
    await placeWithCash(page);
    await expect(page.getByText(line).filter({ visible: true }).first()).toBeVisible();
  },
);

test('any other address is typed by hand, and the list says that it is none of its own [SHP-18]', async ({
  page,
}) => {
  await reachCheckout(page, { type: 'delivery' });
  await list(page).selectOption({ index: 1 });
  await field(page, 'Address line 1').fill('The Boathouse');
  await expect(list(page)).toHaveValue('');
  await fillAddress(page);
  await fillDetails(page);
  await placeWithCash(page);
  await expect(page.getByText('12 Lavender Hill').filter({ visible: true }).first()).toBeVisible();
});

test('another postcode has other addresses, and one without any leaves the fields [SHP-18]', async ({
  page,
}) => {
  await reachCheckout(page, { type: 'delivery' });
  const first = await list(page).getByRole('option').nth(4).textContent();
  await field(page, 'Postcode').fill('SW11 1JD');
  await expect(list(page).getByRole('option').nth(4)).not.toHaveText(first ?? '');
  await field(page, 'Postcode').fill('SW11 0AA');
  await expect(list(page)).toBeHidden();
  await expect(field(page, 'Address line 1')).toBeEditable();
});

for (const [what, answer] of [
  ['knows nothing', { json: [] }],
  ['fails', { status: 503, json: {} }],
  ['has answered too often', { status: 429, json: { name: 'TOO_MANY_REQUESTS' } }],
] as const) {
  test(`where the source ${what} the address is typed as ever [SHP-18]`, async ({ page }) => {
    const asked = page.waitForRequest(/address-lookup\/addresses/);
    await page.route(/address-lookup\/addresses/, (route) => route.fulfill(answer));
    await reachCheckout(page, { type: 'delivery' });
    await asked;
    await fillDetails(page);
    await fillAddress(page);
    await expect(list(page)).toBeHidden();
    await placeWithCash(page);
  });
}

test('what comes late, of the postcode of before, is not shown [SHP-18]', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/address-lookup\/addresses\?.*1JB/, async (route) => {
    await held;
    await route.fulfill({ json: [{ lines: ['1 Late Lane'], postcode: 'SW11 1JB' }] });
  });
  await reachCheckout(page, { type: 'delivery' });
  await field(page, 'Postcode').fill('SW11 1JD');
  await expect(list(page)).toBeVisible();
  const late = page.waitForResponse(/1JB/);
  release();
  await (await late).finished();
  await field(page, 'Address line 1').fill('12 Lavender Hill');
  await expect(list(page)).not.toContainText('Late Lane');
});
