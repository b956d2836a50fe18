import type { AccountListener } from '../../core/accounts/account-listener.ts';
import type { Manifest } from '../../schemas/types/manifest.ts';

/** Posts every event to the native app, where there is one and the market wants that [WEB-09]. */
export const accountEvents = ({ webview }: Pick<Manifest, 'webview'>): AccountListener => ({
  heard(payload, { app }) {
    if (webview.pushAccountEvents) app?.post({ type: 'EVENT', payload });
  },
});
