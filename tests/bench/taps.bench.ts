/**
 * How long a tap takes to the next paint on a phone whose processor is four times slower than this machine's, as the
 * browser itself measures it (Event Timing, in steps of 8 ms), against a tap on an empty page in the same run. Fails
 * when the median of a tap is over its bar. Run with `npm run bench taps`.
 */
import { chromium, type Locator, type Page } from 'playwright';
import { findBrowser } from '../../tools/browser.mjs';
import { root } from '../../tools/tasks/project.ts';
import type { LooseItem } from '../../core/basket/basket.ts';
import { arrive } from '../journeys/arrive.ts';
import { cola, margherita } from '../journeys/baskets.ts';
import { slot } from '../journeys/deals/build-deal.ts';
import { inControl } from '../journeys/in-control.ts';

const slowdown = 4;
const rounds = 9;
const linesOfFullBasket = 60;
const barMs = 100;
const barOfFullBasketMs = 50;
/** What is too short to be told counts as one step of the browser's clock. */
const shortestMs = 8;
/** How long a finger rests on the glass. */
const restMs = 80;

declare global {
  interface Window {
    taps: PerformanceEventTiming[];
    tapObserver: PerformanceObserver;
  }
  interface PerformanceEventTiming {
    readonly interactionId: number;
  }
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
}

/** Watches the events of a page from its first script on. */
const watch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.taps = [];
    const keep = (entries: PerformanceEntryList) =>
      window.taps.push(...(entries as PerformanceEventTiming[]));
    window.tapObserver = new PerformanceObserver((list) => keep(list.getEntries()));
    window.tapObserver.observe({ type: 'event', durationThreshold: 16, buffered: true });
  });

/** Waits until the page has nothing to do. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestIdleCallback(() => requestIdleCallback(() => resolve())),
        );
      }),
  );

/** Milliseconds from an interaction to the paint that shows what came of it. */
async function timeOf(page: Page, interact: () => Promise<void>): Promise<number> {
  await settle(page);
  const since = await page.evaluate(() => performance.now());
  await interact();
  return page.evaluate(
    ([from, least]) =>
      new Promise<number>((resolve) => {
        const read = () => {
          window.taps.push(...(window.tapObserver.takeRecords() as PerformanceEventTiming[]));
          const durations = window.taps
            .filter(({ startTime, interactionId }) => startTime >= from && interactionId > 0)
            .map(({ duration }) => duration);
          resolve(Math.max(least, ...durations));
        };
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(read)));
      }),
    [since, shortestMs] as const,
  );
}

/**
 * A tap as a finger does it, which rests on the glass for some frames: what the page draws under it meanwhile is not
 * what the customer waits for.
 */
async function press(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('There is nothing to tap.');
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  // The length of the press is part of what is simulated, as the slow processor is; nothing is waited for.
  await page.waitForTimeout(restMs);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

const tap = (page: Page, target: Locator) => async (): Promise<number> => {
  // Scrolls to where nothing lies above it.
  await target.tap({ trial: true });
  return timeOf(page, () => press(page, target));
};

/** A tap, made again and again: `before` and `after` bring the page to where it can be made, and are not measured. */
interface Series {
  readonly name: string;
  /** Milliseconds that its median may take. */
  readonly bar: number;
  readonly before?: () => Promise<void>;
  readonly once: () => Promise<number>;
  readonly after?: () => Promise<void>;
}

interface Measured {
  readonly median: number;
  readonly worst: number;
}

const ascending = (times: readonly number[]): number[] =>
  times.toSorted((one, other) => one - other);

async function measure({ before, once, after }: Series): Promise<Measured> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    times.push(await once());
    await after?.();
  }
  const sorted = ascending(times);
  return { median: sorted[Math.floor(rounds / 2)] ?? 0, worst: sorted.at(-1) ?? 0 };
}

/** As many different lines: pizzas that differ in size, crust and topping. */
function fullBasket(): LooseItem[] {
  const sizes = ['small', 'medium', 'large'];
  const toppings = ['pepperoni', 'ham', 'bacon', 'chicken', 'mushrooms', 'red-onion', 'sweetcorn'];
  const all = sizes.flatMap((size) =>
    toppings.flatMap((one) =>
      toppings.flatMap((other) => ({
        basketItemId: `${size}-${one}-${other}`,
        choice: { ...margherita.choice, size, toppings: ['basil', one, other] },
      })),
    ),
  );
  const different = new Map(
    all.map((item) => [`${item.choice.size} ${item.choice.toppings.toSorted().join(' ')}`, item]),
  );
  return [cola, ...[...different.values()].slice(0, linesOfFullBasket - 1)];
}

const { executablePath, args, env } = await findBrowser(root, console.log);
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });

/** Opens a page of a new customer on the slow processor, measures its taps one after the other, and closes it. */
async function onPage(
  prepare: (page: Page) => Promise<unknown>,
  seriesOf: (page: Page) => readonly Series[],
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    isMobile: true,
    hasTouch: true,
    storageState: inControl(process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000'),
    // Taps are measured on a page that is at rest.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await watch(page);
  await prepare(page);
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const series of seriesOf(page)) report(series, await measure(series));
  await context.close();
}

let reference: number | undefined;

/** Prints what was measured; the first series is what the others are compared with. */
function report({ name, bar }: Series, { median, worst }: Measured): void {
  reference ??= median;
  const ratio = (median / reference).toFixed(1);
  console.log(`${name}: median ${median} ms, worst ${worst} ms, ratio ${ratio}`);
  if (median <= bar) return;
  console.error(`  over its bar of ${bar} ms`);
  process.exitCode = 1;
}

const modal = (page: Page): Locator => page.getByRole('dialog');

function menuTaps(page: Page): readonly Series[] {
  const card = page.getByRole('link', { name: 'Pepperoni Classic' });
  const add = modal(page).getByRole('button', { name: /^Add to basket/ });
  const close = async () => {
    await modal(page)
      .getByRole('button', { name: /^Close/ })
      .first()
      .tap();
    await modal(page).waitFor({ state: 'detached' });
  };
  const openCard = async () => {
    if ((await modal(page).count()) === 0) await card.tap();
    await add.waitFor();
  };
  let isOn = false;
  return [
    {
      name: 'open a product',
      bar: barMs,
      // The modal is loaded at the first touch: what counts is a customer who has touched the page before.
      before: async () => {
        await openCard();
        await close();
      },
      once: tap(page, card),
      after: close,
    },
    {
      name: 'choose a topping',
      bar: barMs,
      before: openCard,
      once: async () => {
        isOn = !isOn;
        const name = isOn ? 'Add Ham' : 'Take off Ham';
        return tap(page, modal(page).getByRole('button', { name, exact: true }))();
      },
    },
    {
      name: 'add to the basket',
      bar: barMs,
      before: openCard,
      once: tap(page, add),
      after: () => modal(page).waitFor({ state: 'detached' }),
    },
    {
      name: 'open the basket',
      bar: barMs,
      once: tap(page, page.getByRole('link', { name: /\bitems?\b/ }).last()),
      after: close,
    },
  ];
}

await onPage(
  (page) => page.goto('data:text/html,<button onclick="this.textContent += 1">Count</button>'),
  (page) => [
    {
      name: 'an empty page (reference)',
      bar: barMs,
      once: tap(page, page.getByRole('button')),
    },
  ],
);
await onPage(
  (page) => arrive(page, '/order/pizzas/', { by: 'collection', basket: { items: [margherita] } }),
  menuTaps,
);
await onPage(
  (page) =>
    arrive(page, '/order/pizzas/#basket', { by: 'collection', basket: { items: fullBasket() } }),
  (page) => [
    {
      name: `one more in a basket of ${linesOfFullBasket} lines`,
      bar: barOfFullBasketMs,
      once: tap(page, page.getByRole('button', { name: 'One more Fornello Cola' })),
    },
  ],
);
let chosen = 0;
await onPage(
  (page) => arrive(page, '/order/deal/?id=bogof-medium&basketId=taps', { by: 'collection' }),
  (page) => [
    {
      name: 'choose for a slot of a deal',
      bar: barMs,
      once: async () => {
        chosen += 1;
        const name = chosen % 2 === 0 ? 'Margherita' : 'Pepperoni Classic';
        return tap(page, slot(page).getByRole('button', { name, exact: true }))();
      },
    },
  ],
);
await onPage(
  (page) =>
    arrive(page, '/order/checkout/', { by: 'collection', basket: { items: [margherita, cola] } }),
  (page) => [
    {
      name: 'type into a field of the checkout',
      bar: barMs,
      before: () => page.getByRole('textbox', { name: 'Name', exact: true }).focus(),
      once: () => timeOf(page, () => page.keyboard.press('a')),
    },
  ],
);
await browser.close();
