import { join } from 'node:path';
import { engineVersion } from '../../core/engine/version.ts';
import type { Environment } from '../../server/environment-variables.ts';
import { cataloguedMarket } from '../market/catalogued-market.ts';
import { readDeployment } from '../../server/markets/read-deployment.ts';
import { marketNamed } from '../market/market-named.ts';
import { type Certificate, certify, type CertificatePart } from './certificate.ts';
import { type MarketServer, openMarketServer } from './market-server.ts';
import { accessibility } from './parts/accessibility.ts';
import { byteBudget } from './parts/byte-budget.ts';
import { conformanceOfMarket } from './parts/conformance.ts';
import { goldenBaskets } from './parts/golden-baskets.ts';
import { secretSearch } from './parts/secrets.ts';
import { wordingCoverage } from './parts/wording.ts';

/** How a market is certified. */
export interface CertifySettings {
  readonly market: string;
  readonly environment: Environment;
  /** The moment that the certificate bears, in milliseconds. */
  readonly now: number;
  readonly acceptsPrices: boolean;
}

type Parts = Readonly<Record<string, CertificatePart['run']>>;

async function partsOf(
  { market, environment, now, acceptsPrices }: CertifySettings,
  server: MarketServer,
): Promise<Parts> {
  const { marketsDir, pluginsDir, distDir, posSecret, orderSecret, databaseUrl } = environment;
  const addresses = environment.marketDatabases.map(({ name, databaseUrl: own }) => [
    `the database of ${name}`,
    own,
  ]);
  const deployment = await readDeployment({ marketsDir, pluginsDir });
  const found = marketNamed(deployment.markets, market);
  const folder = await cataloguedMarket(deployment, found, { pluginsDir });
  const running = server.dependencies.markets.byId(market);
  if (!running) throw new Error(`The market ${market} does not run.`);
  const plugins = running.market.plugins.map(({ plugin }) => plugin.id);
  return {
    'conformance of plugins': () => conformanceOfMarket(running, pluginsDir),
    'golden baskets': () => goldenBaskets({ folder: folder.path, market, server, acceptsPrices }),
    wording: () => wordingCoverage(deployment, folder),
    accessibility: () => accessibility(running, server, now),
    'byte budget': () => byteBudget(market, distDir),
    'secret search': () =>
      secretSearch({
        folders: {
          [`markets/${market}`]: folder.path,
          ...Object.fromEntries(plugins.map((id) => [`plugins/${id}`, join(pluginsDir, id)])),
          dist: distDir,
        },
        known: {
          ...(posSecret && { POS_SECRET: posSecret }),
          ...(orderSecret && { ORDER_SECRET: orderSecret }),
          ...(databaseUrl && { DATABASE_URL: databaseUrl }),
          ...Object.fromEntries(addresses.filter(([, address]) => address)),
        },
      }),
  };
}

/**
 * Tries everything that a market has to hold to [ENG-35].
 * @throws MarketCommandError when there is no such market; StartError when the deployment does not start
 */
export async function certifyMarket(settings: CertifySettings): Promise<Certificate> {
  const { market, environment, now } = settings;
  const { markets } = await readDeployment(environment);
  marketNamed(markets, market);
  const server = await openMarketServer(environment);
  try {
    const parts = await partsOf(settings, server);
    const revision = server.dependencies.markets.byId(market)?.revision ?? '';
    return await certify(
      { market, revision, engine: engineVersion },
      Object.entries(parts).map(([name, run]) => ({ name, run })),
      now,
    );
  } finally {
    await server.close();
  }
}
