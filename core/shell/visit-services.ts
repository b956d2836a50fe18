import type { CallRules } from '../call-rules.ts';
/** Runs a script of another site, with what it is told in the script's own attributes. */
export type LoadScript = (
  address: string,
  attributes?: Readonly<Record<string, string>>,
) => Promise<void>;

/** What a service of the visit is started with. */
export interface VisitServicePorts {
  readonly loadScript: LoadScript;
  /** The visit, as it is called in every call and event. */
  readonly traceId: string;
}

/** Records what happens on the page so that support can watch it again (many) [SHL-77]. */
export interface SessionMonitor {
  /**
   * Starts to record this session.
   * @throws when it cannot; the visit goes on without it
   */
  start(ports: VisitServicePorts & MonitorSettings): Promise<void>;
}

/** How a session is recorded. */
export interface MonitorSettings {
  /** Nothing that is typed may be recorded; there is no other way to start. */
  readonly masksInput: true;
}

/** Lets customers write to the chain from any page (many) [SHL-71]. */
export interface CustomerMessaging {
  /**
   * Starts the service.
   * @throws when it cannot; the visit goes on without it
   */
  start(ports: VisitServicePorts): Promise<void>;
}

/** How long a service may take to start, in milliseconds. */
const longestStartMs = 60_000;

/** The visit goes on without a service that does not start. */
export const visitServiceCalls: CallRules<SessionMonitor & CustomerMessaging> = {
  start: { limitMs: longestStartMs },
};
