import { sampleVariables } from '../../conformance/stand-ins.ts';
import type { ContextOf } from '../../core/engine/extensions.ts';
import type { PluginHalves } from '../../core/engine/plugin-halves.ts';
import type { ConformanceSettings } from '../../conformance/checks-of.ts';
import { LateInstallation } from '../../server/open-installation.ts';
import { PluginServers } from '../../server/plugins/plugin-servers.ts';
import { PluginSpaces } from '../../server/plugins/plugin-spaces.ts';
import { createLog } from '../../server/shell/log.ts';
import type { Database } from '../../server/storage/database.ts';
import { sharing } from '../../server/storage/shared-transactions.ts';

/** A server as far as conformance checks need one: the handles of plugins, with tables of their own and no huts. */
export class ConformanceServer {
  readonly #log = createLog('silent');
  readonly #installation = new LateInstallation();
  readonly #servers = new PluginServers({
    log: this.#log,
    now: () => Date.now(),
    installation: this.#installation,
    variables: sampleVariables,
  });
  #database: Database | undefined;
  #spaces: PluginSpaces | undefined;

  /** What checks are run with. */
  readonly settings: Pick<ConformanceSettings, 'contextOf' | 'inTransaction'> = {
    contextOf: (...given) => this.#contextOf(...given),
    inTransaction: (work) => {
      if (!this.#database) throw new Error('The server is not open.');
      return this.#database.db.transaction().execute((tx) => sharing(tx, work));
    },
  };

  /** Gives the handles a database, which whoever opened it closes. */
  open(database: Database): void {
    const { db } = database;
    this.#database = database;
    this.#installation.open({ database });
    const spaces = (this.#spaces = new PluginSpaces(db, this.#log));
    this.#servers.open({
      db,
      spaces,
      markets: { byId: () => undefined },
      reader: { hut: async () => undefined },
      huts: {
        hasAreas: async () => false,
        servingPostcode: async () => [],
        servingPostcodeArea: async () => [],
      },
    });
  }

  /** Makes the tables of a plugin. */
  async prepare({ default: plugin, server }: PluginHalves): Promise<void> {
    if (server?.migrations) await this.#spaces?.prepare(plugin.id, server.migrations);
  }

  #contextOf(...[loaded, manifest]: Parameters<ContextOf>): ReturnType<ContextOf> {
    return this.#servers.of(manifest.id, loaded, manifest);
  }
}
