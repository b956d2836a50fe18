import type { Extensions } from '../../core/engine/bind-plugins.ts';
import { errorKind } from '../kernel/error-kind.ts';
import type { AnalyticsEvent, ErrorReporter, EventOrigin } from '../../core/shell/ports.ts';

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
}

/**
 * Hands events to every analytics sink, with consent only [SHL-46], and errors to every reporter.
 * One that throws is passed over and breaks nothing [SHL-76, SHL-79]. A report of an error says its kind [SHL-69].
 */
export const createReporting = (
  extensions: Extensions,
  { analyticsGroup, fallback, origin }: ReportingSettings,
): Reporting => {
  const report: ErrorReporter['report'] = (level, message, given) => {
    const details =
      given && 'error' in given ? { kind: errorKind(given['error']), ...given } : given;
    fallback.report(level, message, details);
    for (const reporter of extensions.all('error-reporter')) {
      try {
        reporter.report(level, message, details);
      } catch (error) {
        fallback.report('warning', 'An error reporter failed', { error });
      }
    }
  };
  return {
    report,
    track(event) {
      if (!extensions.one('consent').grants(analyticsGroup)) return;
      const sent = { ...event, ...origin() };
      for (const sink of extensions.all('analytics-sink')) {
        try {
          sink.send(sent);
        } catch (error) {
          report('warning', 'An analytics sink failed', { error });
        }
      }
    },
  };
};
