import { expect, type Page, test } from '../journey.ts';
import { now } from '../clock.ts';
import { arrive, visit } from '../arrive.ts';
import { cola, margherita } from '../baskets.ts';
import { listOf } from '../in-control.ts';
import { openBasket } from '../open-basket.ts';
import { alwaysOpen } from '../places.ts';

// These visitors have not been here before.
test.use({ startsInControl: false });

const sentence = 'Your location lets us show you the local availability of pizzas and deals.';

/** What the browser has stored of an experiment. */
const stored = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), `Experiment::${name}`);

/** The experiment that the sample chain runs. */
const example = 'homepage-variant';

/** Every draw of a page comes out at a number from 0 to below 1. */
const drawing = (page: Page, number: number) =>
  page.addInitScript((drawn) => {
    Math.random = () => drawn;
  }, number);

for (const [variant, number] of [
  ['control', 0.1],
  ['treatment', 0.9],
] as const) {
  test(`a visitor who draws the ${variant} keeps it on every page and visit [EXP-06, EXP-07]`, async ({
    page,
  }) => {
    await drawing(page, number);
    await visit(page, 'uk', '/');
    await expect(page.getByText(sentence)).toHaveCount(variant === 'treatment' ? 1 : 0);
    expect(await stored(page, 'homepage-variant')).toBe(variant);
    await drawing(page, 1 - number);
    await visit(page, 'uk', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(sentence)).toHaveCount(variant === 'treatment' ? 1 : 0);
    expect(await stored(page, 'homepage-variant')).toBe(variant);
    expect(await stored(page, 'checkout-cta-text')).toBeNull();
  });
}

/** The headings of the deals page in their order, once it is whole: a screen's cards are drawn before the others. */
const wholeOrder = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)));
  return page.getByRole('main').getByRole('heading').allTextContents();
};

for (const number of [0.01, 0.5, 0.99]) {
  test(`whoever draws ${number} sees the control of everything but the example, on every visit alike [SHP-24]`, async ({
    page,
  }) => {
    await drawing(page, number);
    for (const place of Object.values(alwaysOpen)) {
      await arrive(page, '/order/deals/', { at: place, by: 'collection' });
      await expect(page.locator('#featured-deal')).toBeVisible();
      const seen = await wholeOrder(page);
      const list = listOf(place.market);
      const names = Object.keys(list);
      const drawn = await page.evaluate(
        (known) => known.map((name) => [name, localStorage.getItem(`Experiment::${name}`)]),
        names,
      );
      for (const [name = '', variant] of drawn) {
        if (variant !== null && name !== example)
          expect(variant).toBe(list[name ?? '']?.variants[0]);
      }
      expect(names.filter((name) => list[name]?.weights === undefined)).toEqual([example]);
      expect(list[example]?.goal).toBe('CVR');
      await drawing(page, 1 - number);
      await page.reload();
      await expect(page.locator('#featured-deal')).toBeVisible();
      await expect.poll(() => wholeOrder(page)).toEqual(seen);
    }
  });
}

test('variants are forced for the session, several at once, and not stored [EXP-10]', async ({
  context,
  page,
}) => {
  await drawing(page, 0.1);
  const forced = 'homepage-variant:treatment,emergency-message-hide:treatment,made-up:treatment';
  await visit(page, 'uk', `/?optimizely=${forced}`);
  await expect(page.getByText(sentence)).toBeVisible();
  await visit(page, 'uk', '/');
  await expect(page.getByText(sentence)).toBeVisible();
  expect(await stored(page, 'homepage-variant')).toBeNull();
  const other = await context.newPage();
  await drawing(other, 0.1);
  await visit(other, 'uk', '/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText(sentence)).toHaveCount(0);
  expect(await stored(other, 'homepage-variant')).toBe('control');
});

test('the datafile comes at start and every ten minutes, and the last one that came decides [EXP-12]', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/v1/experiments/datafile?*', async (route) => {
    asked += 1;
    if (asked !== 2) return route.abort();
    const response = await route.fetch({
      url: route.request().url().replace('uk.localhost', 'localhost'),
    });
    const file = (await response.json()) as {
      experiments: Record<string, { weights?: Record<string, number> }>;
    };
    const trial = file.experiments['checkout-cta-text'] ?? {};
    trial.weights = { control: 0, treatment: 1 };
    return route.fulfill({ json: file });
  });
  const asks = () => asked;
  await page.clock.install({ time: now() });
  await arrive(page, '/order/dips/', { by: 'collection', basket: { items: [margherita, cola] } });
  // A page that is slow to start sets its timers late.
  const afterAMoment = async () => {
    await page.clock.runFor(500);
    return asks();
  };
  await expect.poll(afterAMoment, { intervals: [50] }).toBe(1);
  // The pause begins when the page has heard that the first one does not come.
  for (let minutes = 0; minutes < 9; minutes += 1) await page.clock.runFor(60_000);
  expect(asked).toBe(1);
  // In steps that leave the call its time to be answered.
  const afterASecond = async () => {
    await page.clock.runFor(1_000);
    return asks();
  };
  await expect.poll(afterASecond, { intervals: [0], timeout: 60_000 }).toBe(2);
  const kept = async () => {
    await page.clock.runFor(100);
    return page.evaluate(() => localStorage.getItem('phdv:datafile-uk') ?? '');
  };
  await expect.poll(kept).toContain('"treatment":1');
  expect(asked).toBe(2);
  await page.reload();
  const basket = await openBasket(page);
  await expect(basket.getByRole('button', { name: /^Looks good, check out/ })).toBeVisible();
});
