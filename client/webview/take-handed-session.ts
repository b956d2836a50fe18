import type { HandedSession } from '../../schemas/types/webview/app-messages.ts';
import type { App } from '../app-store.ts';
import type { Environment } from '../kernel/environment.ts';

/**
 * Signs in whom the native app has signed in, with the session it hands over; the same one again changes nothing, and a
 * market without accounts passes over it [HST-04]. Never throws: a session that the server does not know ends as any
 * other does.
 */
export const takeHandedSession = async (
  app: Pick<App, 'readyForAccount' | 'session'>,
  { market, report }: Pick<Environment, 'market' | 'report'>,
  { id, access, refresh, provider, expiresAt }: HandedSession,
): Promise<void> => {
  if (market.extensions.all('sign-in').length === 0) return;
  try {
    const account = await app.readyForAccount();
    const known = app.session.authentication;
    if (known?.id === id && known.access === access) return;
    await account.takeSession({ authentication: { id, access, refresh, provider }, expiresAt });
  } catch (error) {
    report('warning', 'The session of the app was not taken', { error });
  }
};
