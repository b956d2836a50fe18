import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem, WrongField } from '../../schemas/types/http/orders.ts';
import { isUnfitValue } from '../storage/storage-error.ts';
import { isForNow } from './is-for-now.ts';
import { pathOf } from './request-address.ts';
import { messageOfFields, toldFields, toldMessage } from './told-fields.ts';
import { ProblemError, RetryLaterError, wrongFields } from './problem-error.ts';
import type { CountCall } from './request-limit.ts';
import { traceIdHeader } from './trace-id.ts';
import { logSecurityEvent } from './security-events.ts';

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'TOO_SLOW',
  413: 'BODY_TOO_LARGE',
  414: 'ADDRESS_TOO_LONG',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
};

/** When to ask again for what cannot be answered now, in seconds. */
const retryAfterSeconds = 5;

/**
 * Answers every failure as JSON {name, message, status, traceId, fields?}; never with a stack. Whoever is answered 503
 * is told when to ask again.
 */
export function answerProblems(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      void reply.header('retry-after', retryAfterSeconds);
  });
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = problemOf(error, request.id);
    if (error instanceof RetryLaterError) void reply.header('retry-after', error.retryAfterSeconds);
    if (problem.status === 429) {
      const guarded = `${request.method} ${request.routeOptions.url ?? ''}`;
      logSecurityEvent(request.log, { kind: 'too-many-tries', guarded });
    }
    if (problem.status >= 500) logFailure(request.log, error, problem);
    return sendProblem(reply, problem);
  });
}

/** A refusal of ours is known by its name; anything else is told whole. */
function logFailure(log: FastifyRequest['log'], error: unknown, problem: Problem): void {
  if (error instanceof ProblemError) {
    log.warn({ failure: problem.name, ...error.facts }, 'call refused');
  } else log.error({ err: error }, 'call failed');
}

/** Answers a call whose address is malformed, which no hook sees: it counts all the same [SEC-07]. */
export async function answerMalformed(
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
  count: CountCall,
): Promise<void> {
  void reply.headers({ [traceIdHeader]: request.id, 'cache-control': 'no-store' });
  const isBroken = partsOf(error).code === 'FST_ERR_BAD_URL';
  const failure = await count(request, reply).then(
    () => (isBroken ? wrongFields([{ field: 'path', reason: 'is not well encoded' }]) : error),
    (refusal: unknown) => refusal,
  );
  sendProblem(reply, problemOf(failure, request.id));
}

/** Answers a call for something that is not there. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, {
    name: 'NOT_FOUND',
    message: `There is no ${request.method} ${pathOf(request.url)}.`,
    status: 404,
    traceId: request.id,
  });

/** Sends a failure as JSON, short enough whatever was asked [SEC-03]. */
const sendProblem = (
  reply: Pick<FastifyReply, 'code' | 'type' | 'send'>,
  problem: Problem,
): FastifyReply =>
  reply
    .code(problem.status)
    .type('application/json; charset=utf-8')
    .send({
      ...problem,
      message: toldMessage(problem.message),
      ...(problem.fields && { fields: toldFields(problem.fields) }),
    });

/** What the caller is told of a failure. */
export function problemOf(error: unknown, traceId: string): Problem {
  if (error instanceof ProblemError) {
    const { name, message, status, facts } = error;
    const { fields, ...others } = facts;
    return { ...others, name, message, status, traceId, ...(fields && { fields: [...fields] }) };
  }
  const { validation, validationContext, statusCode, message } = partsOf(error);
  if (validation) {
    const fields = toldFields(validation.map((failure) => wrongField(failure, validationContext)));
    const listed = messageOfFields(fields);
    return { name: 'INVALID_REQUEST', message: listed, status: 400, traceId, fields };
  }
  if (isUnfitValue(error)) {
    const unfit = 'A value of the call is none that can be stored.';
    return { name: 'INVALID_REQUEST', message: unfit, status: 400, traceId };
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const name = names[statusCode] ?? 'REFUSED';
    return { name, message: message ?? name, status: statusCode, traceId };
  }
  if (isForNow(error)) {
    const wait = 'This is not possible right now. Please try again in a moment.';
    return { name: 'UNAVAILABLE', message: wait, status: 503, traceId };
  }
  const told = 'Something went wrong on our side. Please try again.';
  return { name: 'INTERNAL_ERROR', message: told, status: 500, traceId };
}

const partsOf = (error: unknown): Partial<FastifyError> =>
  typeof error === 'object' && error !== null ? error : {};

type Failure = NonNullable<FastifyError['validation']>[number];

function wrongField(
  { keyword, instancePath, params, message }: Failure,
  context: string | undefined,
): WrongField {
  const path = instancePath.split('/').slice(1);
  const missing: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const field = [...path, ...(typeof missing === 'string' ? [missing] : [])].join('.');
  const reason =
    keyword === 'required'
      ? 'is missing'
      : keyword === 'enum'
        ? `must be one of ${String(params['allowedValues'])}`
        : (message ?? 'is wrong');
  return { field: field === '' ? (context ?? 'body') : field, reason };
}
