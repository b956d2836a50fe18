import type { FastifyInstance, FastifyRequest } from 'fastify';
import type {
  OperatorCode,
  OperatorCredentials,
  OperatorSignInStep,
  OperatorWelcome,
} from '../../schemas/types/http/operators.ts';
import { addressKey } from '../limits/address-key.ts';
import type { Counter } from '../limits/rate-limiter.ts';
import { answers } from '../shell/answer-schemas.ts';
import { ProblemError } from '../shell/problem-error.ts';
import { logSecurityEvent } from '../shell/security-events.ts';
import { setSession, visitOf } from './guard-calls.ts';
import { findOperator, operatorEmail } from './operator-accounts.ts';
import { noteAction } from './operator-actions.ts';
import type { OperatorContext } from './operator-context.ts';
import { operatorProfile } from './operator-profile.ts';
import { endOperatorSessions, openOperatorSession } from './operator-sessions.ts';
import { confirmFactor, newFactorKey, takeCode, takeRecoveryCode } from './second-factor.ts';

const windowMs = 15 * 60_000;

/** What tries count against: whoever is guessed, and the address that guesses. */
const counters = (what: string, whom: string, { ip }: FastifyRequest): readonly Counter[] => [
  { of: `operator ${what} ${whom}`, by: 'subject', most: 5, windowMs },
  { of: `operator ${what} at ${addressKey(ip)}`, by: 'address', most: 30, windowMs },
];

const settings = (request: FastifyRequest, what: string) => ({
  name: undefined,
  onLocked: () => logSecurityEvent(request.log, { kind: 'locked', guarded: `operator ${what}` }),
});

const wrong = (message: string): ProblemError => new ProblemError(401, 'WRONG_SIGN_IN', message);

const tags = ['operators'];

/** Signing in to the console, with a password and then a code [OPR-20]. */
export function registerOperatorSignIn(app: FastifyInstance, context: OperatorContext): void {
  const { database, limiter, passwords, factorSecret } = context;
  const { db } = database;

  app.post<{ Body: OperatorCredentials }>(
    '/operator/api/sign-in',
    {
      schema: {
        summary: 'Show an email address and a password; a code comes next',
        tags,
        body: answers.operatorCredentials,
        response: { 200: answers.operatorSignInStep, '4xx': answers.problem },
      },
      config: { operators: 'anybody' },
    },
    async (request, reply): Promise<OperatorSignInStep> => {
      const { email, password } = request.body;
      const whom = operatorEmail(email);
      const operator = await limiter.guess(
        counters('password', whom, request),
        settings(request, 'password'),
        async () => {
          const known = await findOperator(db, email);
          const isRight = await passwords.isPasswordOf(password, known?.password_hash);
          if (known && isRight) return known;
          throw wrong('The email address or the password is wrong.');
        },
      );
      setSession(reply, await openOperatorSession(db, operator.id, 'password'));
      if (operator.factor_checked_at) return { step: 'code' };
      return { step: 'enrol', ...(await newFactorKey(db, factorSecret, operator)) };
    },
  );

  app.post<{ Body: OperatorCode }>(
    '/operator/api/second-factor',
    {
      schema: {
        summary: 'Show a code of the app, or a recovery code, after the password',
        tags,
        body: answers.operatorCode,
        response: { 200: answers.operatorWelcome, '4xx': answers.problem },
      },
      config: { operators: 'password' },
    },
    async (request, reply): Promise<OperatorWelcome> => {
      const { operator, tokenHash, isOpen } = visitOf(request);
      if (isOpen) return { profile: operatorProfile(operator) };
      const code = request.body.code.replaceAll(/\s/g, '');
      const by = await limiter.guess(
        counters('code', operator.id, request),
        settings(request, 'code'),
        async () => {
          if (await takeCode(db, factorSecret, operator, code)) return 'code';
          if (operator.factor_checked_at && (await takeRecoveryCode(db, operator, code))) {
            return 'recovery code';
          }
          logSecurityEvent(request.log, { kind: 'wrong-operator-code', operatorId: operator.id });
          throw wrong('The code is wrong, or was used before.');
        },
      );
      const recoveryCodes = await confirmFactor(db, operator);
      await endOperatorSessions(db, { tokenHash });
      setSession(reply, await openOperatorSession(db, operator.id, 'code'));
      await noteAction(db, operator, { action: 'signed-in', detail: { by } });
      return {
        profile: operatorProfile(operator),
        ...(recoveryCodes && { recoveryCodes: [...recoveryCodes] }),
      };
    },
  );
}
