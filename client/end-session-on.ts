import type { App } from './app-store.ts';
import type { Environment } from './kernel/environment.ts';

/** Logs out whom an error says is signed in no more; resolves when that is done, and never throws [ACC-34]. */
export const sessionEnder =
  (app: Pick<App, 'readyForAccount'>, { report }: Pick<Environment, 'report'>) =>
  async (error: unknown): Promise<void> => {
    try {
      (await app.readyForAccount()).endSessionOn(error);
    } catch (failure) {
      report('warning', 'The account store did not come', { error: failure });
    }
  };
