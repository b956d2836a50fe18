import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import type { Extensions } from '../../core/engine/extensions.ts';
import type { LoadedPlugin } from '../../core/engine/load-plugins.ts';
import type { Installation } from '../../core/installation.ts';
import type { PluginStatements } from '../../core/tables/plugin-database.ts';
import type { PluginServer } from '../../core/server-half/plugin-server.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';
import { delivers, type DeliveryAreas } from '../localisation/delivers.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { CatalogueReader } from '../menu/catalogue-reader.ts';
import { installationSecret } from '../storage/installation-secret.ts';
import type { Tables } from '../storage/tables.ts';
import { outsideCalls } from './call-outside.ts';
import { pluginDatabase, statementsWithin } from './database-of-plugin.ts';
import { queueLetter } from '../letters/letter-queue.ts';
import { filledText } from '../markets/filled-text.ts';
import type { PluginSpaces } from './plugin-spaces.ts';

/** What the handles of plugins reach the server through. */
export interface PluginServices {
  readonly db: Kysely<Tables>;
  readonly spaces: PluginSpaces;
  readonly markets: Pick<MarketRegistry, 'byId'>;
  readonly reader: Pick<CatalogueReader, 'hut'>;
  readonly huts: DeliveryAreas;
}

/** What there is before the server is open. */
interface ServerParts {
  readonly log: FastifyBaseLogger;
  /** The present moment, in milliseconds. */
  readonly now: () => number;
  readonly installation: Installation;
  /** The variables of the server's environment. */
  readonly variables: Readonly<Record<string, string | undefined>>;
}

/** What fills the points of a market. @throws where it is served no more */
function extensionsOf({ markets }: PluginServices, market: string): Pick<Extensions, 'all'> {
  const running = markets.byId(market);
  if (running) return running.market.extensions;
  throw new Error('The market is not served.');
}

/** Gives the server halves of plugins their handles. */
export class PluginServers {
  readonly #log: FastifyBaseLogger;
  readonly #now: () => number;
  readonly #installation: Installation;
  readonly #variables: ServerParts['variables'];
  readonly #secrets = new Map<string, Promise<string>>();
  readonly #callOutside = outsideCalls(undefined, () => this.#ownAddress());
  #ownAddress: () => string | undefined = () => undefined;
  #services: PluginServices | undefined;

  constructor({ log, now, installation, variables }: ServerParts) {
    this.#log = log;
    this.#now = now;
    this.#installation = installation;
    this.#variables = variables;
  }

  /** The server is open: from here on handles work. Markets are read before there is a database. */
  open(services: PluginServices): void {
    this.#services = services;
  }

  /** The server has been built: where it answers, as soon as it listens. */
  answersAt(address: () => string | undefined): void {
    this.#ownAddress = address;
  }

  /** The handle of a plugin for a market. */
  of(market: string, { plugin, options }: LoadedPlugin, manifest: Manifest): PluginServer {
    const { id } = plugin;
    const services = (): PluginServices => this.#opened(id);
    return {
      market,
      options,
      manifest,
      now: this.#now,
      installation: this.#installation,
      log: this.#log.child({ plugin: id, market }),
      get database() {
        const { db, spaces } = services();
        return pluginDatabase(db, () => spaces.of(id));
      },
      async hut(sector, hutId) {
        if (!manifest.sectors.includes(sector)) return undefined;
        return services().reader.hut(sector, hutId);
      },
      async delivers(hut, postcode) {
        const { huts, markets } = services();
        const running = markets.byId(market);
        return running !== undefined && delivers(huts, running, hut, postcode);
      },
      manifestAt: (hut) =>
        services().markets.byId(market)?.manifestAt(hut.sector, hut.id) ?? manifest,
      text(key, language, values = {}) {
        const running = services().markets.byId(market);
        return running ? filledText(running, { key, language, values }) : '';
      },
      async sendLetter(letter) {
        const { db, markets } = services();
        const running = markets.byId(market);
        if (!running?.market.extensions.all('mailer').length) {
          throw new Error('No plugin of the market sends mail.');
        }
        await queueLetter(db, running, { ...letter, kind: id });
      },
      async sendMessage(message) {
        const [sender] = extensionsOf(services(), market).all('sms-sender');
        if (!sender) throw new Error('No plugin of the market sends text messages.');
        await sender.send({ ...message, market });
      },
      callOutside: this.#callOutside,
      ownAddress: () => this.#ownAddress(),
      variable: (name, otherwise) => {
        const value = this.#variables[name] || otherwise;
        if (value === undefined) throw new Error(`${name} is not set.`);
        return value;
      },
      secret: (name) => this.#secret(`plugin ${id} ${name}`, services),
    };
  }

  /** The tables of a plugin in a transaction of the server. */
  statementsIn(tx: Transaction<Tables>, plugin: string): PluginStatements {
    return statementsWithin(
      () => tx,
      () => this.#opened(plugin).spaces.of(plugin),
    );
  }

  /** A secret never changes: it is read once. One that could not be read is asked for again. */
  #secret(name: string, services: () => PluginServices): Promise<string> {
    const known = this.#secrets.get(name);
    if (known) return known;
    const secret = (async () => installationSecret(services().db, name))();
    this.#secrets.set(name, secret);
    secret.catch(() => this.#secrets.delete(name));
    return secret;
  }

  #opened(id: string): PluginServices {
    if (this.#services) return this.#services;
    throw new Error(`The plugin ${id} uses its handle before the server is open.`);
  }
}
