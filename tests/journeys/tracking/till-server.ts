import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type ScriptedTill,
  startScriptedTill,
} from '../../../plugins/pos-http/conformance/scripted-till.ts';
import { startServer } from '../../../tools/tasks/running-server.ts';
import { copySampleChain } from '../../setup/sample-chain.ts';
import { now } from '../clock.ts';
import { expect } from '../journey.ts';

const secret = 'secret of the till';

/** A server whose British huts have a point of sale that signs what it reports. */
export interface TillServer {
  readonly url: string;
  readonly till: ScriptedTill;
  /** Reports a status of an order as the hut does, from outside of the browser. */
  readonly reportStatus: (orderId: string, order_status: string) => Promise<void>;
  /** Reports where the driver of an order was so many milliseconds ago. */
  readonly reportPosition: (
    orderId: string,
    place: { readonly latitude: number; readonly longitude: number; readonly minutesLeft?: number },
    ago?: number,
  ) => Promise<void>;
  readonly stop: () => Promise<void>;
}

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

/** Starts both. */
export async function startTillServer(): Promise<TillServer> {
  const till = await startScriptedTill(() => secret);
  const folder = mkdtempSync(join(tmpdir(), 'comanda-till-'));
  copySampleChain(folder);
  nameTill(folder, `${till.url}/orders`);
  const env = { MARKETS_DIR: folder, TILL_SECRET: secret };
  const server = await startServer(env, 'tests/journeys/programs/server.ts');
  const report = async (what: 'statuses' | 'positions', said: object): Promise<void> => {
    const { headers, body } = till.report(said, now());
    const answer = await fetch(`${server.url}/v1/huts/uk-1/1101/${what}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    expect(answer.status, await answer.text()).toBe(200);
  };
  return {
    url: server.url,
    till,
    reportStatus: (orderId, order_status) => report('statuses', { orderId, order_status }),
    reportPosition: (orderId, place, ago = 0) =>
      report('positions', { orderId, ...place, at: new Date(now() - ago).toISOString() }),
    stop: async () => {
      await server.stop();
      await till.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
