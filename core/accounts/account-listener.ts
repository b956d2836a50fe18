import type { CallRules } from '../call-rules.ts';
import type { AccountEvent } from '../../schemas/types/webview/messages.ts';
import type { Host } from '../shell/ports.ts';

/** Hears what happens to the account of the customer (many); one that fails is skipped and reported [WEB-09]. */
export interface AccountListener {
  /** @param host where the app runs, such as the native app that may want to know */
  heard(event: AccountEvent, host: Host): void;
}

/** A listener that fails is ignored. */
export const accountListenerCalls: CallRules<AccountListener> = { heard: {} };
