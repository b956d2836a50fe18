import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ScriptedTill,
  startScriptedTill,
} from '../../../plugins/pos-http/conformance/scripted-till.ts';
import { type RunningServer, startServer } from '../../../tools/tasks/running-server.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { now } from '../clock.ts';
import { orderWithCash } from '../checkout/reach-checkout.ts';
import { expect, test } from '../journey.ts';

const secret = 'secret of the till';

let till: ScriptedTill;
let server: RunningServer;
let folder: string;

/** Gives the British market a point of sale in the place of its kitchen. */
function nameTill(marketsDir: string, address: string): void {
  const file = join(marketsDir, 'uk', 'manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly pos?: object;
    readonly plugins: readonly { readonly id: string }[];
  };
  const options = { address, secretVariable: 'TILL_SECRET' };
  const plugins = manifest.plugins.map((entry) =>
    entry.id === 'sandbox-kitchen' ? { id: 'pos-http', options } : entry,
  );
  const pos = { ...manifest.pos, adapter: 'pos-http' };
  writeFileSync(file, JSON.stringify({ ...manifest, pos, plugins }));
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  till = await startScriptedTill(() => secret);
  folder = mkdtempSync(join(tmpdir(), 'comanda-till-'));
  copySampleChain(folder);
  nameTill(folder, `${till.url}/orders`);
  const env = { MARKETS_DIR: folder, TILL_SECRET: secret };
  server = await startServer(env, 'tests/journeys/programs/server.ts');
});
test.afterAll(async () => {
  await server.stop();
  await till.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Statuses of a collection, with the words that its customer reads. */
const shown = [
  ['CONFIRMED', 'The restaurant has accepted your order'],
  ['COOKING', 'In the oven'],
  ['READY', 'Your order is ready for collection'],
  ['DELIVERED', 'Collected. Enjoy!'],
] as const;

/** Reports a status as the hut does, from outside of the browser. */
async function report(orderId: string, order_status: string): Promise<void> {
  const { headers, body } = till.report({ orderId, order_status }, now());
  const answer = await fetch(`${server.url}/v1/huts/uk-1/1101/statuses`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(200);
}

test('a customer sees their order move on as the point of sale of the hut reports it [GTW-36]', async ({
  page,
}) => {
  test.slow();
  await orderWithCash(page, { site: server.url });
  await expect.poll(till.orders).toHaveLength(1);
  const [orderId = ''] = till.orders();
  const status = page.locator('[data-order-status]');
  for (const [order_status, words] of shown) {
    await report(orderId, order_status);
    await expect(status).toContainText(words);
  }
});

test('a customer whose order the hut refuses reads at once that no payment is taken [GTW-36]', async ({
  page,
}) => {
  const accept = till.answer(422);
  await orderWithCash(page, { site: server.url });
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your order was not accepted' }),
  ).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('alert')).toContainText('No payment is taken');
  accept();
});
