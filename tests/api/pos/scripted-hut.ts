import { onTestFinished } from 'vitest';
import type { JsonObject } from '../../../core/manifest/json.ts';
import {
  type ScriptedTill,
  startScriptedTill,
} from '../../../plugins/pos-http/conformance/scripted-till.ts';
import type { OrderSummary, Placement, TrackingInfo } from '../../../schemas/types/http/orders.ts';
import { placeOrder } from '../orders/sample-orders.ts';
import { cardToken, gatewayPayment, openCardOrder } from '../payments/sandbox-payments.ts';
import { testManifest } from '../../core/test-market.ts';
import { startServer, type TestServer } from '../start-server.ts';

/** The secret of the market, and that of hut 1102. */
const variables = { TILL_SECRET: 'secret of the market', HUT_SECRET: 'secret of the hut' };

/** Plugins of the British market, with others in the place of its kitchen. */
const pluginsWithTill = (...tills: JsonObject[]): JsonObject[] =>
  testManifest('uk').plugins.flatMap((entry) =>
    entry.id === 'sandbox-kitchen' ? tills : [entry as unknown as JsonObject],
  );

/** A server whose British huts have a real point of sale, and what its log says. */
export interface TillServer {
  readonly server: TestServer;
  readonly log: readonly string[];
  readonly logged: (message: string) => readonly Readonly<Record<string, unknown>>[];
  readonly till: ScriptedTill;
}

/** What differs from a market whose huts are handed their orders. */
export interface TillChoice {
  readonly adapter?: 'pos-http' | 'pos-pull';
  /** The secret that the point of sale has for the market. */
  readonly secret?: string;
  /** More settings of `pos` in the manifest. */
  readonly pos?: JsonObject;
}

/** Starts both; they end with the test. */
export async function openTill({
  adapter = 'pos-http',
  secret = variables.TILL_SECRET,
  pos = {},
}: TillChoice = {}): Promise<TillServer> {
  const till = await startScriptedTill((path) =>
    path.endsWith('/1102') ? variables.HUT_SECRET : secret,
  );
  onTestFinished(() => till.close());
  const pushed = {
    id: 'pos-http',
    options: {
      address: `${till.url}/{{sector}}/{{hut}}`,
      secretVariable: 'TILL_SECRET',
      huts: [{ sector: 'uk-1', id: '1102', secretVariable: 'HUT_SECRET' }],
    },
  };
  const plugins = pluginsWithTill(adapter === 'pos-http' ? pushed : { id: adapter });
  const log: string[] = [];
  const server = await startServer({
    manifests: { uk: { pos: { ...pos, adapter }, plugins } },
    environment: { variables },
    onLog: (line) => log.push(line),
  });
  onTestFinished(() => server.close());
  const logged = (message: string) =>
    log
      .filter((line) => line.includes(message))
      .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  return { server, log, logged, till };
}

/** An order that is paid by card and placed. */
export async function paidOrder(server: TestServer): Promise<Placement> {
  const { request, opened } = await openCardOrder(server);
  const token = await cardToken(server, opened.transactionId, 'approve');
  const { status, body } = await placeOrder(server, request, opened, {
    paymentAuthorisationResponse: token,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body;
}

export const tracked = async (server: TestServer, transactionId: string) =>
  (await server.get<TrackingInfo>(`/v1/orders/${transactionId}/tracking`)).body;

/** What an order has come to: its status, its money, and the letters about it. */
export const endOf = async (server: TestServer, transactionId: string) => ({
  status: (await tracked(server, transactionId)).order_status,
  state: (await server.get<OrderSummary>(`/v1/orders/${transactionId}`)).body.state,
  money: (await gatewayPayment(server, transactionId)).status,
  letters: (
    await server.db
      .selectFrom('letter')
      .select('kind')
      .where('transaction_id', '=', transactionId)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind),
});

/** Orders that no hut has taken. */
export const untaken = async ({ db }: Pick<TestServer, 'db'>) =>
  (await db.selectFrom('untaken_order').select('order_id').execute()).map((row) => row.order_id);

export const minuteMs = 60_000;
