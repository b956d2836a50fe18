import { type IAnyStateTreeNode, getEnv } from 'mobx-state-tree';
import type { Market } from '../../core/engine/start-market.ts';
import type { AnalyticsEvent, ErrorReporter } from '../../core/shell/ports.ts';
import type { HttpClient } from './http-client.ts';
import type { KeyValueStorage } from './key-value-storage.ts';
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
  readonly visit: Visit;
  /** Makes the calls of ports that are loaded late. */
  readonly http: HttpClient;
  readonly storage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  /** Removes a cookie of this site. */
  readonly forgetCookie: (name: string) => void;
  readonly now: () => number;
  readonly wait: Wait;
  readonly randomId: () => string;
  readonly track: (event: AnalyticsEvent) => void;
  readonly report: ErrorReporter['report'];
}

/**
 * The environment of a node of the state tree. An area whose stores reach further names its ports, such as
 * `environmentOf<MenuPorts>(self)`: what nobody names, nobody can ask for.
 */
export const environmentOf = <Ports = unknown>(node: IAnyStateTreeNode): Environment & Ports =>
  getEnv<Environment & Ports>(node);
