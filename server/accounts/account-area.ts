import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { accountContext } from './account-context.ts';
import { registerAccountGraphql } from './account-graphql.ts';
import { registerAccountData } from './data-routes.ts';
import { registerIdentity } from './identity-routes.ts';
import { limitSignIn } from './limit-sign-in.ts';
import { registerOutbox } from './outbox-routes.ts';
import { registerSandboxIdentity } from './sandbox-identity.ts';
import { registerSessions } from './session-routes.ts';
import { registerProfile } from './profile-routes.ts';

/** The calls of customers' identity and accounts. */
export async function registerAccountArea(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const context = accountContext(dependencies);
  limitSignIn(app, context);
  registerIdentity(app, context);
  registerSessions(app, context);
  registerProfile(app, context);
  registerAccountData(app, context);
  if (dependencies.environment.sandbox === 'open') {
    registerOutbox(app, context);
    registerSandboxIdentity(app, context);
  }
  await app.register(async (routes) => registerAccountGraphql(routes, context));
}
