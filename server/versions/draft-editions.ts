import type { Kysely } from 'kysely';
import { StartError } from '../../core/engine/start-error.ts';
import type { LoadSettings } from '../markets/check-deployment.ts';
import type { Edition } from '../markets/edition.ts';
import { loadMarkets } from '../markets/load-markets.ts';
import type { DeploymentFolders } from '../markets/read-deployment.ts';
import type { RunningMarket } from '../markets/running-market.ts';
import type { StorageLog } from '../storage/database.ts';
import { askMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import { draftOfToken, draftSecret } from './draft-links.ts';
import { type Draft, filesOfDraft, findDraft } from './draft-repository.ts';
import { withFolderOf } from './version-files.ts';

/** Most drafts that a process keeps ready; the one that was asked for longest ago gives way. */
const mostReady = 4;

/** What drafts are read with. */
export interface DraftSources {
  readonly db: Kysely<Tables>;
  readonly folders: DeploymentFolders;
  readonly settings: LoadSettings;
  /** Makes what the plugins of markets need ready. */
  readonly prepare: (markets: readonly RunningMarket[]) => Promise<void>;
  readonly log: StorageLog;
}

/** The drafts that can be looked at, each read once and kept while it is [OPR-14]. */
export class DraftEditions {
  readonly #sources: DraftSources;
  readonly #ready = new Map<string, Promise<Edition | undefined>>();
  #secret: Promise<string> | undefined;

  constructor(sources: DraftSources) {
    this.#sources = sources;
  }

  /** The draft of a link's token; undefined for a token that is not ours or whose draft has ended. */
  async ofToken(token: string): Promise<Edition | undefined> {
    const id = draftOfToken(await this.#secretOfLinks(), token);
    const draft = id === undefined ? undefined : await findDraft(this.#sources.db, id);
    if (!draft) return undefined;
    const ready = this.#ready.get(draft.id) ?? this.#read(draft);
    this.#ready.delete(draft.id);
    this.#ready.set(draft.id, ready);
    const [oldest] = this.#ready.keys();
    if (this.#ready.size > mostReady && oldest !== undefined) this.#ready.delete(oldest);
    return ready;
  }

  /** How long a moment is away, in seconds by the clock of the database: browsers have clocks of their own. */
  async secondsUntil(moment: Date): Promise<number> {
    const present = await askMoment(this.#sources.db);
    return Math.max(0, Math.ceil((moment.getTime() - present.getTime()) / 1000));
  }

  async #secretOfLinks(): Promise<string> {
    const secret = (this.#secret ??= draftSecret(this.#sources.db));
    // One that could not be read is asked for again.
    secret.catch(() => (this.#secret = undefined));
    return secret;
  }

  async #read({ id, expiresAt }: Draft): Promise<Edition | undefined> {
    const { db, folders, settings, prepare, log } = this.#sources;
    try {
      const files = await filesOfDraft(db, id);
      const markets = await withFolderOf(files, folders, (laidOut) =>
        loadMarkets(laidOut, settings),
      );
      await prepare(markets);
      return { markets, draft: { until: expiresAt } };
    } catch (error) {
      if (!(error instanceof StartError)) {
        this.#ready.delete(id);
        throw error;
      }
      log.warn({ problems: error.message, draft: id }, 'this release cannot show a draft');
      return undefined;
    }
  }
}
