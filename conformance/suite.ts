import type { OutsideHosts, PluginContext } from '../core/define-plugin.ts';
import type { JsonObject } from '../core/manifest/json.ts';
import type { SharedTransaction } from '../core/tables/plugin-database.ts';
import type { Manifest } from '../schemas/types/manifest.ts';

/** One promise of a contract, put to the test: `run` throws where it is broken. Any test runner can run it. */
export interface Check {
  readonly title: string;
  readonly run: () => void | Promise<void>;
}

/** Takes away what a check was set up with. */
export type TearDown = () => void | Promise<void>;

type CaseOptions = Readonly<Record<string, unknown>>;

/** What a case of a plugin says, whatever point it is for. */
export interface ConformanceCase {
  /** What the case is about; unique among the plugin's cases for a point. */
  readonly name: string;
  /** Options of the plugin, as a manifest would give them; a function for those that are known once it is set up. */
  readonly options?: CaseOptions | (() => CaseOptions);
  /** What a market's manifest says, laid over the manifest of `sample-market.ts`. */
  readonly manifest?: JsonObject;
  /**
   * Puts what the plugin finds around it in its place, such as the storage of a browser, and answers how to take it away.
   * Done for every check.
   */
  readonly setUp?: () => TearDown | Promise<TearDown>;
}

/** What a suite tries: a contribution in the market of a case. */
export interface Subject<Contract> {
  /** Makes a new contribution, as a market that starts does. */
  readonly make: () => Contract;
  /** What it is made from: for points of the server, the plugin's handle. */
  readonly context: () => PluginContext;
  /** Runs a transaction of the server's; it is undone where the work throws. */
  readonly inTransaction: <Result>(
    work: (transaction: SharedTransaction) => Promise<Result>,
  ) => Promise<Result>;
  /** What manifests call it. */
  readonly name: string;
  /** The manifest it is made with. */
  readonly manifest: Manifest;
  /** What the plugin says it reaches outside the site. */
  readonly outside: OutsideHosts;
}

/** The checks of a contract, for one contribution and one case. */
export type Suite<Contract, Samples = unknown> = (
  subject: Subject<Contract>,
  samples: Samples,
) => readonly Check[];
