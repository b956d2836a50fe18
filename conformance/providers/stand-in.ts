import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GatewayMessage } from '../../core/payments/gateway-payment.ts';
import { type CustomerChoice, Ledger, type LedgerPayment, StandInRefusal } from './ledger.ts';

/** A call as a stand-in of a provider gets it. */
export interface StandInCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** By names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The body as a form. */
  readonly form: URLSearchParams;
  /** The body as JSON. @throws StandInRefusal where it is none */
  json(): unknown;
}

/** What a stand-in answers: JSON, or a text as it is. */
export interface StandInAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** A route of a stand-in: `POST /v1/refunds/:id`; what stands for `:id` is handed to it. */
export type StandInRoutes = Readonly<
  Record<string, (call: StandInCall, ...parts: string[]) => StandInAnswer>
>;

/** A stand-in of a provider's API that listens on this machine. */
export interface StandIn {
  readonly url: string;
  readonly ledger: Ledger;
  /** Calls that it got, each as `POST /v1/refunds`. */
  readonly calls: readonly string[];
  /** A message of the provider about a payment, signed by it. */
  messageOf(payment: LedgerPayment): GatewayMessage;
  readonly close: () => Promise<void>;
}

/** What a provider's stand-in brings. */
export interface StandInProvider {
  routes(ledger: Ledger): StandInRoutes;
  messageOf(payment: LedgerPayment, ledger: Ledger): GatewayMessage;
}

async function readCall(request: IncomingMessage): Promise<StandInCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks).toString('utf8');
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
  return {
    method: request.method ?? 'GET',
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    ),
    body,
    form: new URLSearchParams(body),
    json(): unknown {
      try {
        return JSON.parse(body);
      } catch {
        throw new StandInRefusal(400, 'no JSON');
      }
    },
  };
}

function answered(routes: StandInRoutes, ledger: Ledger, call: StandInCall): StandInAnswer {
  if (ledger.lies.isDown === true) return { status: 503, body: 'down' };
  for (const [route, answer] of Object.entries(routes)) {
    const [method, pattern = ''] = route.split(' ');
    const matcher = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([^/]+)')}$`);
    const [matched, ...parts] = matcher.exec(call.path) ?? [];
    if (matched !== undefined && method === call.method) return answer(call, ...parts);
  }
  throw new StandInRefusal(404, `no such call: ${call.method} ${call.path}`);
}

/** Starts the stand-in of a provider: what it is sent wrongly it refuses, as the provider does. */
export async function startStandIn({ routes, messageOf }: StandInProvider): Promise<StandIn> {
  const ledger = new Ledger();
  const calls: string[] = [];
  const served = routes(ledger);
  const answerTo = async (request: IncomingMessage): Promise<StandInAnswer> => {
    const call = await readCall(request);
    calls.push(`${call.method} ${call.path}`);
    try {
      return answered(served, ledger, call);
    } catch (error) {
      if (!(error instanceof StandInRefusal)) return { status: 500, body: String(error) };
      return { status: error.status, body: { error: error.message } };
    }
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status = 200, headers = {}, body } = await answerTo(request);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ledger,
    calls,
    messageOf: (payment) => messageOf(payment, ledger),
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** A customer who pays at the provider's own page or form, from where the browser brings the provider's id. */
export const paidBy =
  (
    standIn: Pick<ReturnType<typeof standInOf>, 'now'>,
    choice: CustomerChoice,
    takesAtOnce = false,
  ) =>
  async (_gateway: unknown, { transactionId }: { readonly transactionId: string }) => {
    const { ledger } = standIn.now();
    const payment = ledger.of(transactionId);
    ledger.choose(payment, choice, takesAtOnce);
    return payment.id;
  };

/** A stand-in for the checks of a case: started before each of them, and gone afterwards. */
export function standInOf(provider: StandInProvider) {
  let current: StandIn | undefined;
  const now = (): StandIn => {
    if (!current) throw new Error('The stand-in is not started.');
    return current;
  };
  return {
    now,
    setUp: async () => {
      current = await startStandIn(provider);
      return () => now().close();
    },
    /** A message about a payment of the shop. */
    messageOf: async (_gateway: unknown, { transactionId }: { readonly transactionId: string }) =>
      now().messageOf(now().ledger.of(transactionId)),
  };
}
