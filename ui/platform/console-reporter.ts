import { redact } from '../../client/shell/page-view.ts';
import type { ErrorReporter } from '../../core/shell/ports.ts';

const writers = { info: 'info', warning: 'warn', error: 'error' } as const;

/** Writes what happened to the browser's console; query values that must stay secret are redacted [SHL-23]. */
export const consoleReporter: ErrorReporter = {
  report(level, message, details = {}) {
    console[writers[level]](redact(message), redacted(details));
  },
};

const redacted = (details: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? redact(value) : value,
    ]),
  );
