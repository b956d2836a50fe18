/**
 * How many reading calls a second the server answers, against the smallest call it has (the release hash: no database,
 * no JSON) in the same run; the ratio is the figure to watch. Run with `npm run bench reads`.
 */
import { Agent, get } from 'node:http';

const base = process.env['COMANDA_BASE_URL'] ?? 'http://localhost:3000';
const callers = 16;
const roundMs = 1500;
const rounds = 3;
const agent = new Agent({ keepAlive: true, maxSockets: callers });

const reference = '/RELEASE_HASH.txt';
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

/** Makes one call; resolves with the bytes of its answer. */
const ask = (path: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(base + path, { agent, headers: { host: 'uk.localhost' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () =>
        answer.statusCode === 200
          ? resolve(bytes)
          : reject(new Error(`${path}: ${answer.statusCode}`)),
      );
    }).on('error', reject);
  });

/** Answers a second with every caller asking one call after another: the best of several rounds. */
async function answersPerSecond(path: string): Promise<number> {
  let best = 0;
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    let done = 0;
    const caller = async (): Promise<void> => {
      while (performance.now() - start < roundMs) {
        await ask(path);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: callers }, caller));
    best = Math.max(best, (done * 1000) / (performance.now() - start));
  }
  return best;
}

const bare = await answersPerSecond(reference);
console.log(`release hash (reference): ${Math.round(bare)} answers/s`);
for (const [name, path] of Object.entries(calls)) {
  const bytes = await ask(path);
  const found = await answersPerSecond(path);
  const ratio = (bare / found).toFixed(1);
  console.log(`${name}: ${Math.round(found)} answers/s of ${bytes} bytes, ratio ${ratio}`);
}
agent.destroy();
