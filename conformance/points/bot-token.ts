import assert from 'node:assert/strict';
import type { CheckedAction } from '../../core/accounts/bot-check.ts';
import type { BotToken } from '../../core/accounts/bot-token.ts';
import { isDeclared } from '../outside-hosts.ts';
import type { Suite } from '../suite.ts';

export interface BotTokenSamples {
  /** Stands in for a script that the plugin loads: puts what the script would put into the page. */
  readonly loadScript: (address: string) => Promise<void>;
}

const actions = ['sign-up', 'forgot-password', 'one-time-code'] as const;

/** What everything that shows that a person makes a call has to do. */
export const botTokenSuite: Suite<BotToken, BotTokenSamples> = (
  { make, outside },
  { loadScript },
) => {
  /** A token, and the scripts that were loaded for it. */
  const tokenFor = async (action: CheckedAction, source = make()) => {
    const loaded: string[] = [];
    const token = await source.tokenFor(action, {
      loadScript: async (address) => {
        loaded.push(address);
        await loadScript(address);
      },
    });
    return { token, loaded };
  };
  return [
    {
      title: 'has a token for every action, which fits into a header [OTP-27, GTW-37]',
      run: async () => {
        for (const action of actions) {
          const { token } = await tokenFor(action);
          assert.match(token ?? '', /^[!-~]{1,8000}$/);
        }
      },
    },
    {
      title: 'loads scripts from hosts that it declares only [GTW-37]',
      run: async () => {
        const { loaded } = await tokenFor('one-time-code');
        for (const address of loaded) assert.ok(isDeclared(address, outside.scripts), address);
      },
    },
    {
      title: 'throws, or has no token, where its script does not load',
      run: async () => {
        const source = make();
        const failing = { loadScript: () => Promise.reject(new Error('The script did not load.')) };
        const token = await source.tokenFor('sign-up', failing).catch(() => undefined);
        assert.equal(token, undefined);
      },
    },
  ];
};
