import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem, WrongField } from '../../schemas/types.ts';
import { ProblemError } from './problem-error.ts';

const names: Readonly<Record<number, string>> = {
  400: 'INVALID_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** Answers every failure as JSON {name, message, status, traceId, fields?}; never with a stack. */
export function answerProblems(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const problem = problemOf(error, request.id);
    if (problem.status >= 500) request.log.error({ err: error }, 'call failed');
    return sendProblem(reply, problem);
  });
}

/** Answers a call for something that is not there. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(reply, {
    name: 'NOT_FOUND',
    message: `There is no ${request.method} ${pathOf(request.url)}.`,
    status: 404,
    traceId: request.id,
  });

/** The path of an address, without its query. */
export const pathOf = (url: string): string => url.split('?')[0] ?? url;

/** Sends a failure as JSON. */
export const sendProblem = (
  reply: Pick<FastifyReply, 'code' | 'type' | 'send'>,
  problem: Problem,
): FastifyReply => reply.code(problem.status).type('application/json; charset=utf-8').send(problem);

/** What the caller is told of a failure. */
export function problemOf(error: unknown, traceId: string): Problem {
  if (error instanceof ProblemError) {
    const { name, message, status, fields } = error;
    return { name, message, status, traceId, ...(fields && { fields: [...fields] }) };
  }
  const { validation, validationContext, statusCode, message } = partsOf(error);
  if (validation) {
    const fields = validation.map((failure) => wrongField(failure, validationContext));
    const listed = fields.map(({ field, reason }) => `${field} ${reason}`).join('; ');
    return { name: 'INVALID_REQUEST', message: listed, status: 400, traceId, fields };
  }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    const name = names[statusCode] ?? 'REFUSED';
    return { name, message: message ?? name, status: statusCode, traceId };
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
