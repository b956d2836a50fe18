/**
 * Lighthouse's scores of home, deals and checkout on its phone profile, with nothing cached; deals with a hut chosen,
 * checkout with a basket. Fails below the bars. The best of several attempts counts, as whatever else the machine does
 * can only lower a score. Lighthouse is installed when this is first run. Run with `npm run bench lighthouse`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright';
import { withLock } from '../../tools/boot/lock.mjs';
import { npmCi } from '../../tools/boot/npm-ci.mjs';
import { findBrowser } from '../../tools/browser.mjs';
import { freePort } from '../../tools/tasks/free-port.ts';
import { root, scratch } from '../../tools/tasks/project.ts';
import { runScript } from '../../tools/tasks/run-script.ts';
import { addressOf, arrive } from '../journeys/arrive.ts';
import { cola, margherita } from '../journeys/baskets.ts';
import { stayInControl } from '../journeys/in-control.ts';
import { withGooglePay } from '../journeys/payments/scripted-wallets.ts';

const bars = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const attempts = 3;

type Category = keyof typeof bars;
type Scores = Readonly<Record<Category, number>>;

/** What we read of a report of Lighthouse. */
interface Report {
  readonly categories: Readonly<
    Record<Category, { readonly score: number; readonly auditRefs: readonly { id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly title: string; displayValue?: string }>
  >;
}

const categories = Object.keys(bars) as Category[];

const pages = {
  home: { path: '/', prepare: async () => {} },
  deals: {
    path: '/order/deals/',
    prepare: async (context: BrowserContext) =>
      arrive(await context.newPage(), '/order/deals/', { by: 'collection' }),
  },
  checkout: {
    path: '/order/checkout/',
    prepare: async (context: BrowserContext) => {
      // What another house's script weighs, and whether this machine reaches it, is not what is measured.
      await withGooglePay(context, { people: [], outcome: 'approve' });
      await arrive(await context.newPage(), '/order/checkout/', {
        by: 'collection',
        basket: { items: [margherita, cola] },
      });
    },
  },
} as const;

const program = join(root, 'tools/lighthouse/node_modules/lighthouse/cli/index.js');
await withLock(join(scratch, 'lighthouse.lock'), 'installing Lighthouse', async () => {
  if (existsSync(program)) return;
  console.log('Installing Lighthouse.');
  await npmCi(join(root, 'tools/lighthouse'), process.execPath);
});

const { executablePath, args, env } = await findBrowser(root, console.log);
const folder = mkdtempSync(join(tmpdir(), 'comanda-lighthouse-'));

/** Runs Lighthouse once on a page in a browser of its own. */
async function audit(name: keyof typeof pages, attempt: number): Promise<Report> {
  const { path, prepare } = pages[name];
  const port = await freePort();
  const profile = join(folder, `${name}-${attempt}`);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  try {
    await stayInControl(await context.newPage(), 'uk');
    await prepare(context);
    // What the preparation stored stays; what it fetched is fetched again.
    const [page] = context.pages();
    if (page) {
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
    }
    for (const open of context.pages().slice(1)) await open.close();
    const file = join(folder, `${name}-${attempt}.json`);
    const { code, output } = await runScript(program, [
      addressOf('uk', path),
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

const passes = (scores: Scores): boolean => categories.every((id) => scores[id] >= bars[id]);

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

try {
  for (const name of Object.keys(pages) as (keyof typeof pages)[]) {
    let best: Report | undefined;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      const report = await audit(name, attempt);
      const isBetter =
        !best || report.categories.performance.score > best.categories.performance.score;
      if (isBetter) best = report;
      if (passes(scoresOf(report))) break;
    }
    if (!best) continue;
    const scores = scoresOf(best);
    const times = figures.map((id) => `${best.audits[id]?.title} ${best.audits[id]?.displayValue}`);
    console.log(
      `${name}: ${categories.map((id) => `${id} ${scores[id]} of ${bars[id]}`).join(', ')} (${times.join(', ')})`,
    );
    if (passes(scores)) continue;
    process.exitCode = 1;
    for (const fault of faults(best)) console.error(`  ${fault}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
