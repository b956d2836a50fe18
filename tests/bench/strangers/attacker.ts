import { Agent } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { send } from './send.ts';

/** What an attacker is told to do. */
export interface AttackerOrders {
  readonly url: string;
  readonly address: string;
  /** Sent by POST, `{count}` in it replaced by the number of the call in five digits; without it the call is a GET. */
  readonly body?: string;
  /** How long it goes on, in milliseconds. */
  readonly forMs: number;
}

/** What an attacker has done. */
export interface Done {
  readonly made: number;
  /** Calls that were answered 429, or 503 by a server that has too much to do. */
  readonly refused: number;
}

/** Calls that an attacker makes at once. */
const atOnce = 16;
/** A refused attacker tries again soon: refusals cost little, and a limit that ends is used at once. */
const refusedPauseMs = 20;

const { url, address, body, forMs } = workerData as AttackerOrders;
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const isEachAnother = body?.includes('{count}') ?? false;
const start = performance.now();
let made = 0;
let refused = 0;

const bodyOf = (count: number): { readonly body?: string } =>
  body === undefined
    ? {}
    : { body: isEachAnother ? body.replaceAll('{count}', String(count).padStart(5, '0')) : body };

async function caller(): Promise<void> {
  while (performance.now() - start < forMs) {
    made += 1;
    const { status } = await send(url, { agent, address, ...bodyOf(made) });
    if (status >= 500 && status !== 503) throw new Error(`${url} was answered ${status}.`);
    if (status !== 429 && status !== 503) continue;
    refused += 1;
    await new Promise((resolve) => setTimeout(resolve, refusedPauseMs));
  }
}

await Promise.all(Array.from({ length: atOnce }, caller));
agent.destroy();
const done: Done = { made, refused };
parentPort?.postMessage(done);
