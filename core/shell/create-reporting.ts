import type { Extensions } from '../engine/bind-plugins.ts';
import type { AnalyticsEvent, ErrorReporter } from './ports.ts';

/** The two ways out for what happened: events for analytics, errors for support. */
export interface Reporting {
  readonly track: (event: AnalyticsEvent) => void;
  readonly report: ErrorReporter['report'];
}

/**
 * Hands events to every analytics sink, with consent only [SHL-46], and errors to every reporter.
 * One that throws is passed over and breaks nothing [SHL-76, SHL-79].
 */
export const createReporting = (
  extensions: Extensions,
  analyticsGroup: string,
  fallback: ErrorReporter,
): Reporting => {
  const report: ErrorReporter['report'] = (level, message, details) => {
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
      for (const sink of extensions.all('analytics-sink')) {
        try {
          sink.send(event);
        } catch (error) {
          report('warning', 'An analytics sink failed', { error });
        }
      }
    },
  };
};
