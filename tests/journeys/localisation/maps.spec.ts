import { expect, test } from '../journey.ts';
import { now } from '../clock.ts';
import { stopClock } from '../stop-clock.ts';
import { addressOf, answerConsent, type MarketId, open, placeOf } from './visit.ts';

test.beforeEach(({ context }) => answerConsent(context));

/** Longer than the field waits for the next letter. */
const typingPause = 1000;

const start = { name: 'Start my delivery' };

test(
  'a Canadian address is searched for, picked, and has to have a number [ADR-26, ADR-27, ADR-29, ADR-36, LOC-30, LOC-34]',
  { tag: '@both' },
  async ({ page }) => {
    await page.clock.install({ time: now() });
    await open(page, 'ca', '/');
    await stopClock(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.pathname === '/v1/places/autocomplete')
        asked.push(url.searchParams.get('input') ?? '');
    });
    const address = page.getByRole('combobox', { name: 'Address' });
    await address.fill('kin');
    // Longer than any wait for more letters: what three letters would ask for has been asked.
    await page.clock.runFor(typingPause);
    await address.press('g');
    await page.clock.runFor(typingPause);
    await page.clock.resume();
    await page.getByRole('option').first().waitFor();
    expect(asked).toEqual(['king']);
    await address.press('Enter');
    const warning = page.getByText('No hut found for address');
    await expect(warning).toBeVisible();
    await expect(address).toHaveValue('king');

    await address.fill('king street west');
    await page.getByRole('option', { name: /^King Street West, .*Toronto/ }).click();
    await page.getByRole('button', start).click();
    await expect(page.getByRole('textbox', { name: 'House number' })).toBeFocused();
    expect(placeOf(page)).toBe('/');

    await address.fill('245 king street');
    await page.getByRole('option', { name: /^245 King Street West/ }).click();
    const geocoded = page.waitForRequest('**/v1/geocode?placeId=*');
    const searched = page.waitForRequest('**/v1/hut/search/?*');
    await page.getByRole('button', start).click();
    await geocoded;
    expect(new URL((await searched).url()).searchParams.get('sector')).toBe('ca-1,ca-2');
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText('245 King Street West, Toronto M5V 1J5')).toBeVisible();
  },
);

test(
  'a street without its number asks for the number in place, and keeps the rest [SHP-19]',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, 'ca', '/');
    const address = page.getByRole('combobox', { name: 'Address' });
    const number = page.getByRole('textbox', { name: 'House number' });
    await expect(number).toHaveCount(0);
    await address.fill('king street west');
    await page.getByRole('option', { name: /^King Street West, .*Toronto/ }).click();
    const picked = await address.inputValue();
    await page.getByRole('button', start).click();
    await expect(number).toBeFocused();
    await expect(page.getByText('Which house number is yours?')).toBeVisible();
    await expect(page.getByText('No hut found for address')).toHaveCount(0);
    await expect(address).toHaveValue(picked);
    await number.press('Enter');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    expect(placeOf(page)).toBe('/');
    await number.fill('245');
    await number.press('Enter');
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText(/245 King Street West/)).toBeVisible();
  },
);

test(
  'an Indian address is found by its area, and is there again to be changed [LOC-30, LOC-34, LOC-57]',
  { tag: '@both' },
  async ({ page }) => {
    await open(page, 'in', '/');
    const address = page.getByRole('combobox', { name: 'Address' });
    await address.fill('12 80 feet koramangala');
    await page.getByRole('option', { name: /^12 80 Feet Road, Koramangala/ }).click();
    await page.getByRole('button', start).click();
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText(/12 80 Feet Road, Bengaluru/)).toBeVisible();
    await page.goto(addressOf('in', '/'));
    await page.getByRole('button', { name: 'Change' }).click();
    await expect(address).toHaveValue(/12 80 Feet Road/);
    await page.getByRole('button', start).click();
    await page.waitForURL('**/order/deals/');
  },
);

test('a geocoder that fails says its status and leaves the form as it was [ADR-37]', async ({
  page,
}) => {
  await open(page, 'ca', '/');
  const address = page.getByRole('combobox', { name: 'Address' });
  await address.fill('245 king street');
  await page.getByRole('option', { name: /^245 King Street West/ }).click();
  await page.route('**/v1/geocode?*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', start).click();
  await expect(
    page.getByText('Geocode was not successful for the following reason: UNKNOWN_ERROR'),
  ).toBeVisible();
  await expect(address).toHaveValue(/^245 King Street West/);
  await page.unroute('**/v1/geocode?*');
  await page.getByRole('button', start).click();
  await page.waitForURL('**/order/deals/');
});

for (const [market, tab, typed, option] of [
  ['ca', 'Pickup', 'king street west', /^King Street West/],
  ['in', 'Takeaway', 'koramangala', /^Koramangala/],
] as const satisfies readonly (readonly [MarketId, string, string, RegExp])[]) {
  test(`an address to collect near opens the map in ${market} [LOC-38]`, async ({ page }) => {
    await open(page, market, '/');
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('combobox', { name: 'Address' }).fill(typed);
    await page.getByRole('option', { name: option }).first().click();
    await page.getByRole('button', { name: 'Find my restaurant' }).click();
    await page.waitForURL(/\/map\/\?latLong=-?[\d.]+,-?[\d.]+&disposition=collection$/);
  });
}
