import { afterAll, beforeAll, expect, it } from 'vitest';
import { madeMarket, type MadeMarkets } from '../../setup/made-market.ts';
import { newPhone, placedOrder, stateOf } from '../orders/sample-orders.ts';
import { startServer, type TestServer } from '../start-server.ts';

let made: MadeMarkets;
let server: TestServer;
beforeAll(async () => {
  made = await madeMarket('sol', '--like', 'uk');
  server = await startServer({ environment: { marketsDir: made.marketsDir } });
});
afterAll(async () => {
  await server.close();
  made.remove();
});

it('a deployment with only its own market starts, with neither the sample nor its defaults, and takes an order [ENG-33]', async () => {
  const { status, body } = await server.get<{ markets: object }>('/health');
  expect(status).toBe(200);
  expect(Object.keys(body.markets)).toEqual(['sol']);

  const { huts = [], products = [] } = server.dependencies.markets.byId('sol')?.catalogue ?? {};
  const [hut] = huts;
  const sold = products.filter(({ type, hidden }) => type === 'pizza' && hidden !== true);
  const { transactionId } = await placedOrder(server, {
    sector: 'sol-1',
    hutId: hut?.id ?? '',
    items: sold.slice(-2).map(({ id }) => id),
    phone: newPhone('uk'),
  });
  expect(await stateOf(server, transactionId)).toBe('placed');
});
