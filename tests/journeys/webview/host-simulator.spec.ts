import { randomInt } from 'node:crypto';
import { expect, type FrameLocator, type Page, test } from '../journey.ts';
import { addressOf, visit } from '../arrive.ts';
import { margherita } from '../baskets.ts';
import { expectAccessible } from '../expect-accessible.ts';
import { places } from '../places.ts';
import greeting from '../../../schemas/webview/greeting.schema.json' with { type: 'json' };
import { expectSame, openSimulator, replay, sessionNamed } from './host-simulator.ts';

const send = async (page: Page, text: string) => {
  await page.getByLabel('Text that is sent').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};

const open = async (page: Page, path: string) => {
  await page.getByLabel('Path of the page').fill(path);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
};

test('the simulator shows the shop in a phone, and what both sides say, as far as the contract knows it @desktop [HST-07]', async ({
  page,
}) => {
  const { shop, messages } = await openSimulator(page, { basket: { items: [margherita] } });
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(messages('Page', 'READY')).toContainText('Fits the contract');
  await expect(messages('App', 'CAPABILITIES')).toContainText('"share"');
  await expect(messages('Page', 'BASKET_CHANGED').last()).toContainText('"count": 1');
  await send(page, '{"type":"DEEP_LINK","payload":{"path":"/faqs/"}}');
  await expect(messages('Page', 'ROUTE_CHANGED').last()).toContainText('"path": "/faqs/"');
  await send(page, '{"type":"SAFE_AREAS","payload":{"top":-1,"right":0,"bottom":0,"left":0}}');
  await expect(messages('App', 'SAFE_AREAS').last()).toContainText('/payload/top must be >= 0');
  await send(page, 'hello');
  await expect(messages('App', 'No message')).toContainText('Does not fit');
  await page.getByRole('button', { name: 'Back, as on the device' }).click();
  await expect(messages('Page', 'BACK_ANSWERED')).toContainText('"handled": true');
});

test('each page that the phone loads by itself gets the bridge before its scripts run @desktop [HST-07]', async ({
  page,
}) => {
  const { messages } = await openSimulator(page);
  for (const times of [1, 2, 3]) {
    await expect(messages('Page', 'READY')).toHaveCount(times);
    const frame = page.frames().find((one) => one.parentFrame() === page.mainFrame());
    await frame?.evaluate(() => window.location.reload());
  }
  await expect(messages('Page', 'READY')).toHaveCount(4);
});

test('every capability and permission of the contract has a switch, and the page is told when one is turned @desktop [HST-07]', async ({
  page,
}) => {
  const { messages } = await openSimulator(page);
  await expect(messages('Page', 'ACCEPTED')).toContainText('"theme"');
  const { enum: capabilities } = greeting.definitions.AppCapability;
  for (const capability of capabilities) {
    await expect(page.getByRole('switch', { name: capability, exact: true })).toBeChecked();
  }
  await page.getByRole('switch', { name: 'theme', exact: true }).uncheck();
  await expect(messages('Page', 'ACCEPTED').last()).not.toContainText('"theme"');
  await page.getByLabel('TRACKING_PERMISSION: status').selectOption('denied');
  await expect(messages('App', 'TRACKING_PERMISSION').last()).toContainText('"denied"');
  await page.getByRole('switch', { name: 'LOCATION_PERMISSION', exact: true }).uncheck();
  await page.getByLabel('Newest version').selectOption('4');
  await page.getByLabel('Oldest version').selectOption('3');
  await expect(messages('Page', 'ACCEPTED').last()).toContainText('"version": 1');
  await page.getByRole('switch', { name: 'Answers the greeting' }).uncheck();
  await page.getByRole('button', { name: 'Open the page again' }).click();
  await expect(messages('Page', 'READY')).toHaveCount(1);
  await expect(messages('App', 'CAPABILITIES')).toHaveCount(0);
});

for (const name of ['older-host', 'newer-host', 'too-new-host', 'silent-host', 'back-pressed']) {
  test(`the page says to ${name} what was recorded @desktop [HST-03, HST-07]`, async ({ page }) => {
    await openSimulator(page);
    await replay(page, sessionNamed(name));
    await expectSame(page);
  });
}

test('a session in which the position is refused goes as it was recorded @desktop [WEB-05, HST-07]', async ({
  page,
}) => {
  await visit(page, 'uk', '/faqs/');
  await page.goto(addressOf('uk', '/sandbox/host'));
  await replay(page, sessionNamed('permission-refused'));
  const shop = page.frameLocator('iframe');
  await shop.getByRole('tab', { name: 'Collection' }).click();
  await shop.getByRole('button', { name: 'Use my location' }).click();
  await expect(
    shop.getByText('Sorry, we are unable to find your current location.', { exact: false }),
  ).toBeVisible();
  await expectSame(page);
});

const order = async (shop: FrameLocator) => {
  // Of one phone number a market takes only so many orders that are not paid yet.
  const end = `${randomInt(10_000)}`.padStart(4, '0');
  const details = { Name: 'Ada Byron', Email: 'ada@example.com', Phone: `020 7946 ${end}` };
  for (const [name, value] of Object.entries(details)) {
    await shop.getByRole('textbox', { name, exact: true }).fill(value);
  }
  await shop.getByRole('radio', { name: /^Cash/ }).check();
  await shop
    .getByRole('button', { name: /^Place order/ })
    .filter({ visible: true })
    .click();
};

test('a session in which a link of the app leads to an order goes as it was recorded @desktop [HST-04, HST-07]', async ({
  page,
}) => {
  const { shop } = await openSimulator(page, {
    at: places.clapham,
    by: 'collection',
    basket: { items: [margherita] },
  });
  await replay(page, sessionNamed('order-by-deep-link'));
  await order(shop);
  await expectSame(page);
});

test('a replay says where the page says something else, and waits for what does not come @desktop [HST-07]', async ({
  page,
}) => {
  await openSimulator(page);
  const session = sessionNamed('older-host');
  const text = JSON.stringify(session);
  await replay(page, text.replace('"path":"/faqs/"', '"path":"/elsewhere/"'));
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('/elsewhere/');
  await expect(alert).toContainText('and is now');
  const share = { from: 'page' as const, message: { type: 'SHARE', payload: {} } };
  await replay(page, { ...session, messages: [...session.messages, share] });
  await expect(page.getByText('waiting for SHARE')).toBeVisible();
  await replay(page, { ...session, messages: session.messages.slice(0, -1) });
  await expect(alert).toContainText('One more than was recorded');
});

test('what was said is saved as a session that replays, and a file that is none is refused and changes nothing @desktop [HST-07]', async ({
  page,
}) => {
  const { messages } = await openSimulator(page);
  await open(page, '/faqs/');
  await expect(messages('Page', 'THEME')).toHaveCount(1);
  await expect(messages('Page', 'ROUTE_CHANGED')).toHaveCount(1);
  await expect(messages('Page', 'BASKET_CHANGED')).toHaveCount(1);
  await page.getByLabel('Title of the recording').fill('Questions');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  await page.getByLabel('File of a session').setInputFiles(await download.path());
  await expect(page.getByRole('heading', { name: 'Questions' })).toBeVisible();
  await expectSame(page);
  for (const [text, told] of [
    ['{', 'JSON'],
    ['{"format":2}', '/format'],
    [JSON.stringify({ ...sessionNamed('silent-host'), start: '//evil.example' }), '/start'],
  ] as const) {
    await replay(page, text);
    await expect(page.getByRole('alert')).toContainText('This file is no recorded session.');
    await expect(page.getByRole('alert')).toContainText(told);
  }
  await expectSame(page);
});

for (const width of [768, 1280]) {
  test(`the simulator has no accessibility fault at ${width} pixels, and speaks French @desktop [HST-07]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const { messages } = await openSimulator(page);
    await expect(messages('Page', 'THEME')).toHaveCount(1);
    await replay(page, sessionNamed('silent-host'));
    await expectSame(page);
    await expectAccessible(page, { exclude: 'iframe' });
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(false);
    await page.getByRole('button', { name: 'français' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Simulateur d’application');
  });
}
