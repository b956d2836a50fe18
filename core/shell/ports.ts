import { type CallRules, isRecord, isYesOrNo } from '../call-rules.ts';
import type { GeolocationSettings } from '../../schemas/types/manifest/localisation.ts';
import type { AppCapability } from '../../schemas/types/webview/greeting.ts';
import type { MessageFromApp, MessageToApp } from '../../schemas/types/webview/messages.ts';
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
  /** Resolves once the visitor has granted a group, at once when they did on an earlier visit. */
  whenGranted(group: string): Promise<void>;
  answer(groups: readonly string[]): void;
}

/** Where a visitor is, in degrees, WGS84. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Why there is no position: 1 permission denied, 2 position unavailable, 3 time-out [LOC-88]. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly code: 1 | 2 | 3;

  constructor(code: 1 | 2 | 3) {
    super(['Permission Denied', 'Position Unavailable', 'Timeout'][code - 1]);
    this.code = code;
  }
}

/** Systems that the mobile app runs on. */
export type AppPlatform = 'ios' | 'android';

/** Whether the device lets the page follow the visitor; views that read it follow its changes [WEB-07]. */
export interface TrackingPermission {
  readonly isAllowed: boolean;
  /** Asks the device; the answer may come at any time, and again [WEB-06]. */
  ask(): void;
}

/** The native app in whose web view the page is shown. */
export interface NativeApp {
  readonly platform: AppPlatform;
  /** Version of the app, such as 3.0.90; undefined where it does not say. */
  readonly version: string | undefined;
  /**
   * Posts a message to the app; never throws [WEB-03]. One that needs a capability which is not accepted is not posted
   * [HST-04].
   */
  post(message: MessageToApp): void;
  /** Whether page and app both can do something; views that read it follow its changes [HST-03]. */
  accepts(capability: AppCapability): boolean;
  /**
   * Says that the page listens, with its version and what it can do. The app may answer at any time, and again [HST-03].
   * @param hear is told every message of the app whose capability is accepted
   * @returns stops hearing
   */
  greet(hear: (message: MessageFromApp) => void): () => void;
  /**
   * Asks, through the app, whether the page may know where the visitor is [WEB-05].
   * @throws PositionError when no answer comes
   */
  mayLocate(): Promise<boolean>;
  readonly tracking: TrackingPermission;
}

/** Where the app runs (one): a browser, or a native app's web view. */
export interface Host {
  readonly kind: 'browser' | 'webview';
  /** True when ordering inside the mobile app [ORD-16]. */
  readonly isMobileApp: boolean;
  /**
   * Asks where the visitor is; the browser or the app may ask for permission first [LOC-84].
   * @throws PositionError when there is no position
   */
  position(settings: GeolocationSettings): Promise<Position>;
  /** The native app around the page; undefined in a browser. */
  readonly app?: NativeApp;
}

/** The host inside a native app; what fills it is loaded there and nowhere else. */
export interface AppHost extends Host {
  readonly app: NativeApp;
}

/** An event that a sink does not take is lost to that sink alone. */
export const analyticsSinkCalls: CallRules<AnalyticsSink> = { send: {} };

export const errorReporterCalls: CallRules<ErrorReporter> = { report: {} };

/** Where nobody knows what was agreed to, nothing was. */
export const consentCalls: CallRules<Consent> = {
  grants: { fits: isYesOrNo, otherwise: () => false },
  whenGranted: { otherwise: () => new Promise(() => undefined) },
  answer: {},
};

const noPosition = 2;

/** A host that fails does not know where the visitor is. */
export const hostCalls: CallRules<Host> = {
  position: {
    fits: isRecord,
    otherwise: () => Promise.reject(new PositionError(noPosition)),
    expects: (error) => error instanceof PositionError,
  },
};
