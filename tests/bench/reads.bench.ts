/**
 * How many reading calls a second the server answers, each against a bare Fastify route that answers the same bytes in
 * the same run; the ratio is the figure to watch. Run with `npm run bench reads`.
 */
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { Worker } from 'node:worker_threads';
import { root } from '../../tools/tasks/project.ts';

const base = process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000';
const callers = 16;
const roundMs = 1500;
const rounds = 3;
/** What a call answered. */
interface Answer {
  readonly body: Buffer;
  readonly type: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: callers });

const slot = 'sector=uk-1&hutId=1101&disposition=delivery';
const menu = 'sector=uk-1&hutid=1101&locale=en-GB';
const calls: Readonly<Record<string, string>> = {
  'page with boot data': '/',
  'hut by postcode': '/v1/huts?postcode=SW11%201JB',
  'huts nearby': '/v1/huts/nearby?lat=51.46&lon=-0.16&sectors=uk-1',
  'hut with 7 days of hours': '/v1/hut?sector=uk-1&hutId=1101&openDays=7',
  'hut status': '/v2/huts/status/uk-1/1101/summary',
  'time slots': `/v1/hut/time-slots/?${slot}`,
  'pizzas of a hut': `/v2/products/pizzas?${menu}`,
  'deals of a hut': `/v1/deals/?${menu}`,
};

/** Makes one call; resolves with its answer. */
const ask = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers: { host: 'uk.localhost' } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const type = answer.headers['content-type'] ?? '';
        if (answer.statusCode === 200) resolve({ body: Buffer.concat(chunks), type });
        else reject(new Error(`${url}: ${answer.statusCode}`));
      });
    }).on('error', reject);
  });

/** Answers a second with every caller asking one call after another: the best of several rounds. */
async function answersPerSecond(url: string): Promise<number> {
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    let done = 0;
    const caller = async (): Promise<void> => {
      while (performance.now() - start < roundMs) {
        await ask(url);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  return best;
}

/** The bare server, on a thread of its own as the real one has a process; it answers what it was last told to. */
const bareServer = `
const { parentPort } = require('node:worker_threads');
const app = require('fastify')({ logger: false });
let answer;
parentPort.on('message', (next) => {
  answer = { type: next.type, body: Buffer.from(next.body) };
  parentPort.postMessage('ready');
});
app.get('/', async (_request, reply) => reply.type(answer.type).send(answer.body));
app.listen({ port: 0, host: '127.0.0.1' }).then(() => parentPort.postMessage(app.server.address().port));
`;
process.chdir(root);
const bare = new Worker(bareServer, { eval: true });
const [port] = (await once(bare, 'message')) as [number];

for (const [name, path] of Object.entries(calls)) {
  const answer = await ask(base + path);
  bare.postMessage(answer, []);
  await once(bare, 'message');
  const reference = await answersPerSecond(`http://127.0.0.1:${port}/`);
  const found = await answersPerSecond(base + path);
  const ratio = (found / reference).toFixed(2);
  console.log(
    `${name}: ${Math.round(found)} answers/s of ${answer.body.length} bytes, bare route ${Math.round(reference)}/s, ratio ${ratio}`,
  );
}
agent.destroy();
await bare.terminate();
