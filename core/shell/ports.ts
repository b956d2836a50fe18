import type { Money } from '../money/money.ts';

/** Something that happened and may interest analytics. */
export interface AnalyticsEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, string | number | boolean | undefined | Money>>;
}

/** Where an event comes from. */
export interface EventOrigin {
  readonly market: string;
  /** Absent before a hut is known, as is the hut. */
  readonly sector?: string | undefined;
  readonly hutId?: string | undefined;
  readonly traceId: string;
}

/** Event as analytics gets it: {type, market, sector, hutId, traceId, data} [SHL-76]. */
export type SentEvent = AnalyticsEvent & EventOrigin;

/** Receives analytics events (many); a failing sink is skipped and reported [SHL-76, SHL-79]. */
export interface AnalyticsSink {
  send(event: SentEvent): void;
}

/** Receives errors worth a look (many). `kind` follows SHL-69. */
export interface ErrorReporter {
  report(
    level: 'info' | 'warning' | 'error',
    message: string,
    details?: Readonly<Record<string, unknown>>,
  ): void;
}

/** Knows which consent groups the visitor granted (one) [SHL-46]. */
export interface Consent {
  /** Whether a banner has to be shown. */
  readonly needsAnswer: boolean;
  grants(group: string): boolean;
  answer(groups: readonly string[]): void;
}

/** Where the app runs (one): a browser, or a native app's web view. */
export interface Host {
  readonly kind: 'browser' | 'webview';
  /** True when ordering inside the mobile app [ORD-16]. */
  readonly isMobileApp: boolean;
}
