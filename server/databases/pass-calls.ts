import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../shell/request-address.ts';
import { type CallOwner, ownerOfBody, ownerOfCall } from './owner-of-call.ts';

/** What is told of the process as a whole. */
const isOfProcess = (url: string): boolean => pathOf(url) === '/metrics';

const isJson = ({ headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').startsWith('application/json');

/** Whether a body may be held to look into it. */
const isHeld = (request: FastifyRequest): boolean =>
  isJson(request) && Number(request.headers['content-length']) <= request.routeOptions.bodyLimit;

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Has another application answer a call whose body was read already. */
async function answerBy(
  { app }: CallOwner,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Buffer,
): Promise<void> {
  const { method, url, headers, raw } = request;
  const answer = await app.inject({
    method,
    url,
    headers,
    payload,
    ...(raw.socket.remoteAddress !== undefined && { remoteAddress: raw.socket.remoteAddress }),
  });
  reply.hijack();
  reply.raw.writeHead(answer.statusCode, answer.headers);
  reply.raw.end(answer.rawPayload);
}

/**
 * Passes the calls of the markets of other databases to the applications that serve those, before anything else looks at
 * them; this one answers its own, and those that name no market [OPS-22].
 */
export function passCalls(
  app: FastifyInstance,
  own: Omit<CallOwner, 'app'>,
  others: readonly CallOwner[],
): void {
  if (others.length === 0) return;
  const first: CallOwner = { ...own, app };
  const owners = [first, ...others];
  const isUnclaimed = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    if (isOfProcess(request.url)) return undefined;
    const owner = await ownerOfCall(owners, request);
    if (!owner) isUnclaimed.add(request);
    if (!owner || owner === first) return undefined;
    reply.hijack();
    owner.app.routing(request.raw, reply.raw);
    return reply;
  });
  app.addHook('preParsing', async (request, reply, payload) => {
    if (!isUnclaimed.has(request) || !isHeld(request)) return payload;
    const body = await buffer(payload);
    const owner = await ownerOfBody(owners, parsed(body));
    if (owner && owner !== first) await answerBy(owner, request, reply, body);
    return Object.assign(Readable.from([body]), { receivedEncodedLength: body.length });
  });
}
