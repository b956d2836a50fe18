import { arrive } from '../arrive.ts';
import { expect, test } from '../journey.ts';
import {
  addressOf,
  answerConsent,
  localise,
  open,
  placeOf,
  startDelivery,
} from '../localisation/visit.ts';

test.beforeEach(({ context }) => answerConsent(context));

test.describe('a visitor without a hut', () => {
  test('who asks for an order page is taken home, and there after localising [SHL-05]', async ({
    page,
  }) => {
    await page.goto(addressOf('uk', '/order/pizzas/?a=1#b'));
    await expect(page.getByLabel('Postcode')).toBeVisible();
    expect(placeOf(page)).toBe('/');
    await startDelivery(page);
    await page.waitForURL('**/order/pizzas/?a=1#b');
  });

  test('who asks for an unknown page is taken home, and told so [SHL-15, SHP-41]', async ({
    page,
  }) => {
    await page.goto(addressOf('uk', '/no/such/page?x=1'));
    await expect(page.getByLabel('Postcode')).toBeVisible();
    expect(placeOf(page)).toBe('/');
    const state = await page.evaluate(() => JSON.stringify(history.state));
    expect(state).toContain('/no/such/page');
    expect(state).toContain('?x=1');
    await expect(page.getByText('There is no page at that address')).toBeVisible();
  });
});

test('a customer with a hut is told where they arrive from an unknown page or an empty checkout [SHP-41]', async ({
  page,
}) => {
  await arrive(page, '/no/such/page');
  await page.waitForURL('**/order/deals/');
  await expect(page.getByText('There is no page at that address')).toBeVisible();
  await page.goto(addressOf('uk', '/order/checkout/'));
  await page.waitForURL('**/order/deals/');
  await expect(page.getByText('Your basket is empty. Choose something first')).toBeVisible();
});

test.describe('older addresses', () => {
  for (const [from, to] of [
    ['/content/faqs', '/faqs/'],
    ['/locations', '/huts/'],
    ['/hut', '/huts/'],
  ] as const) {
    test(`lead on: ${from} [SHL-14, SHL-17]`, async ({ page }) => {
      await open(page, 'uk', from);
      expect(placeOf(page)).toBe(to);
    });
  }

  test('of the menu lead to the deals of a customer with a hut [SHL-18]', async ({ page }) => {
    await localise(page);
    await page.goto(addressOf('uk', '/menu'));
    await page.waitForURL('**/order/deals/');
    await page.goto(addressOf('uk', '/menu/sides'));
    await page.waitForURL('**/order/sides/');
  });
});

test.describe('static pages', () => {
  for (const path of [
    '/contact',
    '/allergens',
    '/cookies',
    '/cgv',
    '/disclaimer',
    '/menu-english',
    '/express',
    '/responsible-disclosure',
    '/personaldata',
    '/packaging-characteristics',
    '/european-privacy-notice',
    '/faqs/',
    '/aboutus',
    '/competition',
    '/deal-not-found',
  ]) {
    test(`have a heading and text of their own: ${path} [SHL-16]`, async ({ page }) => {
      await open(page, 'uk', path);
      await expect(page.getByRole('article').getByRole('paragraph').first()).toBeVisible();
      expect(placeOf(page)).toBe(path);
    });
  }

  test('name the fourteen allergens [SHL-16]', async ({ page }) => {
    await open(page, 'uk', '/allergens/');
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(15);
  });

  test('speak the language of the visitor', async ({ page }) => {
    await page.goto(addressOf('fr', '/contact/?lang=fr-FR'));
    await expect(page.getByText('À propos d’une commande du jour')).toBeVisible();
  });

  test('have one about rewards where there are some, else it leads home [SHL-09]', async ({
    page,
  }) => {
    await open(page, 'uk', '/hut-rewards/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rewards');
    await open(page, 'in', '/hut-rewards/');
    expect(placeOf(page)).toBe('/');
  });
});

test.describe('a promotion page', () => {
  test('shows title, text and the way to its deal [SHL-10]', async ({ page }) => {
    await open(page, 'uk', '/promo/collect-and-save');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Collect & Save');
    await expect(page.getByRole('link', { name: 'Get this deal' })).toHaveAttribute(
      'href',
      '/order/deal/?id=collection-large-duo',
    );
  });

  for (const [path, message] of [
    ['/promo/', 'Landing Page ID is undefined. Redirecting to homepage.'],
    ['/promo/nothing', 'Landing Page not found. Redirecting to homepage.'],
  ] as const) {
    test(`is none at ${path}, which leads home [SHL-10]`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (entry) => logged.push(entry.text()));
      await open(page, 'uk', path);
      expect(placeOf(page)).toBe('/');
      expect(logged.join('\n')).toContain(message);
    });
  }
});

test.describe('error pages', () => {
  test('are three: generic, deal not found, not found [SHL-12, SHL-19]', async ({ page }) => {
    await open(page, 'uk', '/error');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oh crumbs, that burnt');
    await open(page, 'uk', '/deal-not-found');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('That deal has gone');
    await open(page, 'uk', '/huts/uk-1/none');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We looked everywhere');
  });
});

test.describe('the page for support', () => {
  test('shows release, market, sector, hut, level and trace id to a flag level [SHL-11, SHL-20, SHL-21]', async ({
    page,
  }) => {
    await open(page, 'uk', '/debug?flag=canary&traceId=journey-trace');
    const facts = page.getByRole('definition');
    await expect(facts).toHaveCount(6);
    await expect(facts.nth(1)).toHaveText('uk');
    await expect(facts.nth(2)).toHaveText('uk-1');
    await expect(facts.nth(4)).toHaveText('canary');
    await expect(facts.nth(5)).toHaveText('journey-trace');
  });

  test('is an unknown path to everybody else [SHL-11]', async ({ page }) => {
    await open(page, 'uk', '/debug?flag=nonsense');
    expect(placeOf(page)).toBe('/');
  });
});

test('a visit sends its trace id and flag level with every call [SHL-20, SHL-21]', async ({
  page,
}) => {
  const call = page.waitForRequest('**/v1/huts/?*');
  await page.goto(addressOf('uk', '/huts/?traceId=journey-trace&flag=canary'));
  const headers = (await call).headers();
  expect(headers['trace-id']).toBe('journey-trace');
  expect(headers['feature-role']).toBe('canary');
});
