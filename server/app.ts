import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { registerAccountArea } from './account-area.ts';
import { registerAddress } from './address/address-routes.ts';
import { registerPostalAddresses } from './address/postal-address-routes.ts';
import { registerDeals } from './deals/deals-routes.ts';
import { registerPluginArea } from './plugin-area.ts';
import type { Dependencies } from './dependencies.ts';
import { registerVisits } from './figures/visit-routes.ts';
import { registerExperiments } from './experiments/experiments-routes.ts';
import { registerGiftCards } from './gift-cards/gift-card-routes.ts';
import { registerHuts } from './localisation/huts-routes.ts';
import { registerKnownHut } from './localisation/known-hut-routes.ts';
import { registerLoyalty } from './loyalty/loyalty-routes.ts';
import { registerMenu } from './menu/menu-routes.ts';
import { registerKnownDetails } from './orders/known-details.ts';
import { registerLiveOrders } from './orders/orders-on-their-way.ts';
import { registerOrderHistory } from './orders/order-history.ts';
import { registerOwnAddresses } from './orders/own-address-routes.ts';
import { registerOwnPayment } from './orders/own-payment-routes.ts';
import { registerReceipts } from './orders/receipt-routes.ts';
import { registerOrderArea } from './order-area.ts';
import { addAnswerSchemas } from './shell/answer-schemas.ts';
import { serializerOf } from './shell/answer-serializers.ts';
import { answerMalformed, answerProblems } from './shell/answer-problems.ts';
import { registerApp } from './pages/app-routes.ts';
import { registerBoot } from './pages/boot-routes.ts';
import { readBuildFiles } from './pages/build-files.ts';
import { forbidStoring, publicAnswer } from './shell/cache-control.ts';
import { registerContent } from './pages/content-routes.ts';
import { registerHealth } from './health/health-routes.ts';
import { registerMetrics } from './metrics/metrics-routes.ts';
import { answerBrokenRequest } from './incoming/broken-requests.ts';
import { BoundedValidation } from './incoming/bounded-validation.ts';
import { httpServers } from './incoming/http-server.ts';
import { readJsonBodies } from './incoming/json-bodies.ts';
import { refuseUnfit } from './incoming/refuse-unfit.ts';
import { openApi } from './shell/open-api.ts';
import { ownOrigin } from './shell/own-origin.ts';
import { passCalls } from './databases/pass-calls.ts';
import { registerSite } from './pages/site-routes.ts';
import { registerPages } from './pages/page-routes.ts';
import { type CountCall, limitRequests } from './shell/request-limit.ts';
import { readBuild } from './shell/release.ts';
import { registerSecurityHeaders } from './pages/security-headers.ts';
import { registerStaticFiles } from './pages/static-files.ts';
import { traceCalls } from './shell/trace-calls.ts';
import { traceIdHeader, traceIdOf } from './shell/trace-id.ts';
import { proxyTrust } from './shell/trusted-proxies.ts';
import { registerPhotos } from './photos/photo-routes.ts';
import { registerTimeSlots } from './timeslots/time-slots-routes.ts';
import { leftAttempts } from './intents/replace-attempt.ts';
import { registerUpsells } from './upsells/upsells-routes.ts';
import { serveEditions } from './versions/serve-editions.ts';
import { registerVouchers } from './vouchers/voucher-routes.ts';

const largestBodyBytes = 262_144;

/** Addresses are text and carry parameters of others; bodies of orders are taken strictly: orders/strict-bodies.ts. */
const leniently = new BoundedValidation({
  coerceTypes: 'array',
  useDefaults: true,
  removeAdditional: true,
  allowUnionTypes: true,
});

/** Builds the application from its dependencies; it does not listen yet. */
export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const settings = dependencies.environment;
  let count: CountCall = async () => undefined;
  const app = Fastify({
    loggerInstance: dependencies.log,
    bodyLimit: largestBodyBytes,
    trustProxy: proxyTrust(settings.trustProxy),
    genReqId: traceIdOf,
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'traceId',
    }),
    serverFactory: httpServers(settings),
    clientErrorHandler: answerBrokenRequest,
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => {
      void answerMalformed(request, reply, error, count);
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(traceIdHeader, request.id);
  });
  const { beside } = dependencies.applications;
  passCalls(
    app,
    dependencies,
    beside.map((other) => ({ ...other.dependencies, app: other.app })),
  );
  await traceCalls(app, settings);
  answerProblems(app);
  readJsonBodies(app, settings.requestsPerMinute > 0);
  serveEditions(app, dependencies);
  await registerSecurityHeaders(app, dependencies.markets);
  count = await limitRequests(app, settings.requestsPerMinute);
  forbidStoring(app);
  refuseUnfit(app);
  await app.register(swagger, openApi(dependencies.release));
  addAnswerSchemas(app);
  app.setValidatorCompiler(leniently.compile);
  app.setSerializerCompiler(serializerOf);
  if (dependencies.applications.isListener) {
    const all = [inDatabase(dependencies), ...besideOf(dependencies)];
    registerMetrics(app, {
      ...dependencies,
      breakers: troublesOf(all.map(({ breakers }) => breakers)),
      jobs: troublesOf(all.map(({ jobs }) => jobs)),
      databases: all,
    });
    app.addHook('onListen', () => dependencies.listening.begin(ownOrigin(app)));
  }
  await registerStaticFiles(app, settings.distDir);

  await app.register(async (routes) => registerRoutes(routes, dependencies));
  await app.register(async (routes) => registerOrderArea(routes, dependencies));
  await app.register(async (routes) => registerAccountArea(routes, dependencies));
  await app.register(async (routes) => registerPluginArea(routes, dependencies));

  const build = await readBuild(settings.distDir);
  const files = await readBuildFiles(settings.distDir);
  registerPages(app, dependencies, build && { html: build.page, files, release: build.release });
  await app.ready();
  return app;
}

/** What tells of an application under the name of its database. */
const inDatabase = (dependencies: Dependencies) => ({
  ...dependencies,
  name: dependencies.applications.database,
});

const besideOf = ({ applications }: Dependencies) =>
  applications.beside.map((other) => inDatabase(other.dependencies));

/** The troubles of several as those of one. */
const troublesOf = <Trouble>(
  all: readonly { readonly troubles: () => readonly Trouble[] }[],
): { readonly troubles: () => readonly Trouble[] } => ({
  troubles: () => all.flatMap((one) => one.troubles()),
});

/** The calls, an area a line. */
function registerRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  registerHealth(app, {
    ...dependencies,
    databases: [inDatabase(dependencies), ...besideOf(dependencies)],
  });
  registerContent(app, dependencies);
  registerBoot(app, dependencies);
  registerSite(app, dependencies);
  registerApp(app, dependencies);
  registerExperiments(app, dependencies);
  registerVisits(app, dependencies);
  registerHuts(app, dependencies);
  registerAddress(app, dependencies);
  registerPostalAddresses(app, dependencies);
  registerKnownHut(app, dependencies);
  registerTimeSlots(app, dependencies);
  registerMenu(app, dependencies);
  registerPhotos(app, dependencies);
  registerDeals(app, dependencies);
  registerUpsells(app, dependencies);
  const attemptLeft = leftAttempts(dependencies);
  registerVouchers(app, { ...dependencies, attemptLeft });
  registerGiftCards(app, { ...dependencies, attemptLeft });
  registerLoyalty(app, dependencies);
  registerOrderHistory(app, dependencies);
  registerLiveOrders(app, dependencies);
  registerReceipts(app, dependencies);
  registerKnownDetails(app, dependencies);
  registerOwnAddresses(app, dependencies);
  registerOwnPayment(app, dependencies);
  app.get('/openapi.json', { schema: { hide: true }, config: publicAnswer }, async () =>
    app.swagger(),
  );
}
