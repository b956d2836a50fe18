import type { ErrorReporter } from '../../core/shell/ports.ts';

/** Logs what fails in the background, where nobody waits for it; the application keeps working [SHL-68]. */
export const watchFailures = (report: ErrorReporter['report']): void => {
  window.addEventListener('unhandledrejection', (event) => {
    report('error', 'A task in the background failed', { error: event.reason as unknown });
    event.preventDefault();
  });
};
