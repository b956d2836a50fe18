/**
 * Any number of calls of every route, made from the OpenAPI document, right ones and broken ones, by several clients at
 * once: `npm run bench fuzz -- 500000`, or with a seed of an earlier run `npm run bench fuzz -- 500000 7`, or one call
 * of it again `npm run bench fuzz -- 1 7 31415`. They come from thousands of addresses, so that what limits one of them
 * leaves most calls alone. Fails on an answer of 5xx, on one that takes over two seconds even by itself, and when the
 * memory of the server grows by more than a fifth after it has warmed up [SEC-08].
 */
import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { buildWhenStale } from '../../tools/tasks/build-product.ts';
import { startServer as startProduct } from '../../tools/tasks/running-server.ts';
import { testMoment } from '../../tools/tasks/test-moment.ts';
import { sampleOrder } from '../api/orders/sample-orders.ts';
import { startServer } from '../api/start-server.ts';
import { memoryOf, processorSecondsOf } from '../fuzz/process-usage.ts';
import { prepareSource } from '../fuzz/prepare-source.ts';
import { answersWith, runCalls } from '../fuzz/run-calls.ts';
import { tellFinding, tellMemory, tellRoutes } from './fuzz/tell.ts';

const clients = 16;
const timeoutMs = 2000;
const mostGrowth = 0.2;
const samples = 100;
/** A short run ends before anything can be said of memory. */
const leastForMemory = 20_000;
const mostTold = 50;

/** Orders as a browser makes them, from a server that is only asked for its catalogue. */
async function sampleOrders() {
  const server = await startServer();
  try {
    return [
      ...(await Promise.all(Array.from({ length: 12 }, () => sampleOrder(server)))),
      await sampleOrder(server, { disposition: 'collection', items: ['fries'] }),
      await sampleOrder(server, { paymentType: 'card' }),
      await sampleOrder(server, { paymentType: 'microform' }),
    ];
  } finally {
    await server.close();
  }
}

async function fuzz(count: number, seed: number, from: number): Promise<void> {
  console.log(`${count} calls from ${from}, seed ${seed}, ${clients} clients`);
  const orders = await sampleOrders();
  await buildWhenStale();
  const server = await startProduct(
    {
      REQUESTS_PER_MINUTE: '1200',
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
      COMANDA_CLOCK_AHEAD_MS: String(testMoment - Date.now()),
    },
    'tests/journeys/programs/server.ts',
  );
  const pid = server.pid ?? 0;
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  try {
    const source = await prepareSource(server.url, seed, orders);
    const memory: number[] = [];
    const every = Math.max(1, Math.floor(count / samples));
    const before = process.cpuUsage();
    const served = processorSecondsOf(pid);
    const tally = await runCalls({
      url: server.url,
      agent,
      source,
      from,
      to: from + count,
      clients,
      timeoutMs,
      onCall: (index) => {
        if (index % every === 0) memory.push(memoryOf(pid));
      },
    });
    const { sent, milliseconds, findings, slow, silent } = tally;
    const { user, system } = process.cpuUsage(before);
    const made = (user + system) / 1000 / sent;
    const answered = ((processorSecondsOf(pid) - served) * 1000) / sent;
    const perSecond = Math.round((sent / milliseconds) * 1000);
    console.log(`${perSecond} calls/s in ${Math.round(milliseconds / 1000)} s`);
    console.log(
      `processor: ${made.toFixed(2)} ms to make a call, ${answered.toFixed(2)} ms to answer it`,
    );
    console.log(tellRoutes(tally.routes));
    const limited = answersWith(tally, (status) => status === 429);
    console.log(`${sent - limited} calls got past the limits, ${limited} were answered 429`);
    console.log(`${slow.length} calls took over ${timeoutMs} ms once, but not by themselves`);
    console.log(`${silent} orders were told of a gateway that a call had told to be silent`);
    for (const finding of slow.slice(0, mostTold)) console.log(tellFinding(finding, seed));
    for (const finding of findings.slice(0, mostTold)) console.log(tellFinding(finding, seed));
    console.log(`${findings.length} calls of 5xx, or without an answer in ${timeoutMs} ms`);
    if (findings.length > 0) {
      console.log(server.log().slice(-10_000));
      process.exitCode = 1;
    }
    if (count >= leastForMemory && memory.length > 0) {
      const { growth, text } = tellMemory(memory);
      console.log(text);
      if (growth > mostGrowth) process.exitCode = 1;
    }
  } finally {
    agent.destroy();
    await server.stop();
  }
}

const [count = 50_000, seed = randomInt(1_000_000), from = 0] = process.argv.slice(2).map(Number);
if (![count, seed, from].every((number) => Number.isInteger(number) && number >= 0)) {
  console.error('Use: fuzz -- <calls> [<seed> [<number of the first call>]]');
  process.exitCode = 1;
} else await fuzz(count, seed, from);
