import { describe, expect, it } from 'vitest';
import { ada, refusal } from '../../client/accounts/open-account.ts';
import { openPasswords } from './open-passwords.ts';

const credentials = { email: ' Ada@Example.COM ', password: 'Margherita7' };

describe('signing up', () => {
  it('sends the email in lower case, the password and what the market is, then signs in and fetches the account [ACC-15, ACC-16, CHK-71]', async () => {
    const { app, account, calls, signIn } = await openPasswords();
    await signIn.signUp(credentials);
    expect(calls).toEqual([
      [
        'signUp',
        {
          email: 'ada@example.com',
          password: 'Margherita7',
          attributes: { language: 'en-GB', method: 'password', tenant: '44-gbr-delivery' },
        },
      ],
      ['signIn', { email: 'ada@example.com', password: 'Margherita7' }],
      ['account', '44-gbr-delivery'],
    ]);
    expect(app.session).toMatchObject({ isLoggedIn: true, firstName: 'Ada' });
    expect(account).toMatchObject({ account: ada, state: 'fetched' });
  });

  it('makes no account before the code of a letter where the market asks for it, then signs in [SEC-22]', async () => {
    const signUp = async () => ({ next: 'code' as const });
    const { app, calls, names, signIn } = await openPasswords({ passwords: { signUp } });
    expect(await signIn.signUp(credentials)).toBe('code');
    expect([names(), app.session.isLoggedIn]).toEqual([['signUp'], false]);
    await signIn.confirmSignUp({ ...credentials, code: ' 12345678 ' });
    expect(calls[1]).toEqual([
      'confirmSignUp',
      {
        email: 'ada@example.com',
        password: 'Margherita7',
        attributes: { language: 'en-GB', method: 'password', tenant: '44-gbr-delivery' },
        code: '12345678',
      },
    ]);
    expect(app.session.isLoggedIn).toBe(true);
  });

  it('names the tenant of its market [ACC-15]', async () => {
    const { calls, signIn } = await openPasswords({}, {}, 'ca');
    await signIn.signUp(credentials);
    expect(calls[0]?.[1]).toMatchObject({ attributes: { tenant: '01-can' } });
  });

  it('is tried again while there is too much traffic, up to 5 times, with waits of at most 3 seconds [ACC-17]', async () => {
    const waits: number[] = [];
    const busy = () => Promise.reject(refusal('TooManyRequestsException', '429', 429));
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    for (const task of ['signUp', 'signIn'] as const) {
      waits.length = 0;
      const { names, signIn } = await openPasswords({ passwords: { [task]: busy } }, { wait });
      await expect(signIn[task](credentials)).rejects.toThrow('429');
      expect(names()).toEqual(Array(6).fill(task));
      expect(waits).toHaveLength(5);
      expect(Math.max(...waits)).toBe(3000);
    }
  });

  it('is not tried again for any other reason [ACC-17]', async () => {
    const fail = () => Promise.reject(refusal('UsernameExistsException', 'exists', 409));
    const { names, signIn } = await openPasswords({ passwords: { signUp: fail } });
    await expect(signIn.signUp(credentials)).rejects.toThrow('exists');
    expect(names()).toEqual(['signUp']);
  });
});

describe('signing in', () => {
  it('that fails signs nobody in [ACC-30]', async () => {
    const no = () => Promise.reject(refusal('NotAuthorizedException', 'no', 401));
    const { app, names, signIn } = await openPasswords({ passwords: { signIn: no } });
    await expect(signIn.signIn(credentials)).rejects.toThrow('no');
    expect([names(), app.session.isLoggedIn]).toEqual([['signIn'], false]);
  });
});

describe('a forgotten password', () => {
  it('asks for a code, then sets a new password with it [ACC-20]', async () => {
    const { calls, signIn } = await openPasswords();
    await signIn.askForCode(' Ada@example.com');
    await signIn.changePassword({
      email: 'Ada@example.com',
      code: ' 123456 ',
      password: 'Reginella8',
    });
    expect(calls).toEqual([
      ['forgotPassword', 'ada@example.com'],
      ['setPassword', { email: 'ada@example.com', code: '123456', password: 'Reginella8' }],
    ]);
  });
});
