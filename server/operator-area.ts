import type { FastifyInstance } from 'fastify';
import { passwordHashes } from './accounts/password-hash.ts';
import type { Dependencies } from './dependencies.ts';
import type { OrderContext } from './intents/order-context.ts';
import { registerAudit } from './operators/audit-routes.ts';
import { guardCalls } from './operators/guard-calls.ts';
import type { OperatorContext } from './operators/operator-context.ts';
import { registerOperatorProfile } from './operators/operator-profile.ts';
import { registerOperatorSignIn } from './operators/operator-sign-in.ts';
import { installationSecret } from './storage/installation-secret.ts';

/** The calls of the operators' console, where the environment opens it [OPR-20]. */
export async function registerOperatorArea(
  app: FastifyInstance,
  { environment, database }: Dependencies,
  orders: OrderContext,
): Promise<void> {
  const context: OperatorContext = {
    ...orders,
    passwords: passwordHashes(environment.passwordLogN),
    factorSecret: await installationSecret(
      database.db,
      'operator-secret',
      environment.operatorSecret,
    ),
  };
  guardCalls(app, context);
  registerOperatorSignIn(app, context);
  registerOperatorProfile(app, context);
  registerAudit(app, context);
}
