import { hostileMarkets, type HostileMarkets } from '../../hostile/operator-texts.ts';
import { type RunningServer, startServer } from '../../../tools/tasks/running-server.ts';
import { addressOf, arrive } from '../arrive.ts';
import { bogof, margherita } from '../baskets.ts';
import { expect, type Page, test } from '../journey.ts';
import { watchPlanted } from './watch-planted.ts';

let markets: HostileMarkets;
let server: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  markets = hostileMarkets('uk');
  server = await startServer({ MARKETS_DIR: markets.path }, 'tests/journeys/programs/server.ts');
});
test.afterAll(async () => {
  await server.stop();
  markets.remove();
});

/** A text as a page shows it, where white space and what cannot be seen stand for nothing. */
const visible = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, '');

/** Everything that the page shows, and the names of its parts. */
const shownOn = async (page: Page): Promise<string> =>
  visible(
    await page.evaluate(() => {
      const names = [...document.querySelectorAll('[aria-label]')];
      return [document.body.textContent, ...names.map((one) => one.ariaLabel)].join(' ');
    }),
  );

/** Fewest of the operator's texts that every page shows whole. */
const fewest = 8;

test('hostile texts of an operator are texts on every main page [SEC-44]', async ({ page }) => {
  test.setTimeout(180_000);
  expect(markets.planted.size).toBeGreaterThanOrEqual(200);
  const texts = markets.texts.map(visible);
  const { expectInert } = await watchPlanted(page);
  const basket = { items: [margherita], deals: [bogof] };
  await arrive(page, '/order/dips/', { site: server.url, basket });
  const pages = [
    '/',
    '/huts/',
    '/huts/uk-1/1101',
    '/map/?latLong=51.4642,-0.1638',
    '/order/deals/',
    '/order/deal/?id=bogof-medium',
    '/order/pizzas/',
    '/order/pizzas/?modal=margherita',
    '/order/checkout/',
    '/account/?form=signUp',
    '/faqs/',
    '/promo/collect-and-save/',
  ];
  for (const path of pages) {
    await page.goto(addressOf('uk', path, server.url));
    await page.locator('h1').first().waitFor({ state: 'attached' });
    const whole = async () => {
      const text = await shownOn(page);
      return texts.filter((own) => text.includes(own)).length;
    };
    await expect.poll(whole, { message: path }).toBeGreaterThanOrEqual(fewest);
    await expectInert();
  }
});
