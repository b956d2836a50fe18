import { expect, type Page, test } from '../journey.ts';
import { now } from '../clock.ts';
import { setInManifest } from '../set-in-manifest.ts';
import { stopClock } from '../stop-clock.ts';
import {
  addressOf,
  answerConsent,
  localise,
  open,
  placeOf,
  startDelivery,
} from '../localisation/visit.ts';

test.beforeEach(({ context }) => answerConsent(context));

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

test.describe('the header', () => {
  test(
    'has a logo that leads home and a basket, light on narrow screens [SHL-26]',
    { tag: '@both' },
    async ({ page }) => {
      await localise(page);
      const basket = page.getByRole('banner').getByRole('link', { name: 'Basket' });
      await expect(basket).toBeVisible();
      const word = await basket.getByText('Basket', { exact: true }).boundingBox();
      if (isPhone(page)) expect(word?.width ?? 0).toBeLessThan(2);
      else expect(word?.width ?? 0).toBeGreaterThan(20);
      await open(page, 'uk', '/huts/');
      await expect(page.getByRole('link', { name: 'Fornello, home' })).toHaveAttribute('href', '/');
    },
  );
});

test.describe('the language', () => {
  test('changes every text and is remembered [SHL-32]', async ({ page }) => {
    await page.goto(addressOf('ca', '/huts/?lang=en-CA'));
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos restaurants');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
    await page.goto(addressOf('ca', '/huts/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos restaurants');
    const stored = await page.evaluate(() => localStorage.getItem('phdv:language'));
    expect(stored).toContain('"selectedLanguage":"fr-CA"');
    expect(stored).toContain('"languageChangedManually":true');
  });

  test('has no switch where the market has one [SHL-32]', async ({ page }) => {
    await open(page, 'uk', '/');
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
  });

  test('comes from the address where the market has it [SHL-22]', async ({ page }) => {
    await page.goto(addressOf('ca', '/huts/?lang=fr-CA'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos restaurants');
    await page.goto(addressOf('ca', '/huts/?lang=de-DE'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nos restaurants');
  });

  test('becomes that of the hut [SHL-34]', async ({ page }) => {
    await page.goto(addressOf('ca', '/huts/ca-1/6011?lang=en-CA'));
    await page.getByRole('button', { name: 'Order for pickup' }).click();
    await page.waitForURL('**/order/deals/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
});

test.describe('the footer', () => {
  for (const market of ['uk', 'fr', 'in', 'ca'] as const) {
    test(`leads to no dead page in ${market} [SHL-35]`, async ({ page }) => {
      await open(page, market, '/');
      const links = page.getByRole('contentinfo').getByRole('listitem').getByRole('link');
      await links.first().waitFor();
      const paths = await links.evaluateAll((found) =>
        found.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
      );
      expect(paths.length).toBeGreaterThan(10);
      for (const path of paths.filter((candidate) => !candidate.startsWith('/menu'))) {
        await open(page, market, path);
        expect(placeOf(page).replace(/\/$/, '')).toBe(path.replace(/\/$/, ''));
        await expect(page.getByText('We looked everywhere')).toHaveCount(0);
      }
    });
  }

  test('has franchise and recruitment in France [SHL-36]', async ({ page }) => {
    await page.goto(addressOf('fr', '/?lang=en-FR'));
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Open a franchise' })).toHaveAttribute(
      'href',
      'https://franchise.example.com/fornello/fr',
    );
    await expect(footer.getByRole('link', { name: 'Join the team' })).toBeVisible();
  });

  test('shows where to get the app on the web [SHL-37]', async ({ page }) => {
    await open(page, 'uk', '/');
    await expect(page.getByRole('link', { name: 'App Store' })).toHaveAttribute(
      'href',
      'https://apps.example.com/ios/fornello',
    );
    await expect(page.getByRole('link', { name: 'Google Play' })).toBeVisible();
  });
});

test.describe('the home page', () => {
  test('advertises the collection deal in the United Kingdom only [SHL-39]', async ({ page }) => {
    await open(page, 'uk', '/');
    const banner = page.getByRole('link', {
      name: '£5 off our £22.99 collection deal: two large pizzas plus a side',
    });
    await expect(banner).toHaveAttribute('href', '/order/deals/');
    await open(page, 'ca', '/');
    await expect(page.getByText('collection deal')).toHaveCount(0);
  });

  test('asks for the postcode before a promotion, forces its tab, and goes there then [SHL-44, DEA-16]', async ({
    page,
  }) => {
    await open(page, 'uk', '/');
    await page.getByRole('link', { name: 'Collect & Save' }).click();
    await expect(page.getByText('Enter your postcode to see this deal')).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('tab')).toHaveText(['Collection']);
    expect(placeOf(page)).toBe('/');
    await page.getByRole('searchbox').fill('SW11 1JB');
    await page.getByRole('button', { name: 'Clapham Junction' }).click();
    await page.waitForURL('**/order/deal/?id=collection-large-duo**');
  });

  test('dims around the field or the promotion with the focus [SHL-42]', async ({ page }) => {
    await open(page, 'uk', '/');
    const dimmed = () =>
      page
        .getByRole('main')
        .locator('> div')
        .first()
        .evaluate((element) => getComputedStyle(element, '::before').opacity);
    await page.getByLabel('Postcode').focus();
    await expect.poll(dimmed).toBe('1');
    await page.getByLabel('Postcode').blur();
    await expect.poll(dimmed).toBe('0');
  });

  test('shows the sentence of its experiment to those who are in it [SHL-43, EXP-22]', async ({
    page,
  }) => {
    const sentence = 'Your location lets us show you the local availability of pizzas and deals.';
    await open(page, 'uk', '/');
    await expect(page.getByText(sentence)).toHaveCount(0);
    await open(page, 'uk', '/?optimizely=homepage-variant:treatment');
    await expect(page.getByText(sentence)).toBeVisible();
  });

  test('shows an emergency text without what could harm, and none when it is empty [SHL-40, EXP-71]', async ({
    page,
  }) => {
    await open(page, 'uk', '/');
    await expect(page.getByText('We close early')).toHaveCount(0);
    const harmful =
      '<b>We close early</b> <a href=\\"javascript:alert(1)\\" onclick=\\"alert(2)\\">today</a><script>alert(3)</script>';
    await setInManifest(
      page,
      addressOf('uk', '/'),
      /"emergency-banner":\{[^}]*\}/,
      `"emergency-banner":{"default":true,"text":"${harmful.replaceAll('<', '\\u003c')}"}`,
    );
    await open(page, 'uk', '/');
    await expect(page.getByText('We close early')).toBeVisible();
    const html = await page.getByText('We close early').locator('..').innerHTML();
    expect(html).not.toMatch(/javascript|onclick|script/);
    expect(html).toContain('today');
  });
});

test.describe('notifications', () => {
  test('close by their button and by themselves [SHL-64, SHL-65]', async ({ page }) => {
    await page.clock.install({ time: now() });
    await open(page, 'uk', '/');
    await stopClock(page);
    await startDelivery(page, 'ZE1 0AA');
    const sorry = page.getByText('Sorry, we don’t deliver to your address');
    await expect(sorry).toBeVisible();
    await page.getByRole('button', { name: 'Close this message' }).click();
    await expect(sorry).toHaveCount(0);
    await startDelivery(page, 'ZE1 0AB');
    await expect(sorry).toBeVisible();
    await page.clock.fastForward(5000);
    await expect(sorry).toHaveCount(0);
  });
});

test.describe('a session', () => {
  test('that nobody touches for an hour ends, but not on the home page [SHL-48, SHL-49]', async ({
    page,
  }) => {
    await page.clock.install({ time: now() });
    await localise(page);
    await page.clock.fastForward(3_600_000);
    await expect(page.getByLabel('Postcode')).toBeVisible();
    expect(placeOf(page)).toBe('/');
    await page.getByLabel('Postcode').fill('SW11');
    await page.clock.fastForward(2 * 3_600_000);
    await expect(page.getByLabel('Postcode')).toHaveValue('SW11');
  });

  test('whose stored state does not fit shows the error and starts afresh after a reload [SHL-52]', async ({
    page,
  }) => {
    await page.goto(addressOf('uk', '/v1/words/en-GB'));
    await page.evaluate(() => localStorage.setItem('phdv:huts', '{'));
    await page.goto(addressOf('uk', '/'));
    await expect(page.getByRole('heading', { name: 'We could not start' })).toBeVisible();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByLabel('Postcode')).toBeVisible();
  });
});
