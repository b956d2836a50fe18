import { expect, type Page, test } from '../journey.ts';
import { now } from '../clock.ts';
import { addressOf, arrive, placeOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';

const minute = 60_000;

const overlay = (page: Page) => page.getByRole('dialog', { name: 'When would you like it?' });
const renewal = (page: Page) => page.getByRole('dialog', { name: 'Pick a new time' });
const selector = (page: Page) => page.getByRole('dialog').getByRole('combobox', { name: 'Time' });
const when = (page: Page) => page.getByRole('button', { name: /^Order time/ });

/** The texts of the times for later, as the selector lists them. */
const laterTimes = async (page: Page): Promise<readonly string[]> =>
  (await selector(page).getByRole('option').allTextContents()).filter((text) => /\d/.test(text));

test('an order gets a time, keeps it, and loses it again [TIM-12, TIM-13, TIM-14, TIM-18, TIM-19]', async ({
  page,
}) => {
  await arrive(page, '/order/drinks/');
  await when(page).click();
  await expect(overlay(page)).toContainText('Pick a time for your delivery from Clapham Junction.');
  await expect(selector(page)).toHaveValue('now');
  await expectAccessible(page);
  const options = selector(page).getByRole('option');
  await expect(options.first()).toHaveText('As soon as possible');
  const [, second = ''] = await laterTimes(page);
  expect(second).toMatch(/^\d\d:\d\d$/);
  await selector(page).selectOption(second);
  await page.getByRole('button', { name: 'Set order time' }).click();
  await expect(overlay(page)).toHaveCount(0);
  await expect(when(page)).toHaveText(second);

  await when(page).click();
  await expect(selector(page).locator('option:checked')).toHaveText(second);
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(when(page)).toHaveText(second);

  await when(page).click();
  await selector(page).selectOption('As soon as possible');
  await page.getByRole('button', { name: 'Set order time' }).click();
  await expect(when(page)).toHaveText('Now');
});

test('times that pass leave the list while it is open [TIM-16]', async ({ page }) => {
  await page.clock.install({ time: now() });
  await arrive(page, '/order/drinks/');
  await when(page).click();
  await selector(page).waitFor();
  const before = await laterTimes(page);
  await page.clock.runFor(31 * minute);
  await expect
    .poll(async () => (await laterTimes(page)).length)
    .toBeLessThanOrEqual(before.length - 2);
  expect(before).toEqual(expect.arrayContaining([...(await laterTimes(page))]));
});

test('times that do not come can be asked for again [TIM-20]', async ({ page }) => {
  await page.route('**/v1/hut/time-slots/*', (route) => route.abort());
  await arrive(page, '/order/drinks/');
  await when(page).click();
  await expect(overlay(page)).toContainText('The times could not be loaded.');
  await page.unroute('**/v1/hut/time-slots/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(selector(page)).toHaveValue('now');
});

test.describe('a time that has passed', () => {
  const past = {
    disposition: {
      disposition: { type: 'collection', when: 'scheduled', time: 1_700_000_000_000 },
    },
  };

  /** The form has no way out but another time. */
  const pickNewTime = async (page: Page) => {
    await expect(renewal(page)).toBeVisible();
    await expect(renewal(page)).toContainText('The time you chose has passed.');
    await expect(renewal(page).getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(renewal(page)).toBeVisible();
    await selector(page).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Set order time' }).click();
    await expect(renewal(page)).toHaveCount(0);
  };

  test('is picked again on the order page [TIM-15, TIM-21]', async ({ page }) => {
    await arrive(page, '/order/drinks/', { by: 'collection', state: past });
    await pickNewTime(page);
    await expect(when(page)).toHaveText(/^\d\d:\d\d$/);
  });

  test('is picked again at checkout [TIM-15, TIM-21]', async ({ page }) => {
    await arrive(page, '/order/checkout/', { by: 'collection', state: past });
    await pickNewTime(page);
    await expect(page.getByText(/^\d\d:\d\d$/).first()).toBeVisible();
  });

  test('is picked again when it passes while the customer looks around [TIM-21]', async ({
    page,
  }) => {
    await page.clock.install({ time: now() });
    const time = now() + 10 * minute;
    await arrive(page, '/order/drinks/', {
      by: 'collection',
      state: { disposition: { disposition: { type: 'collection', when: 'scheduled', time } } },
    });
    await expect(when(page)).toBeVisible();
    await expect(renewal(page)).toHaveCount(0);
    await page.clock.runFor(10 * minute);
    await expect(renewal(page)).toBeVisible();
  });
});

test.describe('a hut that opens later', () => {
  const link = '/order/drinks/?storeId=uk-1:1191&dispositionType=collection';

  test('asks for a time, says so, and then starts the order [LOC-79, LOC-75, TIM-14, TIM-18, TIM-19]', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('phdv:consent', '[]'));
    await page.goto(addressOf('uk', link));
    await expect(overlay(page)).toContainText('Pick a time to collect from Test Kitchen Later.');
    const closed = selector(page).getByRole('option', { name: 'Closed right now' });
    await expect(closed).toBeDisabled();
    await expect(selector(page)).not.toHaveValue('now');
    const [first = ''] = await laterTimes(page);
    await page.getByRole('button', { name: 'Start order' }).click();
    await page.waitForURL('**/order/drinks/**');
    await expect(when(page)).toHaveText(first);
  });

  test('is left without a time, and nothing has happened [LOC-79]', async ({ page }) => {
    await visit(page, 'uk', '/huts/uk-1/1191');
    await page.getByRole('button', { name: 'Order to collect' }).click();
    await overlay(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(overlay(page)).toHaveCount(0);
    expect(placeOf(page)).toBe('/huts/uk-1/1191');
  });
});

test('without a hut nobody is asked for a time [TIM-12]', async ({ page }) => {
  await page.clock.install({ time: now() });
  await visit(page, 'uk', '/');
  await page.clock.runFor(6000);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
