/**
 * Any number of calls of every route, made from the OpenAPI document, right ones and broken ones, by several clients at
 * once: `npm run bench fuzz -- 500000`, or with a seed of an earlier run `npm run bench fuzz -- 500000 7`, or one call
 * of it again `npm run bench fuzz -- 1 7 31415`. Fails on an answer of 5xx, on one that takes over two seconds, and when
 * the memory of the server grows by more than a fifth after it has warmed up [SEC-08].
 */
import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { sampleOrder } from '../api/orders/sample-orders.ts';
import { startServer } from '../api/start-server.ts';
import { memoryOf } from '../fuzz/memory-of.ts';
import { prepareSource } from '../fuzz/prepare-source.ts';
import { type Finding, runCalls } from '../fuzz/run-calls.ts';

const clients = 16;
const patienceMs = 2000;
/** The part of a run in which memory may still grow as caches fill. */
const warmUpShare = 0.3;
const mostGrowth = 0.2;
const samples = 100;
/** A short run ends before anything can be said of memory. */
const leastForMemory = 20_000;
const longestTold = 600;

const [count = 50_000, seed = randomInt(1_000_000), from = 0] = process.argv.slice(2).map(Number);
const url = process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000';
const pid = Number(process.env['COMANDA_SERVER_PID']);

/** Orders as a browser makes them, from a server that is only asked for its catalogue. */
async function sampleOrders() {
  const server = await startServer();
  try {
    return [
      await sampleOrder(server),
      await sampleOrder(server, { disposition: 'collection', items: ['fries'] }),
      await sampleOrder(server, { paymentType: 'card' }),
    ];
  } finally {
    await server.close();
  }
}

const tell = ({ index, call: { method, path, headers, body }, what, answer }: Finding): string =>
  [
    `${what}: call ${index}, again with npm run bench fuzz -- 1 ${seed} ${index}`,
    `  ${method} ${path}`,
    `  ${JSON.stringify(headers)}`,
    ...(body === undefined ? [] : [`  ${body.slice(0, longestTold)}`]),
    ...(answer === '' ? [] : [`  answered ${answer.slice(0, longestTold)}`]),
  ].join('\n');

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

console.log(`${count} calls from ${from}, seed ${seed}, ${clients} clients`);
const source = await prepareSource(url, seed, await sampleOrders());
const agent = new Agent({ keepAlive: true, maxSockets: clients });
const memory: number[] = [];
const every = Math.max(1, Math.floor(count / samples));
const { sent, milliseconds, classes, findings } = await runCalls({
  url,
  agent,
  source,
  from,
  to: from + count,
  clients,
  patienceMs,
  onCall: (index) => {
    if (index % every === 0 && pid > 0) memory.push(memoryOf(pid));
  },
});
agent.destroy();

console.log(`${Math.round((sent / milliseconds) * 1000)} calls/s`);
console.log(
  Object.entries(classes)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([kind, number]) => `${kind}: ${number}`)
    .join(', '),
);
for (const finding of findings.slice(0, 50)) console.log(tell(finding));
console.log(`${findings.length} calls of 5xx, or without an answer in ${patienceMs} ms`);
if (findings.length > 0) process.exitCode = 1;

if (count >= leastForMemory && memory.length > 0) {
  const part = Math.ceil(memory.length / 10);
  const warm = Math.floor(memory.length * warmUpShare);
  const before = middle(memory.slice(warm, warm + part));
  const after = middle(memory.slice(-part));
  const growth = after / before - 1;
  const megabytes = [before, after].map((bytes) => Math.round(bytes / 2 ** 20)).join(' to ');
  console.log(`memory: ${megabytes} MB, ${(growth * 100).toFixed(1)} % after the warm-up`);
  if (growth > mostGrowth) process.exitCode = 1;
}
