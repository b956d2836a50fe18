import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../dependencies.ts';
import { isLocalCall } from '../shell/local-call.ts';
import { notFound } from '../shell/problem-error.ts';
import { accountContext } from './account-context.ts';
import { registerAccountGraphql } from './account-graphql.ts';
import { registerIdentity } from './identity-routes.ts';
import { registerOutbox } from './outbox-routes.ts';
import { registerSandboxIdentity } from './sandbox-identity.ts';
import { registerProfile } from './profile-routes.ts';

/** Who gets to the kept mail and to the sandbox that vouches for everybody. */
type SandboxDoor = 'open' | 'closed' | 'local';

/** The setting's word, else local calls only, and only where all of the installation is on this machine. */
const sandboxDoor = ({
  mailOutbox,
  databaseUrl,
  host,
}: Dependencies['environment']): SandboxDoor => {
  const isHere = databaseUrl === undefined && ['127.0.0.1', '::1', 'localhost'].includes(host);
  return mailOutbox ?? (isHere ? 'local' : 'closed');
};

/** The calls of customers' identity and accounts. */
export async function registerAccountArea(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const context = accountContext(dependencies);
  registerIdentity(app, context);
  registerProfile(app, context);
  const door = sandboxDoor(dependencies.environment);
  if (door === 'closed') {
    context.log.warn(
      'No mail goes out: letters with reset codes are only kept, and MAIL_OUTBOX lets nobody read them. Build a mailer in at server/accounts/mail.ts.',
    );
  } else {
    await app.register(async (routes) => {
      routes.addHook('onRequest', async (request) => {
        if (door === 'local' && !isLocalCall(request)) throw notFound('This page');
      });
      registerOutbox(routes, context);
      registerSandboxIdentity(routes, context);
    });
  }
  await app.register(async (routes) => registerAccountGraphql(routes, context));
}
