/**
 * JavaScript that a phone loads, in brotli bytes over the wire: the first page of each market and what its menu page
 * adds, against the packages every page is made of, built alone in the same run. Run with `npm run bench bundle`.
 */
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page, type Request } from 'playwright';
import { build } from 'vite';
import { leaveOut } from '../../tools/build/leave-out.ts';
import { findBrowser } from '../../tools/browser.mjs';
import { root } from '../../tools/tasks/project.ts';

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
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } });
  const page = await context.newPage();
  const origin = `http://${market}.localhost:${base.port}`;
  const first = await scriptBytes(page, `${origin}/`);
  const menu = await scriptBytes(
    await context.newPage(),
    `${origin}/order/pizzas/?storeId=${hut}&dispositionType=collection`,
  );
  const more = [...menu].filter(([url]) => !first.has(url)).map(([, size]) => size);
  console.log(
    `${market}: first page ${sum(first.values())} bytes (${ratio(sum(first.values()), floor)} of the reference), ` +
      `menu page ${sum(more)} more (${ratio(sum(more), floor)})`,
  );
  await context.close();
}
await browser.close();
