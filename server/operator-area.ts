import type { FastifyInstance } from 'fastify';
import { passwordHashes } from './accounts/password-hash.ts';
import type { Dependencies } from './dependencies.ts';
import type { OrderContext } from './intents/order-context.ts';
import { registerConsolePages } from './operators/console-pages.ts';
import { registerAudit } from './operators/audit-routes.ts';
import { registerExplanations } from './settings/explain-routes.ts';
import { registerFigures } from './operators/figure-routes.ts';
import { guardCalls } from './operators/guard-calls.ts';
import type { OperatorContext } from './operators/operator-context.ts';
import { registerHutOverrides } from './operators/hut-override-routes.ts';
import { registerHutScreen } from './operators/hut-screen-routes.ts';
import { registerOrderDesk } from './operators/order-desk-routes.ts';
import { registerOrderReading } from './operators/order-reading-routes.ts';
import { OrderEvents } from './operators/order-events.ts';
import { registerPictures } from './operators/picture-routes.ts';
import { registerOperatorProfile } from './operators/operator-profile.ts';
import { registerOperatorSignIn } from './operators/operator-sign-in.ts';
import { type SettingsContext, settingsTurns } from './settings/settings-context.ts';
import { registerSettings } from './settings/settings-routes.ts';
import { registerSettingsWork } from './settings/settings-work-routes.ts';
import { registerVersions } from './settings/settings-version-routes.ts';
import { installationSecret } from './storage/installation-secret.ts';

/** The calls and pages of the operators' console, where the environment opens it [OPR-20]. */
export async function registerOperatorArea(
  app: FastifyInstance,
  { environment, database, photos }: Dependencies,
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
    photos,
  };
  const settings: SettingsContext = { ...context, environment, turns: settingsTurns() };
  const events = new OrderEvents(database, context.log);
  await app.register(async (calls) => {
    guardCalls(calls, context);
    registerOperatorSignIn(calls, context);
    registerOperatorProfile(calls, context);
    registerHutScreen(calls, context, events);
    registerHutOverrides(calls, context);
    registerOrderReading(calls, context);
    registerOrderDesk(calls, context);
    registerFigures(calls, context);
    registerSettings(calls, settings);
    registerSettingsWork(calls, settings);
    registerVersions(calls, settings);
    registerExplanations(calls, context);
    registerAudit(calls, context);
    await registerPictures(calls, context);
  });
  await app.register(async (pages) => registerConsolePages(pages, environment.distDir));
  app.addHook('onReady', () => events.start());
  app.addHook('preClose', () => events.stop());
}
