import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { accountContext } from './account-context.ts';
import { registerAccountGraphql } from './account-graphql.ts';
import { registerIdentity } from './identity-routes.ts';
import { registerOutbox } from './outbox-routes.ts';
import { registerSandboxIdentity } from './sandbox-identity.ts';
import { registerProfile } from './profile-routes.ts';

/**
 * Whether the kept mail can be read and the sandbox vouches for everybody: the setting's word, else where nobody but
 * this machine gets here.
 */
const isSandboxOpen = ({ mailOutbox, databaseUrl, host }: Dependencies['environment']): boolean =>
  mailOutbox === undefined
    ? databaseUrl === undefined && ['127.0.0.1', '::1', 'localhost'].includes(host)
    : mailOutbox === 'open';

/** The calls of customers' identity and accounts. */
export async function registerAccountArea(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const context = accountContext(dependencies);
  registerIdentity(app, context);
  registerProfile(app, context);
  if (isSandboxOpen(dependencies.environment)) {
    registerOutbox(app, context);
    registerSandboxIdentity(app, context);
  }
  await app.register(async (routes) => registerAccountGraphql(routes, context));
}
