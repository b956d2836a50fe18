import type { ErrorReporter } from '../../core/shell/ports.ts';

const writers = { info: 'info', warning: 'warn', error: 'error' } as const;

/** Writes what happened to the browser's console; query values that must stay secret are redacted [SHL-23]. */
export const consoleReporter: ErrorReporter = {
  report(level, message, details) {
    console[writers[level]](redact(message), details ?? '');
  },
};

/** Replaces the value of `authChallenge` in any address of a text [SHL-23]. */
export const redact = (text: string): string =>
  text.replace(/([?&]authChallenge=)[^&#\s]*/g, '$1[redacted]');
