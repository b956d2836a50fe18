import { describe, expect, it } from 'vitest';
import { botHeaders } from '../../../client/accounts/bot-headers.ts';
import type { BotToken } from '../../../core/accounts/bot-token.ts';
import { everywhere, inEachMarket } from '../constants/changed-markets.ts';
import { withTokens } from './with-tokens.ts';

const never = new Promise<never>(() => {});

describe('a call that programs would make in great numbers', () => {
  it('carries the token of the named action, and without a source goes out unmarked [OTP-27, GTW-37]', async () => {
    const asked: string[] = [];
    const source: BotToken = {
      tokenFor: async (action) => {
        asked.push(action);
        return 'token-1';
      },
    };
    const headers = await botHeaders(await withTokens(source), 'one-time-code');
    expect(headers).toEqual({ 'recaptcha-token': 'token-1' });
    expect(asked).toEqual(['one-time-code']);
    expect(await botHeaders(await withTokens(undefined), 'one-time-code')).toEqual({});
    expect(
      await botHeaders(await withTokens({ tokenFor: async () => undefined }), 'sign-up'),
    ).toEqual({});
  });

  it('waits 2000 ms for its token, as the manifest says, and then goes out without [OTP-27, GTW-37, CST-72]', async () => {
    expect(inEachMarket(({ botCheck }) => botCheck.scriptWaitMs)).toEqual(everywhere(2000));
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const late = await withTokens({ tokenFor: () => never }, wait);
    expect(await botHeaders(late, 'one-time-code')).toEqual({});
    expect(waits).toEqual([2000]);
  });
});
