/**
 * JavaScript that a phone loads, in brotli bytes over the wire: the first page of each market and what its menu page
 * adds, against the packages every page is made of, built alone in the same run. Fails when a page is over its budget or
 * loads the plugins of another market. Run with `npm run bench bundle`.
 */
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page, type Request } from 'playwright';
import { build } from 'vite';
import { leaveOut } from '../../tools/build/leave-out.ts';
import { overBudget } from '../../tools/build/page-weights.ts';
import { findBrowser } from '../../tools/browser.mjs';
import { root } from '../../tools/tasks/project.ts';
import { inControl } from '../journeys/in-control.ts';

const base = new URL(process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000');
const huts = { uk: 'uk-1:1101', fr: 'fr-1:1101', in: 'in-1:4001', ca: 'ca-1:6001' } as const;

/** The floor: the required packages in the use that any such application makes of them. */
const floorSource = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { BrowserRouter, Routes, Route } from 'react-router-dom';
  import { observer } from 'mobx-react-lite';
  import { types, flow, getSnapshot, applySnapshot, onSnapshot, getRoot, getEnv } from 'mobx-state-tree';
  import { Container, ContainerModule } from 'inversify';
  import i18next from 'i18next';
  import { ThemeProvider, Global, jsx } from '@emotion/react';
  globalThis.floor = [createElement, createRoot, BrowserRouter, Routes, Route, observer, types, flow, getSnapshot,
    applySnapshot, onSnapshot, getRoot, getEnv, Container, ContainerModule, i18next, ThemeProvider, Global, jsx];
`;

async function floorBytes(): Promise<number> {
  const entry = 'virtual:floor';
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      leaveOut(),
      {
        name: 'floor',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? floorSource : null),
      },
    ],
    build: { write: false, target: 'es2023', rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(output) ? output : [output];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .reduce(
      (sum, file) =>
        file.type === 'chunk' ? sum + brotliCompressSync(Buffer.from(file.code)).length : sum,
      0,
    );
}

/** Bytes of the scripts that an address makes the page load. */
async function scriptBytes(page: Page, address: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const count = async (request: Request) => {
    const { responseBodySize } = await request.sizes();
    sizes.set(request.url(), responseBodySize);
  };
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') pending.push(count(request));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  page.removeAllListeners('requestfinished');
  return sizes;
}

/** Whether a script holds plugins that this market does not name: a script of plugins is named after its markets. */
const isForeign = (url: string, market: string): boolean => {
  const users = /-plugins-([a-z-]+?)-[\w-]{8}\.js$/.exec(url)?.[1];
  return users !== undefined && !users.split('-').includes(market);
};

const sum = (sizes: Iterable<number>): number =>
  [...sizes].reduce((total, size) => total + size, 0);
const ratio = (bytes: number, floor: number): string => (bytes / floor).toFixed(2);

const floor = await floorBytes();
console.log(`required packages alone (reference): ${floor} bytes`);
const { executablePath, args, env } = await findBrowser(root, console.log);
const browser = await chromium.launch({
  executablePath,
  args,
  env: { ...process.env, ...env },
});
for (const [market, hut] of Object.entries(huts)) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    storageState: inControl(base.href),
    // What it keeps for times without the server comes once the page is there: no page waits for it.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const origin = `http://${market}.localhost:${base.port}`;
  const first = await scriptBytes(page, `${origin}/`);
  const menu = await scriptBytes(
    await context.newPage(),
    `${origin}/order/pizzas/?storeId=${hut}&dispositionType=collection`,
  );
  const more = [...menu].filter(([url]) => !first.has(url)).map(([, size]) => size);
  const weight = { market, firstPage: sum(first.values()), menuPage: sum(more) };
  console.log(
    `${market}: first page ${weight.firstPage} bytes (${ratio(weight.firstPage, floor)} of the reference), ` +
      `menu page ${weight.menuPage} more (${ratio(weight.menuPage, floor)})`,
  );
  const foreign = [...first.keys(), ...menu.keys()].filter((url) => isForeign(url, market));
  const problems = [...overBudget([weight]), ...foreign.map((url) => `${market} loads ${url}`)];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  await context.close();
}
await browser.close();
