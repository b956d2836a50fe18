import type { ErrorReporter } from '../../core/shell/ports.ts';
import { isLostChunk, changeRelease } from './lost-chunks.ts';

/**
 * Logs what fails in the background, where nobody waits for it; the application keeps working [SHL-68], in another release
 * where it was a part that did not load and there is one [OPS-14].
 */
export const watchFailures = (report: ErrorReporter['report']): void => {
  window.addEventListener('unhandledrejection', (event) => {
    report('error', 'A task in the background failed', { error: event.reason as unknown });
    event.preventDefault();
    if (isLostChunk(event.reason)) void changeRelease();
  });
};
