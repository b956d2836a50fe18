import { expect, type Page, test } from '../journey.ts';
import { now } from '../clock.ts';
import { stopClock } from '../stop-clock.ts';
import { arrive, placeOf, visit } from '../arrive.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { places } from '../places.ts';
import { startDelivery } from './visit.ts';

/** A postcode that nobody delivers to; the hut around the corner never closes to those who collect. */
const undelivered = 'WC2H 7LE';

const finder = (page: Page) => page.getByRole('dialog', { name: 'Collect it instead?' });

/** Asks for a delivery to an address that nobody delivers to. */
const askForDelivery = async (page: Page, postcode = undelivered, query = '') => {
  await visit(page, 'uk', `/${query}`);
  await startDelivery(page, postcode);
};

test.describe('an address that nobody delivers to', () => {
  test('is offered collection nearby, which starts the order [LOC-60, LOC-61, LOC-63, LOC-69, LOC-70, BSK-78]', async ({
    page,
  }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/huts/nearby*', async (route) => {
      await held;
      await route.continue();
    });
    await askForDelivery(page);
    await expect(page.getByText('Sorry, we don’t deliver to your address')).toBeAttached();
    await expect(finder(page)).toContainText(`We don’t deliver to ${undelivered} yet.`);
    await expect(finder(page).getByLabel('Looking for restaurants nearby')).toBeAttached();
    answer();
    const hut = finder(page).getByRole('button', { name: 'Leicester Square' });
    await expect(hut).toContainText('0.0 mi');
    await expect(hut).toContainText('29 Leicester Square, London WC2H 7LE');
    await expect(finder(page).getByRole('listitem')).toHaveCount(3);
    await expect(finder(page).getByRole('listitem').nth(1)).toContainText('1.8 mi');
    expect((await finder(page).boundingBox())?.width).toBeLessThanOrEqual(400);
    await expectAccessible(page);
    await hut.click();
    await page.waitForURL('**/order/deals/');
    await expect(finder(page)).toHaveCount(0);
    await expect(page.getByText('Collecting from Leicester Square')).toBeVisible();
  });

  test('is left by the close button, Escape or a press outside; nothing typed is lost [LOC-66]', async ({
    page,
  }) => {
    await askForDelivery(page);
    await expect(finder(page).getByRole('listitem')).toHaveCount(3);
    // The second press of a double click belongs to what opened it.
    await page.mouse.move(5, 5);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    for (const leave of [
      () => finder(page).getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(5, 5),
    ]) {
      await expect(finder(page).getByRole('listitem')).toHaveCount(3);
      await leave();
      await expect(finder(page)).toHaveCount(0);
      await expect(page.getByLabel('Postcode')).toHaveValue(undelivered);
      await startDelivery(page, undelivered);
    }
  });

  test('is told how far was looked when nothing is near but a test kitchen [LOC-64]', async ({
    page,
  }) => {
    await askForDelivery(page, 'RG1 1EH');
    await expect(finder(page)).toContainText('There is no restaurant within 20 mi of you.');
    await expect(finder(page).getByRole('link', { name: 'See all restaurants' })).toBeVisible();
  });

  test('that cannot be placed is said in a warning, and can be tried again [LOC-65]', async ({
    page,
  }) => {
    await page.route('**/v1/geocode*', (route) => route.abort());
    await askForDelivery(page);
    await expect(finder(page)).toContainText(
      'We could not find the restaurants near you just now.',
    );
    await expect(page.locator('section[aria-live]')).toContainText(
      'We could not find the restaurants near you just now.',
    );
    await page.unroute('**/v1/geocode*');
    await finder(page).getByRole('button', { name: 'Try again' }).click();
    await expect(finder(page).getByRole('listitem')).toHaveCount(3);
  });

  test('leads to the map under the experiment, and back [LOC-70, LOC-71, LOC-73, EXP-32, BSK-79]', async ({
    page,
  }) => {
    await askForDelivery(page, undelivered, '?optimizely=deliveryDeadzone:treatment');
    await page.waitForURL('**/map/**');
    expect(placeOf(page)).toBe(
      '/map/?latLong=51.5106,-0.1299&disposition=collection&isDeliveryDeadzone=true',
    );
    await expect(page.getByText('We don’t deliver to your address yet')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page.getByLabel('Postcode')).toBeVisible();
    expect(placeOf(page)).toContain('/?optimizely=');
  });
});

test.describe('the search of those who collect', () => {
  test('finds huts near a whole postcode, else by words with a mistake [LOC-67]', async ({
    page,
  }) => {
    await visit(page, 'uk', '/');
    await page.getByRole('tab', { name: 'Collection' }).click();
    const field = page.getByRole('searchbox');
    await field.fill('SW11 1AA');
    const first = page.getByRole('tabpanel').getByRole('listitem').first();
    await expect(first).toContainText('Clapham Junction');
    await expect(first).toContainText(' mi');
    await field.fill('norhtern manchester');
    await expect(
      page.getByRole('status').filter({ hasText: 'No restaurant found.' }),
    ).toBeVisible();
    await field.fill('northarn manchester');
    await expect(first).toContainText('Northern Quarter');
    await first.getByRole('button').click();
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText('Collecting from Northern Quarter')).toBeVisible();
  });
});

test.describe('notices of a hut', () => {
  test('give the hours of one that is closed for now, for ten seconds [LOC-77, LOC-75]', async ({
    page,
  }) => {
    await page.clock.install({ time: now() });
    await visit(page, 'uk', '/huts/uk-1/1192');
    await stopClock(page);
    await page.getByRole('button', { name: 'Order to collect' }).click();
    const notice = page.getByText(
      'Test Kitchen Paused is closed right now. Today it is open from 11:00 to 23:00.',
    );
    await expect(notice).toBeVisible();
    await page.clock.runFor(9000);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1500);
    await expect(notice).toHaveCount(0);
  });

  test('are sorry for one without hours to offer, and stay with what it has to say [LOC-78, LOC-75]', async ({
    page,
  }) => {
    await page.clock.install({ time: now() });
    await visit(page, 'uk', '/huts/uk-1/1117');
    await stopClock(page);
    await page.getByRole('button', { name: 'Order to collect' }).click();
    const notice = page.getByText(
      'Sorry, Mansfield Road is closed at the moment. We are fitting a new oven and will be back soon.',
    );
    await expect(notice).toBeVisible();
    // A call that still waits would run out of its time, and the page take itself for offline.
    await page.waitForLoadState('networkidle');
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(notice).toHaveCount(0);
  });
});

test('a hut that closes soon counts down to its end [LOC-80, LOC-81]', async ({ page }) => {
  // A Wednesday in London: Islington closes at eleven in the evening.
  await page.clock.install({ time: '2026-03-04T22:40:00Z' });
  await arrive(page, '/order/drinks/', { at: places.islington, by: 'collection' });
  const toast = page.locator('section[aria-live]');
  await expect(page.getByText('Collecting from Islington')).toBeVisible();
  await expect(toast).not.toContainText('closes soon');
  // What watches the closing time loads behind the page, and counts from when it is there.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(5 * 60_000);
  await expect(toast).toContainText('Islington closes soon');
  await expect(toast).toContainText(/Order within 1[45]\smin \d+\ss to be served today\./);
  await page.clock.runFor(14 * 60_000);
  await expect(toast).toContainText(/Order within 0\smin \d+\ss/);
  await page.clock.runFor(60_000);
  await expect(toast).toContainText('Islington has closed');
  await expect(toast).toContainText('Sorry, we have just stopped taking orders for today.');
  await page.clock.runFor(60_000);
  await expect(toast).toContainText('Islington has closed');
});
