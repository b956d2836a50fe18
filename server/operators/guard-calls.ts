import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayOperator, type OperatorRight } from '../../core/operators/operator-roles.ts';
import { cookieOf } from '../markets/market-of-request.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import type { OperatorContext } from './operator-context.ts';
import { findVisit, keepSession, type OperatorVisit } from './operator-sessions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make a call of the console: anybody, whoever has shown a password, whoever is signed in, or has a right. */
    readonly operators?: 'anybody' | 'password' | 'signed-in' | OperatorRight;
  }
  interface FastifyRequest {
    /** Who makes a call of the console; undefined for calls that anybody may make. */
    operatorVisit: OperatorVisit | undefined;
  }
}

/** Cookie that holds the session of an operator. */
const sessionCookie = 'operator';

/** Sends the session to the browser: to no script, to no other page, and over no open line [OPR-20]. */
export const setSession = (reply: FastifyReply, token: string): void => {
  const life = token === '' ? '; Max-Age=0' : '';
  void reply.header(
    'set-cookie',
    `${sessionCookie}=${token}; Path=/operator; HttpOnly; Secure; SameSite=Strict${life}`,
  );
};

/** Who makes a call. @throws ProblemError 401 where nobody is signed in */
export function visitOf({ operatorVisit }: FastifyRequest): OperatorVisit {
  if (!operatorVisit) throw new ProblemError(401, 'SIGNED_OUT', 'Sign in to the console first.');
  return operatorVisit;
}

/** Whether a call comes from a page of this site: a browser names where a call comes from that changes something. */
function isFromHere({ method, headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (method === 'GET' || method === 'HEAD') return true;
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** Lets nobody make a call of the console that is not theirs to make; a call that says nothing of it is not served [OPR-20]. */
export function guardCalls(app: FastifyInstance, { database }: OperatorContext): void {
  app.decorateRequest('operatorVisit', undefined);
  app.addHook('onRoute', ({ config, url }) => {
    if (config?.operators === undefined) throw new Error(`${url} does not say who may call it.`);
  });
  app.addHook('onRequest', async (request) => {
    const { operators: needed = 'read-audit' } = request.routeOptions.config;
    if (!isFromHere(request)) {
      logSecurityEvent(request.log, { kind: 'forged-operator-call' });
      throw new ProblemError(403, 'FORBIDDEN', 'The call does not come from the console.');
    }
    if (needed === 'anybody') return;
    const token = cookieOf(request, sessionCookie);
    const visit = token === undefined ? undefined : await findVisit(database.db, token);
    request.operatorVisit = visit?.isOpen || needed === 'password' ? visit : undefined;
    const { operator, tokenHash } = visitOf(request);
    await keepSession(database.db, tokenHash, true);
    if (needed === 'password' || needed === 'signed-in') return;
    if (mayOperator(operator.role, needed)) return;
    logSecurityEvent(request.log, { kind: 'operator-overreach', operatorId: operator.id });
    throw new ProblemError(403, 'FORBIDDEN', 'Your role does not allow that.');
  });
}
