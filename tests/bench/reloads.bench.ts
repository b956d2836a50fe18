/**
 * Changes a market's settings again and again while callers ask without a pause, and tells whether a call was dropped,
 * what the memory of the server came to, and how long a change took to be served: `npm run bench reloads -- 1000`.
 * Fails when a call was dropped or memory grew with the reloads.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { JsonObject } from '../../core/manifest/json.ts';
import { startServer } from '../../tools/tasks/running-server.ts';
import { copySampleChain } from '../setup/sample-chain.ts';

const usualReloads = 100;
const callers = 4;
/** Most that the memory of the last fifth of the reloads may be above that of the second. */
const growth = 1.1;
const market = 'uk';
const paths = ['/', '/v1/huts?postcode=SW11%201JB', '/v1/deals/?sector=uk-1&hutid=1101'];

/** What is asked of the health of a server. */
interface Health {
  readonly markets: Readonly<Record<string, { readonly revision: string }>>;
}

const reloads = Number(process.argv[2] ?? usualReloads);
if (!Number.isInteger(reloads) || reloads < 10) throw new Error('Use: reloads -- <at least 10>');

const folder = mkdtempSync(join(tmpdir(), 'comanda-reloads-'));
const marketsDir = join(folder, 'markets');
copySampleChain(marketsDir);
const file = join(marketsDir, market, 'manifest.json');
const manifest = JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
const server = await startServer({ MARKETS_DIR: marketsDir });

const residentMegabytes = (): number => {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

async function revision(): Promise<string | undefined> {
  const health = (await (await fetch(`${server.url}/health`)).json()) as Health;
  return health.markets[market]?.revision;
}

const dropped: string[] = [];
let asked = 0;
const over = new AbortController();
async function callWithoutPause(first: number): Promise<void> {
  for (let number = first; !over.signal.aborted; number += 1) {
    const url = new URL(paths[number % paths.length] ?? '/', server.url);
    url.searchParams.set('market', market);
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.status !== 200) dropped.push(`${url.pathname}: ${answer.status}`);
    } catch (error) {
      dropped.push(`${url.pathname}: ${String(error)}`);
    }
    asked += 1;
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

try {
  const calls = Array.from({ length: callers }, (_, index) => callWithoutPause(index));
  const memory: number[] = [];
  const waits: number[] = [];
  for (let number = 1; number <= reloads; number += 1) {
    const before = await revision();
    const start = performance.now();
    writeFileSync(file, JSON.stringify({ ...manifest, http: { timeoutMs: 10_000 + number } }));
    while ((await revision()) === before) await delay(20);
    waits.push(performance.now() - start);
    memory.push(residentMegabytes());
    if (number % 100 === 0) console.log(`${number} reloads, ${memory.at(-1)} MB`);
  }
  over.abort();
  await Promise.all(calls);
  const fifth = Math.floor(memory.length / 5);
  const early = median(memory.slice(fifth, 2 * fifth));
  const late = median(memory.slice(-fifth));
  console.log(
    `${asked} calls, ${dropped.length} dropped; memory ${early} MB, at the end ${late} MB`,
  );
  console.log(`a change was served after ${Math.round(median(waits))} ms in the median`);
  for (const one of dropped.slice(0, 5)) console.error(one);
  if (dropped.length > 0 || late > early * growth) process.exitCode = 1;
} finally {
  over.abort();
  await server.stop();
  rmSync(folder, { recursive: true });
}
