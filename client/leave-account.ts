import type { App } from './app-store.ts';
import type { Environment } from './kernel/environment.ts';
import { forgetDevice } from './checkout/device-details.ts';
import { endSession } from './shell/end-session.ts';
import { forgetSession } from './forget-session.ts';
import type { Host } from '../core/shell/ports.ts';

/** Where whoever deleted their account goes: home, or out of the native app around the page [ACC-39, WEB-10]. */
export const afterDeletion = ({ isMobileApp }: Pick<Host, 'isMobileApp'>, base: string): string =>
  isMobileApp ? `${base}/app-logout` : '/';

/**
 * Clears everything that is stored and signs out, with what can be loaded of it [ACC-10, ACC-37]; never throws.
 * @param tellsApp the native app around the page, where there is one, is to log its customer out as well [WEB-10]
 */
export const leaveAccount = async (
  app: App,
  environment: Pick<Environment, 'market' | 'report' | 'storage'>,
  { tellsApp }: { readonly tellsApp: boolean },
): Promise<void> => {
  forgetDevice(environment);
  try {
    const account = await app.readyForAccount();
    // It reports a failure of its own and never throws; nobody has to wait for the server.
    void account.logOut();
    await app.readyToBuy();
    endSession(app);
  } catch (error) {
    environment.report('warning', 'Not everything could be loaded to log out', { error });
    forgetSession(app, environment);
  }
  const host = environment.market.extensions.one('host');
  if (tellsApp) host.app?.post({ type: 'LOGOUT', payload: {} });
};
