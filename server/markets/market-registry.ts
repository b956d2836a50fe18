import { StartError } from '../../core/engine/start-error.ts';
import { describeProblem, type Problem } from '../../core/manifest/problem.ts';
import type { StorageLog } from '../storage/database.ts';
import { isDatabaseError } from '../storage/storage-error.ts';
import { currentEdition } from './edition.ts';
import type { RunningMarket } from './running-market.ts';

/** How a market is doing, for those who watch the server. */
export interface MarketHealth {
  readonly revision: string;
  /** Number of the published version that it is of; absent where files are served. */
  readonly version?: number;
  /** Why its newest files, or the version published last, are not served; absent when they are. */
  readonly lastError?: string;
}

/**
 * The markets that are served, which a change of their files swaps all at once or not at all. Calls of an edition's
 * visitors find those of their edition.
 */
export interface MarketRegistry {
  readonly all: () => readonly RunningMarket[];
  readonly byId: (id: string) => RunningMarket | undefined;
  readonly byHost: (host: string) => RunningMarket | undefined;
  /** The market a sector belongs to [CST-05]. */
  readonly bySector: (sector: string) => RunningMarket | undefined;
  readonly health: () => Readonly<Record<string, MarketHealth>>;
  /** Reads files or published version again; when something is wrong with them the last good markets stay. */
  readonly reload: () => Promise<void>;
}

/** Markets that were read and found right. */
export interface LoadedMarkets {
  readonly markets: readonly RunningMarket[];
  /** The published version that they are of; absent for files. */
  readonly version?: number;
  /** What keeps a later version from being served; absent when they are of the last one. */
  readonly refused?: readonly Problem[];
}

/** How a registry gets its markets. */
export interface MarketSource {
  /** Reads and checks them. @throws StartError */
  readonly load: () => Promise<LoadedMarkets>;
  /** Makes what they bring ready before they are served: their catalogues. */
  readonly prepare: (markets: readonly RunningMarket[]) => Promise<void>;
  /** A market with what changes of it while it is served; the same object until that does. */
  readonly dressed?: (market: RunningMarket) => RunningMarket;
  readonly log: StorageLog;
}

/**
 * Loads the markets and keeps them.
 * @throws StartError when they cannot be served
 */
export async function openMarketRegistry(source: MarketSource): Promise<MarketRegistry> {
  const first = await source.load();
  const { refused = [] } = first;
  let { markets, version } = first;
  await source.prepare(markets);
  let problems = refused.map(toldProblem);
  report(markets, source.log);
  if (refused.length > 0) tellRefused(problems, version, source.log);

  const read = async (): Promise<void> => {
    try {
      const loaded = await source.load();
      const next = loaded.markets;
      const before = new Map(markets.map(({ id, revision }) => [id, revision]));
      const changed = next.filter(({ id, revision }) => before.get(id) !== revision);
      if (changed.length > 0 || next.length !== markets.length) {
        await source.prepare(next);
        markets = next;
        report(changed, source.log);
      }
      ({ version } = loaded);
      problems = [];
    } catch (error) {
      problems =
        error instanceof StartError
          ? error.problems.map(toldProblem)
          : [{ file: '', text: failureText(error) }];
      tellRefused(problems, version, source.log);
    }
  };
  let reading = Promise.resolve();
  const seen = (): readonly RunningMarket[] => {
    const served = currentEdition()?.markets ?? markets;
    return source.dressed ? served.map(source.dressed) : served;
  };

  return {
    all: seen,
    byId: (id) => seen().find((market) => market.id === id),
    byHost: (host) => seen().find(({ market }) => market.manifest.hosts.includes(host)),
    bySector: (sector) => seen().find(({ market }) => market.manifest.sectors.includes(sector)),
    health: () =>
      Object.fromEntries(
        markets.map(({ id, revision }) => {
          const own = problems.filter(({ file }) => !isOfAnother(file, id, markets));
          const lastError = own.map(({ text }) => text).join('\n');
          const ofVersion = version === undefined ? {} : { version };
          return [id, { revision, ...ofVersion, ...(own.length > 0 && { lastError }) }];
        }),
      ),
    reload: () => {
      reading = reading.then(read);
      return reading;
    },
  };
}

/** A problem as `/health` and the log tell it. */
interface ToldProblem {
  readonly file: string;
  readonly text: string;
}

const toldProblem = (problem: Problem): ToldProblem => ({
  file: problem.file,
  text: describeProblem(problem),
});

const tellRefused = (
  problems: readonly ToldProblem[],
  version: number | undefined,
  log: StorageLog,
): void =>
  log.error(
    { problems: problems.map(({ text }) => text), ...(version !== undefined && { version }) },
    'changed markets refused, the last good ones stay',
  );

/** What `/health` and the log say of a failure that is no mistake in a file; never what a statement held. */
function failureText(error: unknown): string {
  if (isDatabaseError(error)) return 'the database refused the catalogue';
  return error instanceof Error ? error.message : 'unknown failure';
}

/** Whether a file lies in the folder of another market; what lies elsewhere concerns every market. */
const isOfAnother = (file: string, id: string, markets: readonly RunningMarket[]): boolean =>
  markets.some((market) => market.id !== id && file.includes(`/${market.id}/`));

/** Says which plugin fills each extension point, and how many texts wait for their translation. */
function report(markets: readonly RunningMarket[], log: StorageLog): void {
  for (const { id, revision, market, untranslated } of markets) {
    log.info({ market: id, revision, points: market.report }, 'market started');
    for (const warning of market.warnings) log.warn({ market: id }, warning);
    if (Object.keys(untranslated).length === 0) continue;
    log.warn({ market: id, untranslated }, 'texts of the market are still to translate');
  }
}
