import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { accountContext } from './account-context.ts';
import { registerAccountGraphql } from './account-graphql.ts';
import { registerIdentity } from './identity-routes.ts';
import { registerOutbox } from './outbox-routes.ts';
import { registerProfile } from './profile-routes.ts';

/** Whether everybody on this machine may read the kept mail: the setting's word, else where nobody else gets here. */
const isOutboxOpen = ({ mailOutbox, databaseUrl, host }: Dependencies['environment']): boolean =>
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
  if (isOutboxOpen(dependencies.environment)) registerOutbox(app, context);
  await app.register(async (routes) => registerAccountGraphql(routes, context));
}
