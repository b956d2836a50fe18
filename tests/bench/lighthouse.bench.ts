/**
 * Lighthouse's scores on its phone profile, with nothing cached, of home, menu, deals, a product, checkout and summary
 * of each market, and how soon home's largest part is painted [SHP-48]: `npm run bench lighthouse`, or of some of them
 * `npm run bench lighthouse -- --market fr --page home --page deals`. Fails below the bars. The best of several attempts
 * counts, as whatever else the machine does can only lower a score. Lighthouse is installed when this is first run.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type BrowserContext } from 'playwright';
import { withLock } from '../../tools/boot/lock.mjs';
import { npmCi } from '../../tools/boot/npm-ci.mjs';
import { findBrowser } from '../../tools/browser.mjs';
import { freePort } from '../../tools/tasks/free-port.ts';
import { root, scratch } from '../../tools/tasks/project.ts';
import { runScript } from '../../tools/tasks/run-script.ts';
import { addressOf, arrive } from '../journeys/arrive.ts';
import { margherita } from '../journeys/baskets.ts';
import { type MarketId, orderWithCash } from '../journeys/checkout/reach-checkout.ts';
import { stayInControl } from '../journeys/in-control.ts';
import { withGooglePay } from '../journeys/payments/scripted-wallets.ts';
import { alwaysOpen } from '../journeys/places.ts';

const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** Longest time until home's largest part is painted, in milliseconds. */
const homePaintMs = 1500;
const attempts = 3;

type Category = keyof typeof bars;
type Scores = Readonly<Record<Category, number>>;

/** What we read of a report of Lighthouse. */
interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly title: string;
        readonly displayValue?: string;
        readonly numericValue?: number;
      }
    >
  >;
}

const categories = Object.keys(bars) as Category[];

/** Makes the browser ready for a page. @returns the page's path */
type Prepare = (context: BrowserContext, market: MarketId) => Promise<string>;

/** A customer with a hut and a pizza has been at a path before. */
const at =
  (path: string): Prepare =>
  async (context, market) => {
    await arrive(await context.newPage(), path, {
      at: alwaysOpen[market],
      by: 'collection',
      basket: { items: [margherita] },
      until: 'main',
    });
    return path;
  };

const pages: Readonly<Record<string, Prepare>> = {
  home: async () => '/',
  menu: at('/order/pizzas/'),
  deals: at('/order/deals/'),
  product: at('/order/pizzas/?modal=margherita'),
  checkout: at('/order/checkout/'),
  summary: async (context, market) => {
    const { pathname, search } = await orderWithCash(await context.newPage(), { market });
    return pathname + search;
  },
};

const { values } = parseArgs({
  options: {
    market: { type: 'string', multiple: true, default: Object.keys(alwaysOpen) },
    page: { type: 'string', multiple: true, default: Object.keys(pages) },
  },
});
const markets = values.market.filter((name): name is MarketId => name in alwaysOpen);

const program = join(root, 'tools/lighthouse/node_modules/lighthouse/cli/index.js');
await withLock(join(scratch, 'lighthouse.lock'), 'installing Lighthouse', async () => {
  if (existsSync(program)) return;
  console.log('Installing Lighthouse.');
  await npmCi(join(root, 'tools/lighthouse'), process.execPath);
});

const { executablePath, args, env } = await findBrowser(root, console.log);
const folder = mkdtempSync(join(tmpdir(), 'comanda-lighthouse-'));

/** Runs Lighthouse once on a page in a browser of its own. */
async function audit(
  market: MarketId,
  name: string,
  prepare: Prepare,
  attempt: number,
): Promise<Report> {
  const port = await freePort();
  const profile = join(folder, `${market}-${name}-${attempt}`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  try {
    await stayInControl(await context.newPage(), market);
    // What another house's script weighs, and whether this machine reaches it, is not what is measured.
    await withGooglePay(context, { people: [], outcome: 'approve' });
    const path = await prepare(context, market);
    // What the preparation stored stays; what it fetched is fetched again.
    const [page] = context.pages();
    if (page) {
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
    }
    for (const open of context.pages().slice(1)) await open.close();
    const file = join(folder, `${market}-${name}-${attempt}.json`);
    const { code, output } = await runScript(program, [
      addressOf(market, path),
      `--port=${port}`,
      `--only-categories=${categories.join(',')}`,
      '--disable-storage-reset',
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ]);
    if (code !== 0) throw new Error(output);
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } finally {
    await context.close();
  }
}

const scoresOf = (report: Report): Scores =>
  Object.fromEntries(
    categories.map((id) => [id, Math.round(report.categories[id].score * 100)]),
  ) as Record<Category, number>;

const paintOf = ({ audits }: Report): number =>
  audits['largest-contentful-paint']?.numericValue ?? Infinity;

const passes = (name: string, report: Report): boolean => {
  const scores = scoresOf(report);
  const isPainted = name !== 'home' || paintOf(report) < homePaintMs;
  return isPainted && categories.every((id) => scores[id] >= bars[id]);
};

/** What cost points, worst first. */
const faults = ({ categories: found, audits }: Report): readonly string[] =>
  categories
    .filter((id) => found[id].score * 100 < bars[id])
    .flatMap((id) => found[id].auditRefs)
    .flatMap(({ id }) => {
      const { score = null, title, displayValue = '' } = audits[id] ?? { title: id };
      return score !== null && score < 0.9
        ? [{ score, line: `${title} ${displayValue}`.trim() }]
        : [];
    })
    .toSorted((one, other) => one.score - other.score)
    .map(({ line }) => line);

const figures = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];

/** The best report of a page. */
async function bestOf(market: MarketId, name: string, prepare: Prepare): Promise<Report> {
  let best = await audit(market, name, prepare, 0);
  for (let attempt = 1; attempt < attempts && !passes(name, best); attempt += 1) {
    const report = await audit(market, name, prepare, attempt);
    const isBetter =
      report.categories.performance.score > best.categories.performance.score ||
      (report.categories.performance.score === best.categories.performance.score &&
        paintOf(report) < paintOf(best));
    if (isBetter) best = report;
  }
  return best;
}

try {
  for (const market of markets) {
    for (const [name, prepare] of Object.entries(pages)) {
      if (!values.page.includes(name)) continue;
      const best = await bestOf(market, name, prepare);
      const scores = scoresOf(best);
      const times = figures.map(
        (id) => `${best.audits[id]?.title} ${best.audits[id]?.displayValue}`,
      );
      console.log(
        `${market} ${name}: ${categories.map((id) => `${id} ${scores[id]} of ${bars[id]}`).join(', ')} (${times.join(', ')})`,
      );
      if (passes(name, best)) continue;
      process.exitCode = 1;
      if (name === 'home' && paintOf(best) >= homePaintMs) {
        console.error(`  The largest part is painted later than after ${homePaintMs} ms`);
      }
      for (const fault of faults(best)) console.error(`  ${fault}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
