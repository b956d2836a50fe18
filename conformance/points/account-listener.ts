import assert from 'node:assert/strict';
import type { AccountListener } from '../../core/accounts/account-listener.ts';
import { type AppHost, type Host, PositionError } from '../../core/shell/ports.ts';
import type { AccountEvent, MessageToApp } from '../../schemas/types/webview/messages.ts';
import { frozen } from '../stand-ins.ts';
import type { Suite } from '../suite.ts';

export interface AccountListenerSamples {
  /** Whether the market of the case wants its app to be told. */
  readonly tellsApp: boolean;
}

const names = ['login', 'customer-create', 'customer-update', 'customer-delete', 'logout'] as const;
const events: readonly AccountEvent[] = names.map((name) =>
  frozen({
    name,
    data: { customerId: 'c1', firstName: 'Ada', email: 'ada@example.com', marketingEmail: true },
  }),
);

const noPosition = 2;
const browser: Host = {
  kind: 'browser',
  isMobileApp: false,
  position: () => Promise.reject(new PositionError(noPosition)),
};

/** An app that writes down what it is told. */
function recordingApp(): { readonly host: AppHost; readonly posted: readonly MessageToApp[] } {
  const posted: MessageToApp[] = [];
  const host: AppHost = {
    ...browser,
    kind: 'webview',
    isMobileApp: true,
    app: {
      platform: 'ios',
      version: undefined,
      post: (message) => void posted.push(message),
      accepts: () => false,
      greet: () => () => undefined,
      mayLocate: async () => false,
      tracking: { isAllowed: false, ask: () => undefined },
    },
  };
  return { host, posted };
}

/** What every account listener has to do. */
export const accountListenerSuite: Suite<AccountListener, AccountListenerSamples> = (
  { make },
  { tellsApp },
) => [
  {
    title: tellsApp
      ? 'tells the app every event once, in order and as it was [WEB-09]'
      : 'tells no app where the market does not want that [WEB-09]',
    run: () => {
      const listener = make();
      const { host, posted } = recordingApp();
      for (const event of events) listener.heard(event, host);
      const wanted = events.map((payload) => ({ type: 'EVENT', payload }));
      assert.deepEqual(posted, tellsApp ? wanted : []);
    },
  },
  {
    title: 'hears every event in a browser, where there is no app',
    run: () => {
      const listener = make();
      for (const event of events) listener.heard(event, browser);
    },
  },
  {
    title: 'takes an event of which only the account is known',
    run: () => {
      const { host, posted } = recordingApp();
      make().heard(frozen({ name: 'login', data: { customerId: 'c1' } }), host);
      for (const message of posted) {
        assert.deepEqual(message, {
          type: 'EVENT',
          payload: { name: 'login', data: { customerId: 'c1' } },
        });
      }
    },
  },
];
