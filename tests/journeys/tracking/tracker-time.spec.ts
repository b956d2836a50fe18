import { expect, type Page, type Request, test } from '../journey.ts';
import { now } from '../clock.ts';
import { stopClock } from '../stop-clock.ts';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { kitchenOf } from './steer-kitchen.ts';

/** The status of the order, as it is announced. */
const live = (page: Page) => page.locator('[data-order-status]');

const second = 1000;

/** No news is pushed, as behind a proxy that allows no streams. */
const withoutPushing = (page: Page): Promise<unknown> =>
  page.route('**/tracking/events', (route) => route.abort());

/** Counts the calls that ask where the order is, and those of them that came to an end. */
const countQuestions = (page: Page) => {
  const counts = { asked: 0, ended: 0 };
  const questions = new Set<Request>();
  page.on('request', (call) => {
    if (!call.url().endsWith('/tracking')) return;
    questions.add(call);
    counts.asked += 1;
  });
  const countEnd = (call: Request) => {
    if (questions.has(call)) counts.ended += 1;
  };
  page.on('requestfinished', countEnd);
  page.on('requestfailed', countEnd);
  return counts;
};

/** Opens the summary of a new order whose kitchen rests, with a clock that the test sets. */
const followedByTheClock = async (page: Page, market: 'uk' | 'in' = 'uk') => {
  await withoutPushing(page);
  const summary = await orderWithCash(page, { market });
  const kitchen = await kitchenOf(page);
  await kitchen.pause();
  await page.clock.install({ time: now() });
  // Of a call that its page leaves behind nobody hears the end.
  await page.goto('about:blank');
  const questions = countQuestions(page);
  await page.goto(summary.href);
  await expect(page.getByText('We are sending your order to the restaurant')).toBeVisible();
  await expect.poll(() => questions.ended).toBeGreaterThan(0);
  await stopClock(page);
  // A clock that is set on would end the call that is under way.
  await expect.poll(() => questions.ended).toBe(questions.asked);
  return { kitchen, questions };
};

test('a step follows every 15 seconds, and after 5 minutes the customer is told to call [TRK-18, TRK-31]', async ({
  page,
}) => {
  await followedByTheClock(page);
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem');
  for (const step of [1, 2, 3, 4]) {
    await page.clock.runFor(15 * second);
    await expect(steps.nth(step)).toHaveAttribute('aria-current', 'step');
  }
  await page.clock.runFor(15 * second);
  await expect(steps.nth(4)).toHaveAttribute('aria-current', 'step');
  const late = page.getByText(/We have not heard from the restaurant yet/);
  await expect(late).toHaveCount(0);
  await page.clock.fastForward(240 * second);
  await expect(late).toBeVisible();
  await expect(late.getByRole('link', { name: '020 7946 0111' })).toBeVisible();
});

test('without a stream the page asks every 10 seconds, past a lost call, to the end [TRK-25, TRK-28, TRK-29]', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('console', (message) => reports.push(message.text()));
  const { kitchen, questions } = await followedByTheClock(page, 'in');
  const expected = page.getByText(/^Expected /);
  await expect(expected).toBeVisible();
  const before = questions.asked;
  await kitchen.advance();
  await page.clock.runFor(10 * second);
  await expect(live(page)).toContainText('The restaurant has accepted your order');
  expect(questions.asked).toBe(before + 1);

  await page.route(/\/tracking$/, (route) => route.abort());
  await kitchen.advance();
  await page.clock.runFor(10 * second);
  await expect.poll(() => reports.join()).toContain('The state of the order could not be read');
  await expect(live(page)).toContainText('The restaurant has accepted your order');
  await page.unroute(/\/tracking$/);
  await page.clock.runFor(10 * second);
  await expect(live(page)).toContainText('Stretching your dough');
  expect(questions.asked).toBe(before + 3);

  for (let step = 0; step < 4; step += 1) await kitchen.advance();
  await page.clock.runFor(10 * second);
  await expect(live(page)).toContainText('Collected. Enjoy!');
  await expect(expected).toHaveCount(0);
  const { asked } = questions;
  await page.clock.fastForward(60 * second);
  expect(questions.asked).toBe(asked);
});

test('an accepted order says when, and its new estimate replaces the old until it ends [TRK-03, TRK-24, TRK-25]', async ({
  page,
}) => {
  await orderWithCash(page, { market: 'in' });
  const kitchen = await kitchenOf(page);
  await kitchen.pause();
  const expected = page.getByText(/^Expected /);
  const before = await expected.textContent();
  await kitchen.advance({ exact: 95, range: { from: 90, to: 100 } });
  await expect(live(page)).toContainText('The restaurant has accepted your order');
  await expect(live(page)).toContainText(/Accepted at \d{1,2}:\d\d/);
  await expect(expected).not.toHaveText(before ?? '');
  await kitchen.fail();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was not accepted');
  await expect(expected).toHaveCount(0);
});

test('an order for later shows its time until the hut confirms it [TRK-26]', async ({ page }) => {
  const quarter = 15 * 60 * second;
  const time = Math.ceil(now() / quarter) * quarter + 4 * quarter;
  await orderWithCash(page, { market: 'in', at: time });
  const kitchen = await kitchenOf(page);
  await kitchen.pause();
  const chosen = new Intl.DateTimeFormat('en-IN', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);
  await expect(page.getByText(`Ordered for ${chosen}`)).toBeVisible();
  await kitchen.advance();
  await expect(live(page)).toContainText('The restaurant has accepted your order');
  await expect(page.getByText(/^Ordered for /)).toHaveCount(0);
});
