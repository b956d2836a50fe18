import { type Agent, request } from 'node:http';
import { type FuzzCall, fuzzCall, type FuzzSource } from './fuzz-call.ts';

/** A call that went wrong on the side of the server. */
export interface Finding {
  readonly index: number;
  readonly call: FuzzCall;
  /** Status of the answer, or what became of the call without one. */
  readonly what: string;
  readonly answer: string;
}

/** What became of a run. */
export interface Tally {
  readonly sent: number;
  readonly milliseconds: number;
  /** Answers by the class of their status, such as `4xx`. */
  readonly classes: Readonly<Record<string, number>>;
  /** Answers of 5xx, calls that were not answered, and calls that were answered too late. */
  readonly findings: readonly Finding[];
}

/** What a run is made with. */
export interface Run {
  readonly url: string;
  readonly agent: Agent;
  readonly source: FuzzSource;
  /** Numbers of the first call and of the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly clients: number;
  /** An answer that takes longer is a finding, in milliseconds. */
  readonly patienceMs: number;
  readonly onCall?: (index: number) => void;
}

/** Longest that anything is waited for, in milliseconds. */
const giveUpMs = 30_000;

interface Outcome {
  readonly status: number;
  readonly answer: string;
}

const send = (url: string, agent: Agent, { method, path, headers, body }: FuzzCall) =>
  new Promise<Outcome>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = request(
      {
        hostname,
        port,
        agent,
        method,
        path,
        headers: { ...headers, ...length },
        timeout: giveUpMs,
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        // A stream of events has no end: that it is there is all there is to see.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          resolve({ status, answer: '' });
          response.destroy();
          return;
        }
        let answer = '';
        response.setEncoding('latin1');
        response.on('data', (chunk: string) => {
          if (status >= 500) answer += chunk;
        });
        response.on('end', () => resolve({ status, answer }));
        response.on('error', reject);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });

/** Connections that end while a call is on its way to them, as they may: the call is sent once more. */
const isHungUp = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code));

/** Sends the calls of a run, several at a time, each client one after another. */
export async function runCalls(run: Run): Promise<Tally> {
  const { url, agent, source, from, to, clients, patienceMs, onCall } = run;
  const classes: Record<string, number> = {};
  const findings: Finding[] = [];
  let next = from;
  const start = performance.now();
  const once = async (index: number): Promise<void> => {
    const call = fuzzCall(source, index);
    const before = performance.now();
    const find = (what: string, answer = ''): void => {
      findings.push({ index, call, what, answer });
    };
    try {
      const { status, answer } = await send(url, agent, call).catch((error: unknown) => {
        if (!isHungUp(error)) throw error;
        return send(url, agent, call);
      });
      const kind = `${Math.floor(status / 100)}xx`;
      classes[kind] = (classes[kind] ?? 0) + 1;
      if (status >= 500) find(String(status), answer);
      const took = performance.now() - before;
      if (took > patienceMs) find(`answered after ${Math.round(took)} ms`);
    } catch (error) {
      find(error instanceof Error ? error.message : 'no answer');
    }
    onCall?.(index);
  };
  const client = async (): Promise<void> => {
    while (next < to) {
      next += 1;
      await once(next - 1);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return { sent: to - from, milliseconds: performance.now() - start, classes, findings };
}
