import { type IAnyStateTreeNode, getEnv } from 'mobx-state-tree';
import type { Market } from '../../core/engine/start-market.ts';
import type { DraftNotice } from '../../core/shell/boot-data.ts';
import type { AnalyticsEvent, ErrorReporter } from '../../core/shell/ports.ts';
import type { LoadScript } from '../../core/shell/visit-services.ts';
import type { HttpClient } from './http-client.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
import type { Line } from './line.ts';
import type { Wait } from './retry.ts';

/** What this visit brought along, read once from its landing address. */
export interface Visit {
  /** One value a page session, sent with every call [SHL-20, SHL-56]. */
  readonly traceId: string;
  /** Flag level, `none` by default [SHL-73]. */
  readonly flagLevel: string;
  /** Order channel, for example qr-takeaway [PAY-14]. */
  readonly channel: string | undefined;
  readonly utm: { readonly source?: string; readonly medium?: string; readonly campaign?: string };
  /** Language the landing address asks for; the market may not have it [SHL-22]. */
  readonly language: string | undefined;
  /** Experiment variations forced for the session [SHL-24, EXP-10]. */
  readonly forcedVariants: Readonly<Record<string, string>>;
  /** Path and query of the landing address. */
  readonly landing?: string;
}

/** What every store reaches the outside through; enters the state tree once, tests pass their own. */
export interface Environment {
  readonly market: Market;
  readonly locale: () => string;
  /** Release of the application that runs [SHL-54]. */
  readonly release: string;
  /** What the market was when the page was served [OPR-13]. */
  readonly revision: string;
  /** What the page tells of a draft; undefined on what everybody is served [OPR-14]. */
  readonly draft?: DraftNotice | undefined;
  /** The page came out of an app's own files, which no server replaces. */
  readonly isPacked?: boolean;
  readonly visit: Visit;
  /** Makes the calls of ports that are loaded late. */
  readonly http: HttpClient;
  /** Whether the server can be reached; it is taken for so where nobody follows that. */
  readonly line?: Line;
  readonly storage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  /** Removes a cookie of this site. */
  readonly forgetCookie: (name: string) => void;
  /** Runs a script of another site. */
  readonly loadScript: LoadScript;
  readonly now: () => number;
  readonly wait: Wait;
  readonly randomId: () => string;
  readonly track: (event: AnalyticsEvent) => void;
  readonly report: ErrorReporter['report'];
}

/** The environment of each tier: the ports that come with it and before it. `client/tiers.ts` adds them. */
export interface Environments {}

/** A part of the application that loads at once: of every page, of ordering, of buying. */
export type Tier = keyof Environments;

/** Says that a store comes with a later tier than the shell, and so sees what comes with that. */
export interface Sees<Name extends Tier> {
  readonly sees: Name;
}

/** `.volatile(seesOrdering)`: a store of ordering. */
export const seesOrdering = (): Sees<'ordering'> => ({ sees: 'ordering' });

/** `.volatile(seesPurchase)`: a store of buying. */
export const seesPurchase = (): Sees<'purchase'> => ({ sees: 'purchase' });

/** The tier that a store sees as far as: the shell, unless the store says more. */
export type TierOf<Store> = Store extends Sees<infer Name> ? Name : 'shell';

/** The environment of a store, with the ports of its tier; no other can be named. */
export const environmentOf = <Store extends IAnyStateTreeNode>(
  store: Store,
): Environments[TierOf<Store>] => getEnv<Environments[TierOf<Store>]>(store);
