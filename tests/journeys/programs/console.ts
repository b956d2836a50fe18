import { createInterface } from 'node:readline';
import { passwordHashes } from '../../../server/accounts/password-hash.ts';
import { addOperator } from '../../../server/operators/operator-accounts.ts';
import { placedOrder } from '../../api/orders/sample-orders.ts';
import { startServer } from '../../api/start-server.ts';
import { now } from '../clock.ts';
import { testManifest } from '../../core/test-market.ts';

/**
 * A server whose console is open, with a British hut that works at its screen and accounts for it. A line on its input
 * such as `order {"items":["margherita"]}` places an order; each answer is a line of JSON.
 */
const plugins = testManifest('uk').plugins.map((entry) =>
  entry.id === 'sandbox-kitchen' ? { id: 'pos-screen' } : { ...entry },
);
const server = await startServer({
  environment: { operatorConsole: 'open' },
  at: now(),
  manifests: {
    uk: {
      pos: { adapter: 'pos-screen', untakenMinutes: 120 },
      plugins: JSON.parse(JSON.stringify(plugins)),
    },
  },
});
const password = 'correct horse battery';
const passwordHash = await passwordHashes(8).hash(password);
const accounts = [
  {
    email: 'hut@example.com',
    name: 'Grace at the hut',
    role: 'hut',
    markets: [],
    huts: ['uk-1/1101'],
  },
  {
    email: 'market@example.com',
    name: 'Ada of the market',
    role: 'market',
    markets: ['uk'],
    huts: [],
  },
  { email: 'admin@example.com', name: 'Alan', role: 'admin', markets: [], huts: [] },
] as const;
for (const account of accounts) await addOperator(server.db, { ...account, passwordHash });
console.log(JSON.stringify({ url: server.url.replace('127.0.0.1', 'localhost'), password }));

for await (const line of createInterface({ input: process.stdin })) {
  const [, sample = '{}'] = /^order(?: (.*))?$/.exec(line) ?? [];
  const { orderId, transactionId } = await placedOrder(server, JSON.parse(sample) as object);
  console.log(JSON.stringify({ orderId, transactionId }));
}
await server.close();
