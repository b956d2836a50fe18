import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { LooseItem } from '../../../core/basket/basket.ts';
import { root } from '../../../tools/tasks/project.ts';
import { shortLived } from '../../setup/short-lived.ts';
import { addressOf, arrive } from '../arrive.ts';
import { expect, type Page, test } from '../journey.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const minuteMs = 60_000;

/** A server of its own, on a clock that is set on from here. */
interface TimedProgram {
  readonly url: string;
  /** The present moment of the server, in milliseconds. */
  readonly now: number;
  /** @returns the present moment then */
  readonly advance: (milliseconds: number) => Promise<number>;
  readonly stop: () => Promise<void>;
}

async function startTimedProgram(): Promise<TimedProgram> {
  const child = spawn(
    process.execPath,
    [...shortLived, join(root, 'tests/journeys/programs/timed.ts')],
    {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<{ readonly url: string; readonly now: number }> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The server on a clock of its own ended.');
    return value.startsWith('{') ? (JSON.parse(value) as Awaited<ReturnType<typeof next>>) : next();
  };
  return {
    ...(await next()),
    async advance(milliseconds) {
      child.stdin.write(`advance ${milliseconds}\n`);
      return (await next()).now;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.stdin.end();
      }),
  };
}

const hawaiian: LooseItem = {
  basketItemId: 'hawaiian',
  choice: { type: 'pizza', productId: 'hawaiian', size: 'medium', crust: 'deep-pan' },
};

let program: TimedProgram;
test.beforeAll(async () => {
  // On a busy machine a new database may take minutes.
  test.setTimeout(300_000);
  program = await startTimedProgram();
});
test.afterAll(() => program.stop());

const card = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const closed = (page: Page) => page.getByText('This restaurant is closed for the time being.');
const filter = (page: Page) => page.getByRole('button', { name: /vegetarian/i });

/** Sets server and page on by the same time. */
async function advance(page: Page, milliseconds: number): Promise<void> {
  await program.advance(milliseconds);
  await page.clock.fastForward(milliseconds);
}

test('what holds for an hour begins and ends by itself: a setting in the open page, the menu, its prices, the basket, a closed hut [OPR-15]', async ({
  page,
}) => {
  const site = program.url;
  await page.clock.install({ time: await program.advance(0) });
  await arrive(page, '/order/pizzas/', { site, basket: { items: [hawaiian] } });
  const training = addressOf('uk', '/huts/uk-1/1102', site);
  await expect(card(page, 'Hawaiian')).toBeVisible();
  await expect(card(page, 'Pepperoni Classic')).toContainText('£6.49');
  await expect(filter(page)).toHaveCount(0);
  // Nobody loads the page again: what it goes by changes in it.
  await advance(page, minuteMs);
  await expect(filter(page)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Hawaiian is no longer available here/).first()).toBeVisible();
  await expect(card(page, 'Pepperoni Classic')).toContainText('£4.99');
  await expect(card(page, 'Hawaiian')).toHaveCount(0);
  await page.goto(training);
  await expect(closed(page)).toBeVisible();
  await advance(page, 60 * minuteMs);
  await page.goto(training);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(closed(page)).toHaveCount(0);
  // The visit of an hour ago is over.
  await arrive(page, '/order/pizzas/', { site });
  await expect(card(page, 'Hawaiian')).toBeVisible();
  await expect(card(page, 'Pepperoni Classic')).toContainText('£6.49');
  await expect(filter(page)).toHaveCount(0);
});
