import { addressOf } from '../arrive.ts';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { expect, type Page } from '../journey.ts';
import {
  askedBrowser,
  pressShown,
  type PushServer,
  showLast,
  startPushServer,
  test,
} from './pushed-page.ts';
import { kitchenOf } from './steer-kitchen.ts';
import { inWebview } from '../in-webview.ts';

let server: PushServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startPushServer();
});
test.afterAll(() => server.stop());

const words = {
  en: {
    ask: 'Notify me about this order',
    stop: 'Stop notifying me',
    texts: 'Send me text messages',
  },
  fr: {
    ask: 'Me tenir au courant',
    stop: 'Ne plus me tenir au courant',
    texts: 'M’envoyer des SMS',
  },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const status = (page: Page) => page.locator('[data-order-status]');
const idOf = (page: Page) => new URL(page.url()).searchParams.get('transactionId') ?? '';

/** Reports statuses until the tracker says so. */
async function advanceTo(page: Page, told: string | RegExp): Promise<void> {
  const kitchen = await kitchenOf(page);
  const isTold = async () => new RegExp(told).test((await status(page).textContent()) ?? '');
  while (!(await isTold())) {
    const before = (await status(page).textContent()) ?? '';
    await kitchen.advance();
    await expect(status(page)).not.toHaveText(before);
  }
}

/** What each market's customer hears. */
const customers = [
  {
    market: 'uk',
    language: 'en',
    locale: 'en-GB',
    type: 'delivery',
    told: [
      'The restaurant has accepted your order',
      'Your order is on its way',
      'Delivered. Enjoy!',
    ],
  },
  {
    market: 'fr',
    language: 'fr',
    locale: 'fr-FR',
    type: 'collection',
    told: [/a accepté votre commande/, /commande est prête/],
  },
  {
    market: 'in',
    language: 'en',
    locale: 'en-IN',
    type: 'collection',
    told: ['The restaurant has accepted your order', 'Your order is ready for takeaway'],
  },
  {
    market: 'ca',
    language: 'en',
    locale: 'en-CA',
    type: 'collection',
    told: ['The restaurant has accepted your order', 'Your order is ready for pickup'],
  },
] as const;

for (const { market, language, locale, type, told } of customers) {
  test(`${market}: who asks is told by the browser when the order moves on, and a press leads to it [SHP-32]`, async ({
    context,
    page,
  }) => {
    test.slow();
    const { ask, stop } = words[language];
    const { pushed } = await askedBrowser(context, server.push);
    await orderWithCash(page, { market, type, site: server.url });
    const transactionId = idOf(page);
    await button(page, ask).click();
    await expect(button(page, stop)).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(button(page, stop)).toBeVisible();
    const { received } = pushed();
    for (const [index, title] of told.entries()) {
      await advanceTo(page, title);
      await expect.poll(() => received.length).toBe(index + 1);
      const message = await showLast(page, pushed());
      expect(message).toMatchObject({ lang: locale, data: transactionId });
      expect(message?.title).toMatch(title);
    }
    expect(received).toHaveLength(told.length);
    expect(await pressShown(page, transactionId)).toBe('open');
    await page.goto(addressOf(market, '/', server.url));
    expect(await pressShown(page, transactionId)).toBe(
      `/order/ordersummary/?transactionId=${transactionId}`,
    );
  });
}

test('nobody is asked unasked; who said no reads how to change that; a failure can be tried again; and it ends by the same button [SHP-32]', async ({
  context,
  page,
}) => {
  test.slow();
  const browser = await askedBrowser(context, server.push);
  browser.answer('denied');
  await orderWithCash(page, { site: server.url });
  const { ask, stop } = words.en;
  await expect(button(page, ask)).toBeVisible();
  expect(browser.asked()).toBe(0);
  await expect(page.getByRole('checkbox', { name: words.en.texts })).toHaveCount(0);

  await button(page, ask).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Allow notifications for this site/)).toBeVisible();
  await expectAccessible(page);
  browser.answer('default');
  await button(page, ask).click();
  await expect(page.getByText(/Allow notifications for this site/)).toHaveCount(0);

  browser.answer('granted');
  await page.route('**/followers/push', (route) => route.abort(), { times: 1 });
  await button(page, ask).click();
  await expect(page.getByText('That did not work. Please try again.')).toBeVisible();
  await button(page, ask).click();
  await expect(button(page, stop)).toBeFocused();
  await expect(page.getByText('That did not work. Please try again.')).toHaveCount(0);
  await button(page, stop).click();
  await expect(button(page, ask)).toBeVisible();
  const { calls } = browser.pushed();
  await advanceTo(page, 'In the oven');
  expect(calls()).toBe(0);
  await advanceTo(page, 'Enjoy!');
  await expect(button(page, ask)).toHaveCount(0);
});

for (const [where, prepare] of [
  [
    'a browser without push messages',
    (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager')),
  ],
  ['a native app', (page: Page) => inWebview(page, 'android')],
] as const) {
  test(`in ${where} nothing of it shows or loads [SHP-32]`, async ({ context, page }) => {
    test.slow();
    await askedBrowser(context, server.push);
    await prepare(page);
    const parts: string[] = [];
    page.on('request', (request) => parts.push(request.url()));
    const answered = page.waitForResponse('**/followers');
    await orderWithCash(page, { site: server.url });
    await answered;
    await expect(status(page)).toBeVisible();
    expect(parts.filter((url) => /push-button/.test(url))).toEqual([]);
    await expect(button(page, words.en.ask)).toHaveCount(0);
  });
}

test('in: who asks for text messages gets them, in their language, until they say no more [SHP-32]', async ({
  page,
}) => {
  test.slow();
  await orderWithCash(page, {
    market: 'in',
    site: server.url,
    details: { Phone: '098765 12345' },
  });
  const texts = page.getByRole('checkbox', { name: words.en.texts });
  await texts.check();
  await expect(texts).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(texts).toBeChecked();
  const sent = async () => {
    const query = new URLSearchParams({ to: '+919876512345' });
    const answer = await fetch(`${server.url}/sandbox/outbox?${query}`);
    return ((await answer.json()) as { body: string }[]).map(({ body }) => body);
  };
  await advanceTo(page, 'accepted');
  await expect.poll(async () => (await sent()).length).toBe(1);
  expect(await sent()).toEqual([
    expect.stringMatching(/^Fornello · \S+: The restaurant has accepted your order$/),
  ]);
  await texts.uncheck();
  await expect(texts).not.toBeChecked();
  await advanceTo(page, 'Enjoy!');
  expect(await sent()).toHaveLength(1);
});
