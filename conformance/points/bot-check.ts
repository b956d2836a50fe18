import assert from 'node:assert/strict';
import { type BotCheck, botVerdicts, type CheckedAction } from '../../core/accounts/bot-check.ts';
import { frozen } from '../stand-ins.ts';
import type { Check, Suite } from '../suite.ts';

export interface BotCheckSamples {
  /** A token of a person and one of a program, for an action; tokens may be good once. */
  readonly tokens: (action: CheckedAction) => { readonly person: string; readonly bot: string };
  /** What becomes of a call without a token. */
  readonly unmarked: 'bot' | 'unknown';
  /** Has the service not answer, until the answer is called; left out where nobody outside is asked. */
  readonly breakDown?: () => () => void;
}

const actions = ['sign-up', 'forgot-password', 'one-time-code'] as const;
const address = '203.0.113.9';

/** What every bot check has to do. */
export const botCheckSuite: Suite<BotCheck, BotCheckSamples> = (
  { make },
  { tokens, unmarked, breakDown },
): readonly Check[] => {
  const judge = (action: CheckedAction, token?: string) =>
    make().judge(frozen({ action, token, address }));
  return [
    {
      title: 'tells a person from a program at every action [GTW-37]',
      run: async () => {
        for (const action of actions) {
          assert.equal(await judge(action, tokens(action).person), 'person');
          assert.equal(await judge(action, tokens(action).bot), 'bot');
        }
      },
    },
    {
      title: 'takes no token of one action for another',
      run: async () => {
        assert.notEqual(await judge('sign-up', tokens('one-time-code').person), 'person');
      },
    },
    {
      title: 'takes nobody for a person without a token [OTP-27]',
      run: async () => assert.equal(await judge('one-time-code'), unmarked),
    },
    {
      title: 'takes nonsense for no person, and answers within its verdicts',
      run: async () => {
        for (const token of [' ', '\u0000', "' or 1=1", 'x'.repeat(10_000)]) {
          const verdict = await judge('sign-up', token);
          assert.ok(botVerdicts.includes(verdict) && verdict !== 'person', verdict);
        }
      },
    },
    {
      title: 'refuses nobody because its service does not answer, and throws or says so',
      run: async () => {
        const { person } = tokens('sign-up');
        const repair = breakDown?.();
        if (!repair) return;
        try {
          const verdict = await judge('sign-up', person).catch((error: unknown) => {
            assert.ok(!String(error).includes(person), 'the token is in the error');
            return 'unknown';
          });
          assert.equal(verdict, 'unknown');
        } finally {
          repair();
        }
      },
    },
  ];
};
