import { expect, type Page, test } from '../journey.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { giveTiles } from './give-tiles.ts';
import { answerConsent, localise, open, placeOf } from './visit.ts';

const map = (page: Page) => page.getByRole('group', { name: 'Map around Clapham Junction' });

test.beforeEach(({ context }) => answerConsent(context));

test.describe('the list of huts', () => {
  test('links every hut of the market to its page [SHL-17]', async ({ page, request }) => {
    await open(page, 'uk', '/huts/');
    const answer = await request.get('/v1/huts/?sector=uk-1,uk-2');
    const huts = (await answer.json()) as { sector: string; id: string; name: string }[];
    expect(huts.length).toBeGreaterThan(10);
    for (const { sector, id, name } of huts) {
      await expect(page.locator(`a[href="/huts/${sector}/${id}"]`)).toHaveText(name);
    }
  });

  test('is searched by words, and says how many were found', async ({ page }) => {
    await open(page, 'uk', '/huts/');
    await page.getByRole('searchbox').fill('northern quartr');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 restaurant found.');
    await expect(page.getByRole('link', { name: 'Northern Quarter' })).toBeVisible();
    await page.getByRole('searchbox').fill('atlantis');
    await expect(page.getByRole('heading', { name: 'No restaurant by that name' })).toBeVisible();
    await page.getByRole('button', { name: 'Show all restaurants' }).click();
    await expect(page.getByRole('link', { name: 'Northern Quarter' })).toBeVisible();
  });

  test('can be tried again when it did not come', async ({ page }) => {
    await page.route('**/v1/huts/?*', (route) => route.abort());
    await open(page, 'uk', '/huts/');
    await expect(page.getByText('The restaurants could not be loaded.')).toBeVisible();
    await page.unroute('**/v1/huts/?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Northern Quarter' })).toBeVisible();
  });
});

test.describe('the page of a hut', () => {
  test('shows name, address, phone, hours and a way to start for each disposition [SHL-08]', async ({
    page,
  }) => {
    await open(page, 'uk', '/huts/uk-1/1101');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clapham Junction');
    await expect(page.getByText('214 Lavender Hill, London SW11 1JB')).toBeVisible();
    await expect(page.getByRole('link', { name: '020 7946 0111' })).toHaveAttribute(
      'href',
      'tel:02079460111',
    );
    await expect(page.getByRole('table', { name: 'Opening hours' }).getByRole('row')).toHaveCount(
      8,
    );
    await expect(page.getByRole('button', { name: 'Order delivery' })).toBeVisible();
    await page.getByRole('button', { name: 'Order to collect' }).click();
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText('Collecting from Clapham Junction')).toBeVisible();
  });

  test('leads to the way there, and shows no map without tiles [SHL-08]', async ({ page }) => {
    await open(page, 'uk', '/huts/uk-1/1101');
    await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/dir/?api=1&destination=214%20Lavender%20Hill%2C%20London%20SW11%201JB',
    );
    await expect(map(page)).toHaveCount(0);
  });

  test('is on a map where the market has tiles [SHL-08]', async ({ page }) => {
    await giveTiles(page, '**/huts/**');
    await open(page, 'uk', '/huts/uk-1/1101');
    await expect(map(page)).toContainText('© <b>Map</b> makers');
    await expect(map(page).getByRole('img', { name: 'Clapham Junction' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('asks for the postcode before it delivers', async ({ page }) => {
    await open(page, 'uk', '/huts/uk-1/1101');
    await page.getByRole('button', { name: 'Order delivery' }).click();
    await expect(page.getByLabel('Postcode')).toBeFocused();
  });

  test('leads to the list when the sector is unknown to it [SHL-08]', async ({ page }) => {
    await open(page, 'uk', '/huts/unk/1');
    expect(placeOf(page)).toBe('/huts/');
  });

  test('of no hut is a page not found [SHL-19]', async ({ page }) => {
    await open(page, 'uk', '/huts/uk-1/no-such-hut');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We looked everywhere');
    await page.getByRole('link', { name: 'All restaurants' }).click();
    await page.waitForURL('**/huts/');
  });
});

test.describe('everybody', () => {
  for (const [market, path] of [
    ['uk', '/'],
    ['uk', '/huts/'],
    ['uk', '/huts/uk-1/1101'],
    ['uk', '/allergens/'],
    ['fr', '/'],
    ['fr', '/huts/'],
    ['in', '/'],
    ['in', '/faqs/'],
    ['ca', '/'],
    ['ca', '/huts/ca-1/6011'],
  ] as const) {
    test(`can use ${path} of ${market}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, market, path);
      await expect(page.getByText(/Loading|Chargement/)).toHaveCount(0);
      await expectAccessible(page);
    });
  }

  test('reaches the content past the header with the first tab stop', async ({ page }) => {
    await open(page, 'uk', '/huts/');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to the content' });
    await expect(link).toBeFocused();
    await link.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('finds the focus on the heading of the next page, and its name in the title', async ({
    page,
  }) => {
    await localise(page);
    await page.getByRole('link', { name: 'Restaurants', exact: true }).first().click();
    const heading = page.getByRole('heading', { level: 1, name: 'Our restaurants' });
    await heading.waitFor();
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('Our restaurants – Fornello');
  });
});
