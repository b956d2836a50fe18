import { expect, test } from '../journey.ts';
import {
  addressOf,
  answerConsent,
  claphamPostcode,
  localise,
  open,
  placeOf,
  startDelivery,
} from './visit.ts';
import { arrive } from '../arrive.ts';

test.beforeEach(({ context }) => answerConsent(context));

test.describe('a postcode', () => {
  test(
    'finds the hut and leads to its deals [SHL-06, SHL-07, SHL-41, LOC-33]',
    { tag: '@both' },
    async ({ page }) => {
      await localise(page);
      await expect(page.getByText(`Delivering to ${claphamPostcode}`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );

  test('that is missing, half or wrong is refused by the field, which keeps it [LOC-59]', async ({
    page,
  }) => {
    await open(page, 'uk', '/');
    const field = page.getByLabel('Postcode');
    for (const [typed, message] of [
      ['', 'Enter your postcode so we can find your restaurant.'],
      ['SW11', 'That is only the first part. Enter the whole postcode, such as SW11 1JB.'],
      ['pizza', 'That does not look like a postcode. Check it and try again.'],
    ] as const) {
      await startDelivery(page, typed);
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(typed);
    }
    expect(placeOf(page)).toBe('/');
  });

  test('nobody delivers to is answered with one sorry, and what was typed stays [LOC-69]', async ({
    page,
  }) => {
    await open(page, 'uk', '/');
    const looked = page.waitForResponse('**/v1/geocode*');
    await startDelivery(page, 'ZE1 0AA');
    await expect(page.getByText('Sorry, we don’t deliver to your address')).toBeVisible();
    await expect(page.getByLabel('Postcode')).toHaveValue('ZE1 0AA');
    await looked;
    await expect(page.getByRole('button', { name: 'Close this message' })).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('can be tried again after the call failed, with a message meanwhile [LOC-36]', async ({
    page,
  }) => {
    await open(page, 'uk', '/');
    await page.route('**/v1/huts?*', (route) => route.abort());
    await startDelivery(page);
    await expect(page.getByText('We could not find your restaurant just now.')).toBeVisible();
    await page.unroute('**/v1/huts?*');
    await startDelivery(page);
    await page.waitForURL('**/order/deals/');
  });
});

test.describe('the widget', () => {
  test('has the tabs of its market, moved through by the arrow keys [LOC-55, LOC-56]', async ({
    page,
  }) => {
    await open(page, 'uk', '/');
    await expect(page.getByRole('tab')).toHaveText(['Delivery', 'Collection', 'Dine in']);
    await page.getByRole('tab', { name: 'Delivery' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Collection' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await open(page, 'ca', '/');
    await expect(page.getByRole('tab')).toHaveText(['Delivery', 'Pickup']);
  });

  test('asks with large answers in its second layout, for the same flows [LOC-55, EXP-38]', async ({
    page,
  }) => {
    await open(page, 'uk', '/?optimizely=localisation-widget-layout:treatment');
    await expect(page.getByRole('tab')).toHaveCount(0);
    const answers = page.getByRole('radio');
    await expect(answers).toHaveCount(3);
    await expect(page.getByRole('radio', { name: 'Delivery' })).toBeChecked();
    await page.getByRole('radio', { name: 'Dine in' }).check({ force: true });
    await expect(page.getByRole('link', { name: 'Leicester Square' })).toBeVisible();
    await page.getByRole('radio', { name: 'Collection' }).check({ force: true });
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.getByRole('radio', { name: 'Delivery' }).check({ force: true });
    await startDelivery(page);
    await page.waitForURL('**/order/deals/');
    await expect(page.getByText(`Delivering to ${claphamPostcode}`)).toBeVisible();
  });

  test('sums up where the order goes, and lets it be changed [LOC-57, LOC-48, LOC-49]', async ({
    context,
    page,
  }) => {
    await arrive(page, '/order/deals/');
    const url = addressOf('uk', '/');
    await context.addCookies([{ name: 'localisation', value: 'uk-1:1101', url }]);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByText('Delivering to')).toBeVisible();
    await expect(page.getByRole('heading', { name: claphamPostcode })).toBeVisible();
    await expect(page.getByRole('button', { name: 'See all deals' })).toBeVisible();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expect(page.getByLabel('Postcode')).toHaveValue(claphamPostcode);
    expect(placeOf(page)).toBe('/');
    expect((await context.cookies(url)).map(({ name }) => name)).not.toContain('localisation');
  });

  test('offers to claim the deal that a customer came for [LOC-57]', async ({ page }) => {
    // The builder adds its basket to the address in a moment.
    const deal = /\/order\/deal\/\?id=chai-and-bites/;
    await open(page, 'in', '/');
    await page.getByRole('link', { name: 'Chai Time' }).click();
    await expect(page.getByText('Enter your address to see this deal')).toBeVisible();
    await page.getByRole('tab', { name: 'Takeaway' }).click();
    await page.getByRole('searchbox').fill('koramangala');
    await page.getByRole('button', { name: /^Koramangala/ }).click();
    await page.waitForURL(deal);
    await page.goBack();
    await page.getByRole('button', { name: 'Claim your deal' }).click();
    await page.waitForURL(deal);
  });

  test('sends diners to the booking page of their hut, in France to the restaurant site [LOC-58]', async ({
    page,
  }) => {
    await open(page, 'uk', '/');
    await page.getByRole('tab', { name: 'Dine in' }).click();
    await page.getByRole('searchbox').fill('leicester');
    await expect(page.getByRole('link', { name: 'Leicester Square' })).toHaveAttribute(
      'href',
      'https://book.example.com/fornello/uk?hut=2101',
    );
    await page.goto(addressOf('fr', '/?lang=fr-FR'));
    await page.getByRole('tab', { name: 'Sur place' }).click();
    await expect(
      page.getByRole('link', { name: 'Aller sur le site des restaurants' }),
    ).toHaveAttribute('href', 'https://restaurants.example.com/fornello/fr');
  });
});

test.describe('a customer who picks a hut', () => {
  for (const [market, tab, typed, hut] of [
    ['fr', 'Collection', 'oberkampf', 'Paris 11e Oberkampf'],
    ['in', 'Takeaway', 'koramangla', 'Koramangala'],
    ['ca', 'Pickup', 'toronto downtown', 'Toronto Downtown'],
  ] as const) {
    test(`collects there in ${market} [LOC-30, LOC-38]`, async ({ page }) => {
      await page.goto(addressOf(market, '/?lang=en-FR'));
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('searchbox').fill(typed);
      await page.getByRole('button', { name: hut }).click();
      await page.waitForURL('**/order/deals/');
      await expect(page.getByText(hut).first()).toBeVisible();
    });
  }
});

test.describe('a hut that is closed', () => {
  test('ends the localisation with a notice that names it [LOC-29, LOC-75]', async ({ page }) => {
    await open(page, 'uk', '/huts/uk-1/1117');
    await page.getByRole('button', { name: 'Order to collect' }).click();
    await expect(page.getByText(/Mansfield Road is closed/)).toBeVisible();
    expect(placeOf(page)).toBe('/huts/uk-1/1117');
  });

  test('for deliveries only turns the order into a collection and says so [LOC-75]', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-03-04T13:00:00Z');
    await page.route('**/v2/huts/status/**', async (route) =>
      route.fulfill({
        json: {
          physical: { delivery: 'UNAVAILABLE_CLOSED', collection: 'AVAILABLE' },
          web: {
            asap: { delivery: 'UNAVAILABLE_CLOSED', collection: 'AVAILABLE' },
            scheduled: { delivery: 'UNAVAILABLE_CLOSED', collection: 'AVAILABLE' },
          },
        },
      }),
    );
    await open(page, 'uk', '/');
    await startDelivery(page);
    await page.waitForURL('**/order/deals/');
    await expect(
      page.getByText('Clapham Junction is not delivering right now', { exact: false }),
    ).toBeVisible();
    await expect(page.getByText('Collecting from Clapham Junction')).toBeVisible();
  });
});

test.describe('a deep link', () => {
  test('localises at its hut, then shows the page it names [LOC-51, LOC-52]', async ({ page }) => {
    await page.goto(
      addressOf(
        'uk',
        '/order/deals/?storeId=uk-1:1101&dispositionType=collection&pathAfterLocalise=/order/pizzas/',
      ),
    );
    await page.waitForURL('**/order/pizzas/');
    await expect(page.getByText('Collecting from Clapham Junction')).toBeVisible();
  });

  test('to a hut that does not exist leads home [LOC-52, LOC-36]', async ({ page }) => {
    await page.goto(addressOf('uk', '/order/deals/?storeId=uk-1:none'));
    await expect(page.getByLabel('Postcode')).toBeVisible();
    expect(placeOf(page)).toBe('/');
  });
});

test.describe('a customer with a hut', () => {
  test('goes from the home page straight to the deals, unless the hash asks to stay [LOC-50, SHL-25]', async ({
    page,
  }) => {
    await localise(page);
    await page.goto(addressOf('uk', '/'));
    await page.waitForURL('**/order/deals/');
    await page.goto(addressOf('uk', '/huts/'));
    await page.goto(addressOf('uk', '/#skipredirect'));
    await expect(page.getByRole('button', { name: 'See all deals' })).toBeVisible();
    expect(placeOf(page)).toBe('/#skipredirect');
  });

  test('is still there after a reload [SHL-50]', async ({ page }) => {
    await localise(page);
    await page.reload();
    await expect(page.getByText(`Delivering to ${claphamPostcode}`)).toBeVisible();
  });
});
