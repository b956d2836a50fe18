import type { Browser, Page } from 'playwright';
import type { RunningMarket } from '../../../server/markets/running-market.ts';
import type { PartResult } from '../certificate.ts';
import { findBrowserHere } from '../find-browser-here.ts';
import type { MarketServer } from '../market-server.ts';
import { openHut } from '../open-hut.ts';
import { pagesOf, type Visit } from '../pages-of.ts';

/** Desks and phones: what is narrow is laid out otherwise. */
const screens = {
  wide: { width: 1280, height: 900 },
  narrow: { width: 360, height: 740 },
} as const;

/** How long a page may take until it shows what is waited for, in milliseconds. */
const longestMs = 30_000;

/** Which faults axe finds of a page as it is now, each once with how often. */
async function faultsOf(page: Page): Promise<readonly string[]> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(
    ({ id, help, nodes }) =>
      `${id} (${help}), ${nodes.length} times, first at ${String(nodes[0]?.target[0])}`,
  );
}

/** Opens a page as a customer with a hut and a basket does, and has it looked at. */
async function findingsOf(
  browser: Browser,
  { name, url, screen, shows, kept }: Visit,
  moment: number,
): Promise<readonly string[]> {
  const context = await browser.newContext({ viewport: screens[screen], reducedMotion: 'reduce' });
  try {
    await context.clock.setFixedTime(moment);
    await context.addInitScript((entries: Visit['kept']) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, kept);
    const page = await context.newPage();
    await page.goto(url, { timeout: longestMs });
    await page.locator(shows).first().waitFor({ timeout: longestMs });
    await page.waitForLoadState('networkidle');
    if (new URL(page.url()).pathname !== new URL(url).pathname) {
      return [`${name}, ${screen}: leads to ${new URL(page.url()).pathname}`];
    }
    const faults = await faultsOf(page);
    return faults.map((fault) => `${name}, ${screen}: ${fault}`);
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`${name}, ${screen}: could not be looked at: ${reason}`];
  } finally {
    await context.close();
  }
}

/**
 * Looks at the pages that an order goes through with axe, in a browser without a screen, at the next moment at which a
 * hut of the market is open. Without a browser nothing is known, and the part fails.
 */
export async function accessibility(
  running: RunningMarket,
  server: MarketServer,
  now: number,
  browserHere = findBrowserHere,
): Promise<PartResult> {
  const open = openHut(running, now);
  if (!open) return { note: 'no open hut', findings: ['no hut opens within a week'] };
  const found = await browserHere();
  if ('missing' in found) return { note: 'no browser', findings: [found.missing] };
  const { browser } = found;
  try {
    server.setMoment(open.at);
    const site = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const findings: string[] = [];
    const query = new URLSearchParams({ sector: open.hut.sector, hutId: open.hut.id });
    const described = await server.app.inject({ url: `/v1/hut?${query}` });
    const visits = pagesOf(running, open, { site, described: described.json<object>() });
    for (const visit of visits) findings.push(...(await findingsOf(browser, visit, open.at)));
    return { note: `${visits.length} pages by axe in ${found.name}`, findings };
  } finally {
    await browser.close();
  }
}
