import type { FastifyInstance } from 'fastify';
import type { Dependencies } from './dependencies.ts';
import type { AccountContext } from './accounts/account-context.ts';
import { registerAccountGraphql } from './accounts/account-graphql.ts';
import { registerAccountData } from './accounts/data-routes.ts';
import { registerFavourites } from './accounts/own-favourites-routes.ts';
import { registerIdentity } from './accounts/identity-routes.ts';
import { registerOutbox } from './sandbox/outbox-routes.ts';
import { registerSocialSignIn } from './accounts/social-routes.ts';
import { registerHostPages } from './sandbox/host-pages.ts';
import { registerIdentityPages } from './sandbox/identity-pages.ts';
import { registerSessions } from './accounts/session-routes.ts';
import { eraseAccount } from './personal-data/erase-account.ts';
import { pluginRecords } from './plugins/plugin-records.ts';
import { registerProfile } from './accounts/profile-routes.ts';

/** The calls of customers' identity and accounts. */
export async function registerAccountArea(
  app: FastifyInstance,
  dependencies: Dependencies,
): Promise<void> {
  const { tokens, markets, now, log, environment } = dependencies;
  const records = pluginRecords(dependencies);
  const context: AccountContext = {
    tokens,
    markets,
    now,
    log,
    development: environment.development,
    keptByPlugins: records.dataOf,
    eraseAccount: (id) => eraseAccount({ ...tokens, records }, id),
  };
  registerIdentity(app, context);
  registerSocialSignIn(app, context);
  registerSessions(app, context);
  registerProfile(app, context);
  registerAccountData(app, context);
  registerFavourites(app, context);
  if (environment.sandbox === 'open') {
    registerOutbox(app, context);
    registerIdentityPages(app, context);
    await app.register(async (pages) => registerHostPages(pages, environment.distDir));
  }
  await app.register(async (routes) => registerAccountGraphql(routes, context));
}
