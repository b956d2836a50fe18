import type { Extensions } from '../../core/engine/extensions.ts';
import type { FailureWatch } from '../../core/engine/guard.ts';
import { errorKind } from '../kernel/error-kind.ts';
import type {
  AnalyticsEvent,
  ErrorReporter,
  EventOrigin,
  SentEvent,
} from '../../core/shell/ports.ts';

/** The two ways out for what happened: events for analytics, errors for support. */
export interface Reporting {
  readonly track: (event: AnalyticsEvent) => void;
  readonly report: ErrorReporter['report'];
}

/** What reporting needs beyond the plugins that receive. */
interface ReportingSettings {
  /** Consent group without which no event is sent. */
  readonly analyticsGroup: string;
  /** Receives every error besides the plugins. */
  readonly fallback: ErrorReporter;
  /** Where an event comes from; asked for each one. */
  readonly origin: () => EventOrigin;
  /** Hears every event besides the plugins, with the same consent. */
  readonly count?: (event: SentEvent) => void;
}

/**
 * Hands events to every analytics sink, with consent only [SHL-46], and errors to every reporter [SHL-76, SHL-79]. A
 * report of an error says its kind [SHL-69].
 */
export const createReporting = (
  extensions: Extensions,
  { analyticsGroup, count, fallback, origin }: ReportingSettings,
): Reporting => {
  const report: ErrorReporter['report'] = (level, message, given) => {
    const details =
      given && 'error' in given ? { kind: errorKind(given['error']), ...given } : given;
    fallback.report(level, message, details);
    for (const reporter of extensions.all('error-reporter')) {
      reporter.report(level, message, details);
    }
  };
  return {
    report,
    track(event) {
      if (!extensions.one('consent').grants(analyticsGroup)) return;
      const sent = { ...event, ...origin() };
      count?.(sent);
      for (const sink of extensions.all('analytics-sink')) sink.send(sent);
    },
  };
};

/**
 * Tells of plugins that fail in a browser. An error reporter that fails is told of to the fallback alone: it would be
 * told of its own failure.
 * @param report asked for at each failure, as a market starts before there is anybody to report to
 */
export const pluginWatch = (
  report: () => ErrorReporter['report'],
  fallback: ErrorReporter,
): FailureWatch => ({
  failed: ({ plugin, point, call, error }) => {
    const tell =
      point === 'error-reporter'
        ? (...told: Parameters<ErrorReporter['report']>) => fallback.report(...told)
        : report();
    tell('warning', `The plugin '${plugin}' failed`, { point, call, error });
  },
});
