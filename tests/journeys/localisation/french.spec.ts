import { expect, type Page, test } from '../journey.ts';
import { now } from '../clock.ts';
import { stopClock } from '../stop-clock.ts';
import { addressOf, answerConsent, placeOf } from './visit.ts';

test.beforeEach(({ context }) => answerConsent(context));

/** Longer than a field waits for the next letter. */
const typingPause = 1000;

const openForm = async (page: Page) => {
  await page.goto(addressOf('fr', '/?lang=en-FR'));
  await page.getByRole('combobox', { name: 'Postcode' }).waitFor();
};

test(
  'a French address is given by keyboard alone, suggested, checked and found [ADR-08, ADR-10, ADR-11, ADR-26, ADR-27, ADR-30, LOC-30, LOC-35]',
  { tag: '@both' },
  async ({ page }) => {
    await page.clock.install({ time: now() });
    await openForm(page);
    await stopClock(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/lookup-post-codes*', async (route) => {
      await held;
      await route.continue();
    });
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    const { keyboard } = page;

    await page.getByRole('tab', { name: 'Delivery' }).focus();
    await keyboard.press('Tab');
    await keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Postcode' })).toBeFocused();
    await keyboard.type('75');
    // Longer than any wait for more digits: what two digits would ask for has been asked.
    await page.clock.runFor(typingPause);
    expect(asked.filter((url) => url.includes('lookup-post-codes'))).toHaveLength(0);
    await keyboard.type('0');
    await page.clock.runFor(typingPause);
    await page.clock.resume();
    await expect(page.getByRole('status', { name: 'Searching for addresses' })).toBeAttached();
    answer();
    const list = page.getByRole('listbox', { name: 'Postcode' });
    await expect(list.getByRole('option', { name: '75011 Paris' })).toBeVisible();
    expect(await list.evaluate((element) => getComputedStyle(element).overflowY)).toBe('auto');
    expect((await list.boundingBox())?.height).toBeLessThanOrEqual(350);
    expect(asked.filter((url) => url.includes('lookup-post-codes'))).toHaveLength(1);
    await keyboard.type('11');
    await expect(list.getByRole('option')).toHaveCount(1);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Postcode' })).toHaveValue('75011');

    await keyboard.press('Tab');
    await keyboard.type('voltaire');
    await page.getByRole('option', { name: 'Boulevard Voltaire' }).waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Street' })).toHaveValue('Boulevard Voltaire');

    await keyboard.press('Tab');
    const number = page.getByLabel('Number');
    await keyboard.type('400');
    await expect(number).toHaveAccessibleDescription('‘400’ is not between 1 and 286');
    await keyboard.press('Enter');
    expect(placeOf(page)).toBe('/?lang=en-FR');
    await number.selectText();
    await keyboard.type('130');
    await expect(number).toHaveAccessibleDescription('');
    await keyboard.press('Enter');
    await expect(page.getByText('No hut found for address')).toBeVisible();
    expect(placeOf(page)).toBe('/?lang=en-FR');
    expect(asked.some((url) => url.includes('/v1/hut?'))).toBe(false);

    await number.selectText();
    await keyboard.type('12 bis');
    await keyboard.press('Enter');
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText('12 bis Boulevard Voltaire, 75011 Paris')).toBeVisible();
  },
);

test('a French form refuses what is missing or wrong by its field, and loses nothing [ADR-11, ADR-13]', async ({
  page,
}) => {
  await openForm(page);
  const postcode = page.getByRole('combobox', { name: 'Postcode' });
  const street = page.getByRole('combobox', { name: 'Street' });
  const number = page.getByLabel('Number');
  const submit = page.getByRole('button', { name: 'Start my delivery' });
  await submit.click();
  await expect(postcode).toHaveAccessibleDescription('Must be present');
  await expect(postcode).toBeFocused();
  await postcode.fill('7501');
  await street.fill('Avenue de la République');
  await submit.click();
  await expect(postcode).toHaveAccessibleDescription(/does not look like a postcode/);
  await postcode.fill('75011');
  await submit.click();
  await expect(number).toHaveAccessibleDescription('Must be present');
  await number.fill('bis');
  await submit.click();
  await expect(number).toHaveAccessibleDescription('Must be a positive integer');
  await number.fill('4');
  await submit.click();
  await expect(number).toHaveAccessibleDescription('Your hut only services odd street numbers');
  await number.pressSequentially('0'.repeat(40), { delay: 0 });
  await expect(number).toHaveValue(`4${'0'.repeat(29)}`);
  await expect(street).toHaveValue('Avenue de la République');
  expect(placeOf(page)).toBe('/?lang=en-FR');
});

test('the test postcode brings its street and number, whose record is looked up on submit [ADR-09, ADR-12]', async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole('combobox', { name: 'Postcode' }).fill('PIZZA');
  await expect(page.getByRole('combobox', { name: 'Street' })).toHaveValue('Rue de la Pizza');
  await expect(page.getByLabel('Number')).toHaveValue('33');
  const lookup = page.waitForRequest('**/lookup-street-by-post-code?*');
  await page.getByRole('button', { name: 'Start my delivery' }).click();
  expect(new URL((await lookup).url()).searchParams.get('query')).toBe('Rue de la Pizza');
  await page.waitForURL('**/order/deals/');
  await expect(page.getByText('33 Rue de la Pizza, PIZZA Paris')).toBeVisible();
});

test('a French form stays as it was when its look-up gets no answer', async ({ page }) => {
  await openForm(page);
  await page.getByRole('combobox', { name: 'Postcode' }).fill('75011');
  await page.getByRole('option', { name: '75011 Paris' }).waitFor();
  await page.getByRole('combobox', { name: 'Street' }).fill('rue oberkampf');
  // Suggestions still on their way would fail too, and what that says would stand in place of the form's own answer.
  await page.getByRole('option', { name: 'Rue Oberkampf' }).waitFor();
  await page.getByLabel('Number').fill('33');
  await page.route('**/v1/address-lookup/**', (route) => route.abort());
  const submit = page.getByRole('button', { name: 'Start my delivery' });
  await submit.click();
  await expect(page.getByText('We could not find your restaurant just now.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Street' })).toHaveValue('rue oberkampf');
  await page.unroute('**/v1/address-lookup/**');
  await submit.click();
  await page.waitForURL('**/order/deals/');
});
