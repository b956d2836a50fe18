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
  /** Answers of each route by their status. */
  readonly routes: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Answers of 5xx, calls that were not answered, and calls that were answered too late. */
  readonly findings: readonly Finding[];
  /** Calls that were answered late once, as on a busy machine, and in time when they were made again by themselves. */
  readonly slow: readonly Finding[];
  /** Orders that were told of a gateway that stays silent, as a call of the run had asked of the sandbox. */
  readonly silent: number;
}

/** How many answers of a run have a status. */
export const answersWith = (
  { routes }: Pick<Tally, 'routes'>,
  isMeant: (status: number) => boolean,
): number =>
  [...routes.values()]
    .flatMap((statuses) => [...statuses])
    .reduce((sum, [status, count]) => sum + (isMeant(status) ? count : 0), 0);

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
  readonly timeoutMs: number;
  readonly onCall?: (index: number) => void;
}

const readiness = 'GET /ready';

/** Longest that anything is waited for, in milliseconds. */
const giveUpMs = 30_000;

interface Outcome {
  readonly status: number;
  readonly answer: string;
}

/** What a payment is answered whose gateway stays silent, after the time that gateways have [PAY-165]. */
const tellsOfSilence = ({ status, answer }: Outcome): boolean =>
  status === 504 && answer.includes('"payment-timeout"');

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

const sendAgain = (url: string, agent: Agent, call: FuzzCall): Promise<Outcome> =>
  send(url, agent, call).catch((error: unknown) => {
    if (!isHungUp(error)) throw error;
    return send(url, agent, call);
  });

/** Sends the calls of a run, several at a time, each client one after another. */
export async function runCalls(run: Run): Promise<Tally> {
  const { url, agent, source, from, to, clients, timeoutMs, onCall } = run;
  const routes = new Map<string, Map<number, number>>();
  const findings: Finding[] = [];
  const late: Finding[] = [];
  let silent = 0;
  let next = from;
  const start = performance.now();
  const once = async (index: number): Promise<void> => {
    const call = fuzzCall(source, index);
    const before = performance.now();
    try {
      const outcome = await sendAgain(url, agent, call);
      const { status, answer } = outcome;
      const took = performance.now() - before;
      const statuses = routes.get(call.route) ?? new Map<number, number>();
      routes.set(call.route, statuses.set(status, (statuses.get(status) ?? 0) + 1));
      // A readiness check says by a 503 that the database has been silent for a while: it is late like other answers.
      const isUnready = status === 503 && call.route === readiness;
      if (tellsOfSilence(outcome)) {
        silent += 1;
        return;
      }
      if (status >= 500 && !isUnready) findings.push({ index, call, what: String(status), answer });
      if (isUnready) late.push({ index, call, what: String(status), answer });
      else if (took > timeoutMs) {
        late.push({ index, call, what: `answered after ${Math.round(took)} ms`, answer: '' });
      }
    } catch (error) {
      const what = error instanceof Error ? error.message : 'no answer';
      findings.push({ index, call, what, answer: '' });
    } finally {
      onCall?.(index);
    }
  };
  const client = async (): Promise<void> => {
    while (next < to) {
      next += 1;
      await once(next - 1);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const milliseconds = performance.now() - start;
  const slow: Finding[] = [];
  for (const finding of late) {
    const inTime = await isInTime(run, finding.call);
    (inTime ? slow : findings).push(finding);
  }
  return { sent: to - from, milliseconds, routes, findings, slow, silent };
}

/** Tries that a call has by itself to be answered in time: the machine may be busy with others. */
const triesAlone = 3;

async function isInTime({ url, agent, timeoutMs }: Run, call: FuzzCall): Promise<boolean> {
  for (let tries = 0; tries < triesAlone; tries += 1) {
    const before = performance.now();
    const { status } = await sendAgain(url, agent, call);
    if (status < 500 && performance.now() - before <= timeoutMs) return true;
  }
  return false;
}
