import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callCounters } from '../limits/call-counters.ts';
import { type AccountContext, emailMarketOf } from './account-context.ts';
import { emailKey } from './sign-in.ts';
import { tooManyTries } from './try-to-guess.ts';

/** The calls that take the work of a password, or write a letter, whatever they come to. */
const limited: readonly (string | undefined)[] = [
  '/v1/identity/sign-up',
  '/v1/identity/sign-in',
  '/v1/identity/forgot-password',
  '/v1/identity/forgot-password-submit',
];

/** Limits the calls that are dear even when they succeed, by address and by email address [SEC-06]. */
export function limitSignIn(app: FastifyInstance, context: AccountContext): void {
  app.addHook('preHandler', async (request: FastifyRequest) => {
    const step = request.routeOptions.url;
    if (!limited.includes(step)) return;
    const { running, manifest } = emailMarketOf(context, request);
    const { email } = request.body as { readonly email: string };
    const caller = { market: running.id, request, account: emailKey(email) };
    const counters = callCounters('signIn', manifest.limits, caller, step);
    await context.limiter.count(counters, tooManyTries);
  });
}
