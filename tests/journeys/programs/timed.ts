import { createInterface } from 'node:readline';
import { startServer } from '../../api/start-server.ts';

/**
 * A server on a clock that is set on from outside, a minute before something begins for an hour in the British market. A
 * line on its input such as `advance 60000` sets the clock on; each answer is a line of JSON with its present moment.
 */
const hour = { from: '2026-03-04T12:00', until: '2026-03-04T13:00' };
const server = await startServer({
  at: Date.parse('2026-03-04T11:59Z'),
  manifests: {
    uk: {
      timedOverrides: {
        lunch: {
          ...hour,
          soldOut: ['hawaiian'],
          prices: { 'pepperoni-classic': { sizes: { personal: 4.99 } } },
          settings: { flags: { features: { 'vegetarian-filter': { default: true } } } },
        },
        training: {
          ...hour,
          huts: ['uk-1:1102'],
          closed: true,
          closedNote: 'Our team is at school until one.',
        },
      },
    },
  },
});
const answer = () =>
  console.log(
    JSON.stringify({ url: server.url.replace('127.0.0.1', 'localhost'), now: server.clock.now() }),
  );
answer();
for await (const line of createInterface({ input: process.stdin })) {
  const [, milliseconds = '0'] = /^advance (\d+)$/.exec(line) ?? [];
  await server.clock.advance(Number(milliseconds));
  answer();
}
await server.close();
