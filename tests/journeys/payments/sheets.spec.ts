import { expect, type Page, test } from '../journey.ts';
import {
  choosePayment,
  fillAddress,
  fillDetails,
  placeButton,
  reachCheckout,
} from '../checkout/reach-checkout.ts';
import { type Place, places } from '../places.ts';
import { setInManifest } from '../set-in-manifest.ts';
import { bank, summary } from './card-form.ts';

/** The sandbox's sheet over the page. */
const sheet = (page: Page) => page.frameLocator('iframe[title="Sandbox wallet"]');

const press = (page: Page, name: string) =>
  sheet(page).getByRole('button', { name, exact: true }).click();

const type = (page: Page, name: string, value: string) =>
  sheet(page).getByRole('textbox', { name, exact: true }).fill(value);

interface Visit {
  readonly place?: Place;
  readonly delivers?: boolean;
}

/** A checkout whose sheet is open. */
const opened = async (page: Page, name: RegExp, { place, delivers = false }: Visit = {}) => {
  await reachCheckout(page, {
    type: delivers ? 'delivery' : 'collection',
    ...(place && { place }),
  });
  await fillDetails(page);
  if (delivers) await fillAddress(page);
  await choosePayment(page, name);
  await placeButton(page).click();
  await expect(sheet(page).getByText('Sandbox payment: no money is taken')).toBeVisible();
};

const wallets = [
  ['applePay', /^Apple Pay/, places.clapham],
  ['googlePay', /^Google Pay/, places.islington],
  ['googlePay3DS', /^Google Pay/, places.clapham],
] as const;

const failure: Readonly<Record<string, string>> = {
  applePay: 'Apple Pay did not go through',
  googlePay: 'Sorry',
  googlePay3DS: 'Sorry',
};

const authorise = (page: Page) => page.getByRole('dialog', { name: 'That didn’t go to plan' });

for (const [name, label, place] of wallets) {
  test(`${name} shows a sheet in any browser, and approve places the order [PAY-21, PAY-166, PAY-167]`, async ({
    page,
  }) => {
    await opened(page, label, { place });
    await expect(sheet(page).locator('.amount')).toHaveText('£12.99');
    await expect(sheet(page).getByRole('listitem')).toHaveText(['Subtotal £12.99']);
    await expect(sheet(page).getByRole('textbox', { name: 'Email', exact: true })).toHaveValue(
      'ada@example.com',
    );
    await press(page, 'Approve');
    await page.waitForURL(summary);
  });

  test(`${name} that is cancelled, refused or fails ends as it says, and pending is waited for [PAY-167, PAY-168, PAY-169]`, async ({
    page,
  }) => {
    await opened(page, label, { place });
    await press(page, 'Cancel');
    await expect(page.locator('iframe[title="Sandbox wallet"]')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    for (const outcome of ['Decline', 'Exception']) {
      await placeButton(page).click();
      await press(page, outcome);
      const dialog = page.getByRole('dialog', { name: failure[name] ?? '' });
      await dialog.getByRole('button', { name: 'OK' }).click();
      await expect(dialog).toHaveCount(0);
    }
    await placeButton(page).click();
    await press(page, 'Pending');
    await page.getByRole('dialog', { name: 'Waiting for your payment' }).waitFor();
    await page.waitForURL(summary);
  });
}

test("Apple Pay's sheet says what is wrong with its fields [PAY-172]", async ({ page }) => {
  await opened(page, /^Apple Pay/, { delivers: true });
  const wrong: readonly (readonly [string, string, string])[] = [
    ['First name', '', 'Please enter your full name.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
    ['Phone', '12', 'Please enter a valid phone number.'],
    ['Address line 1', '', 'Please supply first line of address.'],
    ['Postcode', 'N1 1AA', 'Postcode is invalid'],
    ['Billing first name', '', 'Please enter your full billing name.'],
    ['Billing country', '', 'Please enter your full billing country.'],
    ['Billing address line 1', '', 'Please enter your full billing address.'],
    ['Billing postcode', '', 'Please enter your full billing postal code.'],
  ];
  for (const [field, value] of wrong) await type(page, field, value);
  await press(page, 'Approve');
  for (const [, , message] of wrong) {
    await expect(sheet(page).getByRole('alert').getByText(message)).toBeVisible();
  }
  const good: readonly (readonly [string, string])[] = [
    ['First name', 'Ada'],
    ['Email', 'ada@example.com'],
    ['Phone', '020 7946 0123'],
    ['Address line 1', '12 Lavender Hill'],
    ['Postcode', 'SW11 1JB'],
    ['Billing first name', 'Ada'],
    ['Billing country', 'GB'],
    ['Billing address line 1', '12 Lavender Hill'],
    ['Billing postcode', 'SW11 1JB'],
  ];
  for (const [field, value] of good) await type(page, field, value);
  await press(page, 'Approve');
  await page.waitForURL(summary);
});

test("Google Pay's sheet refuses an address elsewhere [PAY-172]", async ({ page }) => {
  await opened(page, /^Google Pay/, { delivers: true });
  await type(page, 'Postcode', 'N1 1AA');
  await press(page, 'Approve');
  await expect(sheet(page).getByText('Postcode is invalid')).toBeVisible();
  await type(page, 'Postcode', 'SW11 1JB');
  await press(page, 'Approve');
  await page.waitForURL(summary);
});

test('a challenge is answered on the page of the bank: authenticate places the order [PAY-21, PAY-68, PAY-170]', async ({
  page,
}) => {
  await opened(page, /^Google Pay/);
  await press(page, '3-D Secure challenge');
  await bank(page).getByRole('button', { name: 'Authenticate' }).click();
  await page.waitForURL(summary);
});

test('a challenge that fails shows the authorise modal, and one that is stopped nothing [PAY-68, PAY-72, PAY-170]', async ({
  page,
}) => {
  await opened(page, /^Google Pay/);
  await press(page, '3-D Secure challenge');
  await bank(page).getByRole('button', { name: 'Fail' }).click();
  await authorise(page).getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/order\/checkout\//);
  await placeButton(page).click();
  await press(page, '3-D Secure challenge');
  await bank(page).getByRole('button', { name: 'Stop' }).click();
  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const times = [
  ['step-up', 'Time-out', 'stepUpTimeoutMs', /"stepUpTimeoutMs":20000/, false],
  ['collection', 'Approve', 'collectionTimeoutMs', /"collectionTimeoutMs":10000/, true],
] as const;

for (const [what, outcome, setting, before, hangs] of times) {
  test(`the time-out of the ${what} shows the authorise modal [PAY-68, PAY-69, PAY-70, PAY-72, PAY-171]`, async ({
    page,
  }) => {
    await setInManifest(page, '**/*', before, `"${setting}":1500`);
    await opened(page, /^Google Pay/);
    if (hangs) await sheet(page).getByRole('checkbox', { name: /hangs/ }).check();
    await press(page, outcome);
    await authorise(page).getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL(/\/order\/checkout\//);
  });
}
