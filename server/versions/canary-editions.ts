import type { Kysely } from 'kysely';
import { StartError } from '../../core/engine/start-error.ts';
import type { Edition } from '../markets/edition.ts';
import { loadMarkets } from '../markets/load-markets.ts';
import { askMoment } from '../storage/moments.ts';
import type { Tables } from '../storage/tables.ts';
import type { CanarySide, CanaryTally } from '../storage/version-tables.ts';
import { breachOf } from './canary-guard.ts';
import {
  type Canary,
  countInCanary,
  endCanary,
  filesOfCanary,
  listCanaries,
  talliesOf,
} from './canary-repository.ts';
import type { DraftSources } from './draft-editions.ts';
import { withFolderOf } from './version-files.ts';

/** A canary that runs, with what its visitors are served. */
export interface ServedCanary {
  readonly canary: Canary;
  readonly edition: Edition;
}

/** What `/health` tells of the last canary. */
export type CanaryHealth = Pick<Canary, 'id' | 'reach' | 'outcome' | 'why'>;

/** The canary that runs, and who takes it back [OPR-16]. */
export class CanaryEditions {
  readonly #sources: DraftSources;
  #served: ServedCanary | undefined;
  #last: Canary | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(sources: DraftSources) {
    this.#sources = sources;
  }

  /** What its visitors are served; undefined while none runs. */
  get served(): ServedCanary | undefined {
    return this.#served;
  }

  health(): CanaryHealth | undefined {
    if (!this.#last) return undefined;
    const { id, reach, outcome, why } = this.#last;
    return { id, reach, outcome, why };
  }

  /** Sees which canary runs; one look after the other. */
  refresh(): Promise<void> {
    const next = async (): Promise<void> => {
      await this.#looking.catch(() => undefined);
      await this.#look();
    };
    this.#looking = next();
    return this.#looking;
  }

  /** Counts what a visitor of the canary, or of the version beside it, met, and judges by it. */
  async count(canary: number, side: CanarySide, tally: CanaryTally): Promise<void> {
    await countInCanary(this.#db, canary, side, tally);
    await this.judge();
  }

  /** Takes the canary back where it breaks a guardrail. Of several processes one does. */
  async judge(): Promise<void> {
    const { canary } = this.#served ?? {};
    if (!canary) return;
    const tallies = await talliesOf(this.#db, canary, await askMoment(this.#db));
    const why = breachOf(tallies, canary.guardrails);
    if (why !== undefined) await this.#takeBack(canary.id, why);
  }

  get #db(): Kysely<Tables> {
    return this.#sources.db;
  }

  async #takeBack(id: number, why: string): Promise<void> {
    const isOurs = await endCanary(this.#db, { id, outcome: 'taken-back', why });
    if (isOurs) this.#sources.log.warn({ canary: id, why }, 'the canary was taken back');
    await this.refresh();
  }

  async #look(): Promise<void> {
    const [last] = await listCanaries(this.#db);
    this.#last = last;
    if (!last || last.endedAt) this.#served = undefined;
    else if (this.#served?.canary.id !== last.id) await this.#serve(last);
  }

  async #serve(canary: Canary): Promise<void> {
    const { folders, settings, prepare } = this.#sources;
    try {
      const files = await filesOfCanary(this.#db, canary.id);
      const markets = await withFolderOf(files, folders, (laidOut) =>
        loadMarkets(laidOut, settings),
      );
      await prepare(markets);
      this.#served = { canary, edition: { markets } };
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      const why = `A server cannot read it: ${error.message}`;
      await endCanary(this.#db, { id: canary.id, outcome: 'taken-back', why });
      this.#served = undefined;
    }
  }
}
