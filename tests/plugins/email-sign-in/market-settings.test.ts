import { describe, expect, it } from 'vitest';
import { refusal } from '../../client/accounts/open-account.ts';
import { everywhere, inEachMarket, marketWith } from '../../client/constants/changed-markets.ts';
import { openPasswords } from './open-passwords.ts';

const credentials = { email: 'ada@example.com', password: 'Margherita7' };

describe('an account', () => {
  it('is asked to be made as often as the market sets, on the error it names [CST-70]', async () => {
    expect(inEachMarket(({ account }) => account.signUpRetry)).toEqual(
      everywhere({ retries: 5, maxWaitMs: 3000, onError: 'TooManyRequestsException' }),
    );
    const busy = () => Promise.reject(refusal('Busy', 'busy'));
    const market = await marketWith('uk', {
      account: { signUpRetry: { retries: 2, maxWaitMs: 8, onError: 'Busy' } },
    });
    const waits: number[] = [];
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const { names, signIn } = await openPasswords(
      { passwords: { signUp: busy } },
      { market, wait },
    );
    await expect(signIn.signUp(credentials)).rejects.toThrow('busy');
    expect([names().length, waits]).toEqual([3, [4, 8]]);
  });

  it('is asked for in the name of the tenant of its market [CST-88]', async () => {
    const market = await marketWith('uk', { account: { tenantId: 'other' } });
    const { calls, signIn } = await openPasswords({}, { market });
    await signIn.signUp(credentials);
    expect(calls[0]?.[1]).toMatchObject({ attributes: { tenant: 'other' } });
  });
});
