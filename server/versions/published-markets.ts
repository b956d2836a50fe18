import type { Kysely } from 'kysely';
import { StartError } from '../../core/engine/start-error.ts';
import type { LoadSettings } from '../markets/check-deployment.ts';
import { loadMarkets } from '../markets/load-markets.ts';
import type { LoadedMarkets } from '../markets/market-registry.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';
import { versionsChannel } from '../storage/channels.ts';
import type { Database, StorageLog } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { withFolderOf } from './version-files.ts';
import { filesOfVersion, latestNumber } from './version-repository.ts';

/** Milliseconds between two looks at whether a version was missed: one whose reading failed for the database's sake. */
const lookAgainMs = 60_000;

/** The markets of the version published last, for a server that follows the database [OPR-12, OPR-17]. */
export class PublishedMarkets {
  readonly #db: Kysely<Tables>;
  readonly #folders: DeploymentFolders;
  readonly #settings: LoadSettings;
  #hasServed = false;
  #judged = 0;

  constructor(db: Kysely<Tables>, folders: DeploymentFolders, settings: LoadSettings) {
    this.#db = db;
    this.#folders = folders;
    this.#settings = settings;
  }

  /**
   * Reads and checks the last version; where nothing is served yet and this release cannot serve it, the last one that
   * it can.
   * @throws StartError when none can be served, or something is served already and the last version cannot be
   */
  async load(): Promise<LoadedMarkets> {
    const latest = await latestNumber(this.#db);
    if (latest === 0) throw new StartError([nothingPublished]);
    try {
      const loaded = await this.#loadVersion(latest);
      this.#judged = latest;
      return loaded;
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      this.#judged = latest;
      if (this.#hasServed) throw error;
      const earlier = await this.#lastGoodBefore(latest);
      if (!earlier) throw error;
      return { ...earlier, refused: error.problems };
    }
  }

  async #lastGoodBefore(number: number): Promise<LoadedMarkets | undefined> {
    for (let version = number - 1; version > 0; version -= 1) {
      try {
        return await this.#loadVersion(version);
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
      }
    }
    return undefined;
  }

  async #loadVersion(version: number): Promise<LoadedMarkets> {
    const files = await filesOfVersion(this.#db, version);
    try {
      const markets = await withFolderOf(files, this.#folders, (folders) =>
        loadMarkets(folders, this.#settings),
      );
      this.#hasServed = true;
      return { markets, version };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      throw new StartError(
        error.problems.map((problem) => ({
          ...problem,
          file: `version ${version}, ${problem.file}`,
        })),
      );
    }
  }

  /** Calls back whenever another version was published, until it is stopped. */
  async follow(
    { subscribe }: Pick<Database, 'subscribe'>,
    onChange: () => Promise<void>,
    log: StorageLog,
  ): Promise<{ readonly stop: () => Promise<void> }> {
    const unsubscribe = await subscribe(versionsChannel, () => void onChange());
    const lookAgain = async (): Promise<void> => {
      try {
        if ((await latestNumber(this.#db)) !== this.#judged) await onChange();
      } catch (error) {
        log.warn({ err: error }, 'cannot see whether another version of the markets was published');
      }
    };
    const timer = setInterval(() => void lookAgain(), lookAgainMs);
    // One may have been published between the first reading and the subscription.
    await lookAgain();
    return {
      stop: async () => {
        clearInterval(timer);
        await unsubscribe();
      },
    };
  }
}

const nothingPublished = {
  file: 'the database',
  pointer: '',
  expected: 'a published version of the markets, since MARKETS_FROM is database',
  found: 'none',
  remedy: 'Publish one: npm run market -- publish --reason "The first version"',
};
