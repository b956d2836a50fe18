import type { FastifyInstance } from 'fastify';
import { signedInBy } from './accounts/authenticate.ts';
import { registerBasket } from './basket/basket-routes.ts';
import { registerDealbot } from './dealbot/dealbot-routes.ts';
import { countRefusals } from './figures/count-refusals.ts';
import type { Dependencies } from './dependencies.ts';
import { registerGroupOrders } from './group-orders/group-order-routes.ts';
import { registerOperatorArea } from './operator-area.ts';
import { registerNotifications } from './orders/notification-routes.ts';
import { registerPayments } from './payments/payments-routes.ts';
import { installationSecret } from './storage/installation-secret.ts';
import { startDrives } from './tracking/kitchen-drives.ts';
import { registerKitchen } from './tracking/kitchen-routes.ts';
import { type Kitchen, startKitchen } from './tracking/kitchen-simulator.ts';
import { startHandOver } from './tracking/hand-over.ts';
import { pushKeys } from './letters/push-keys.ts';
import { registerFollowers } from './tracking/follower-routes.ts';
import { registerHutReports } from './tracking/hut-report-routes.ts';
import { TrackerHub } from './tracking/tracker-hub.ts';
import { registerHutCalls } from './tracking/hut-routes.ts';
import { registerTracking } from './tracking/tracking-routes.ts';
import type { OrderContext } from './intents/order-context.ts';
import { registerFeedback } from './orders/feedback-routes.ts';
import { registerOrders } from './orders/orders-routes.ts';
import { startReconciler } from './orders/reconciler.ts';
import { takeBodiesStrictly } from './intents/strict-bodies.ts';

async function openContext({
  environment,
  database,
  limiter,
  markets,
  reader,
  huts,
  streets,
  tokens,
  now,
  log,
}: Dependencies): Promise<OrderContext> {
  const { kitchenPaceMs, orderSecret, sandbox } = environment;
  return {
    database,
    limiter,
    markets,
    catalogue: reader,
    deliveries: { huts, streets },
    accountOf: (idToken) => signedInBy(tokens, idToken),
    stateSecret: await installationSecret(database.db, 'order-secret', orderSecret),
    now,
    kitchen: {
      isOn: sandbox === 'open' && kitchenPaceMs !== 'off',
      paceMs: kitchenPaceMs === 'off' ? undefined : kitchenPaceMs,
    },
    log,
  };
}

/** Basket validation, orders, payments and tracking: their calls, and the work that goes on beside them. */
export async function registerOrderArea(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const { atWork, environment, database, listening, log, posSecret } = dependencies;
  const context = await openContext(dependencies);
  const hub = new TrackerHub(database, log);
  let kitchen: Kitchen | undefined;

  takeBodiesStrictly(app, context);
  countRefusals(app, context);
  registerBasket(app, context);
  registerDealbot(app, context);
  registerOrders(app, context);
  registerFeedback(app, context);
  registerGroupOrders(app, context);
  registerPayments(app, context);
  registerNotifications(app, context);
  registerTracking(app, context, hub);
  registerFollowers(app, context, {
    pushKey: (await pushKeys(database.db)).publicKey,
    ownService: environment.pushService,
  });
  registerHutCalls(app, context);
  registerHutReports(app, context);
  if (environment.operatorConsole === 'open') {
    await app.register(async (routes) => registerOperatorArea(routes, dependencies, context));
  }
  if (environment.sandbox === 'open') registerKitchen(app, () => kitchen);

  app.addHook('onReady', () => hub.start());
  listening.once(async (origin) => {
    atWork.push(startReconciler(context), await startHandOver(context));
    if (!context.kitchen.isOn) return;
    const parts = { context, origin, posSecret };
    kitchen = await startKitchen(parts);
    atWork.push(kitchen, await startDrives(parts));
  });
  app.addHook('preClose', () => hub.stop());
}
