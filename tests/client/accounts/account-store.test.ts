import { describe, expect, it } from 'vitest';
import { AccountRefusal } from '../../../client/accounts/accounts-api.ts';
import { memoryStorage } from '../../../client/kernel/key-value-storage.ts';
import { persist } from '../../../client/kernel/persistence.ts';
import { ada, openAccount, refusal, sessionOf } from './open-account.ts';

describe('the session', () => {
  it('is refreshed when its token ends within 5 minutes, once for calls that come at once [ACC-21]', async () => {
    const { app, environment, names } = await openAccount();
    app.session.signIn(sessionOf(environment, 300_001));
    expect(await app.accessToken()).toBe('access-1');
    expect(names()).toEqual([]);
    app.session.signIn(sessionOf(environment, 300_000));
    expect(await Promise.all([app.accessToken(), app.accessToken()])).toEqual([
      'access-2',
      'access-2',
    ]);
    expect(names()).toEqual(['refresh']);
  });

  it('takes the tokens that another tab stored while this page slept, and asks for none [SEC-23]', async () => {
    const storage = memoryStorage();
    const { app, environment, names } = await openAccount({}, { storage });
    app.session.signIn(sessionOf(environment, 1));
    const { authentication, expiresAt } = sessionOf(environment, 3_600_000, 'access-3');
    const key = `${environment.market.manifest.storage.persistKeyPrefix}account`;
    const store = (id: string, tokenEndsAt: number) => {
      const state = { authentication: { ...authentication, id }, tokenEndsAt };
      storage.write(key, JSON.stringify({ version: 1, state }));
    };
    store(ada.id, expiresAt);
    expect(await app.accessToken()).toBe('access-3');
    expect(names()).toEqual([]);
    for (const [id, endsAt] of [
      ['somebody-else', expiresAt],
      [ada.id, 0],
    ] as const) {
      app.session.signIn(sessionOf(environment, 1));
      store(id, endsAt);
      expect(await app.accessToken()).toBe('access-2');
    }
    expect(names()).toEqual(['refresh', 'refresh']);
  });

  it('ends when it cannot be refreshed any more, and lasts when only the call was lost [ACC-21, ACC-35]', async () => {
    const over = () => Promise.reject(refusal('NotAuthorizedException', '', 401));
    const { app, environment } = await openAccount({ identity: { refresh: over } });
    app.session.signIn(sessionOf(environment, 1));
    expect(await app.accessToken()).toBeUndefined();
    expect(app.session.isLoggedIn).toBe(false);
    const lost = () => Promise.reject(new Error('Request timeout'));
    const second = await openAccount({ identity: { refresh: lost } });
    second.app.session.signIn(sessionOf(environment, 1));
    expect(await second.app.accessToken()).toBe('access-1');
    expect(second.environment.reports).toMatchObject([{ level: 'warning' }]);
  });

  it('has no token for a guest', async () => {
    const { app, names } = await openAccount();
    expect(await app.accessToken()).toBeUndefined();
    expect(names()).toEqual([]);
  });

  it('comes back on the next visit, and ends in every tab [ACC-37]', async () => {
    const storage = memoryStorage();
    const { app, account, environment } = await openAccount({}, { storage });
    persist(app, environment);
    app.session.signIn(sessionOf(environment));
    const next = await openAccount({}, { storage });
    persist(next.app, next.environment);
    expect(next.app.session.isLoggedIn).toBe(true);
    await account.logOut();
    const later = await openAccount({}, { storage });
    persist(later.app, later.environment);
    expect(later.app.session.isLoggedIn).toBe(false);
  });
});

describe('fetching the account', () => {
  it('goes to fetching and fetched, and is not done again within 8 seconds [ACC-33, CHK-85]', async () => {
    let now = 1_000_000;
    const { app, account, environment, names } = await openAccount({}, { now: () => now });
    app.session.signIn(sessionOf(environment));
    const fetching = Promise.all([account.fetch(), account.fetch()]);
    expect(account.state).toBe('fetching');
    await fetching;
    expect(account.state).toBe('fetched');
    now += 7999;
    await account.fetch();
    expect(names()).toEqual(['account']);
    now += 1;
    await account.fetch();
    expect(names()).toEqual(['account', 'account']);
  });

  it.each([
    new AccountRefusal('User does not exist'),
    new AccountRefusal('gone', 'UserNotFoundException'),
    refusal('NotAuthorizedException', '', 401),
    refusal('UNAUTHENTICATED', '', 401),
    new AccountRefusal('No current user'),
    new AccountRefusal('not authenticated'),
  ])(
    'logs out when nobody is signed in any more: %s [ACC-34, ACC-35, ACC-36, CHK-84]',
    async (error) => {
      const { app, account, environment } = await openAccount({
        accounts: {
          account: async () => {
            throw error;
          },
        },
      });
      app.session.signIn(sessionOf(environment));
      await account.fetch();
      expect(app.session.isLoggedIn).toBe(false);
      expect(account).toMatchObject({ account: undefined, state: 'logout' });
      expect(app.notifications.list.map(({ message }) => message)).toEqual(['accounts.loggedOut']);
    },
  );

  it('only logs any other failure, after trying again [ACC-34, ACC-42, CHK-84]', async () => {
    const waits: number[] = [];
    const { app, account, environment, names } = await openAccount(
      { accounts: { account: () => Promise.reject(new Error('Request timeout')) } },
      { wait: async (milliseconds) => void waits.push(milliseconds) },
    );
    app.session.signIn(sessionOf(environment));
    await account.fetch();
    expect(app.session.isLoggedIn).toBe(true);
    expect(names()).toHaveLength(4);
    expect(waits).toHaveLength(3);
    for (const [index, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(150 * 2 ** index);
      expect(wait).toBeLessThanOrEqual(300 * 2 ** index);
    }
    expect(environment.reports).toMatchObject([{ message: 'The account was not fetched' }]);
  });

  it('shows a guest nothing, and sends nothing without a token [ACC-35, ACC-36, CHK-79]', async () => {
    const { app, account, names } = await openAccount();
    await account.fetch();
    await account.changes.saveProfile({ name: 'Ada' });
    expect(account.endSessionOn(refusal('NotAuthorizedException', '', 401))).toBe(true);
    expect(names()).toEqual([]);
    expect(account.state).toBe('logout');
    expect(app.notifications.list).toHaveLength(0);
  });
});

describe('the account', () => {
  it('is kept under its own key for the next visit, and removed at log-out [ACC-03, ACC-10, ACC-37]', async () => {
    const storage = memoryStorage();
    const { app, account, environment, names } = await openAccount({}, { storage });
    await account.takeSession(sessionOf(environment));
    expect(JSON.parse(storage.read('phdv:account-data') ?? '')).toEqual(ada);
    await account.logOut();
    expect(storage.read('phdv:account-data')).toBeUndefined();
    expect(names()).toContain('signOut');
    expect(app.session).toMatchObject({ isLoggedIn: false, firstName: undefined });
    expect(account.account).toBeUndefined();
    expect(app.notifications.list.map(({ message }) => message)).toEqual(['accounts.loggedOut']);
    expect(environment.reports).toEqual([]);
  });

  it('of an earlier visit shows at once to who is still signed in, and to nobody else [ACC-03]', async () => {
    const storage = memoryStorage();
    storage.write('phdv:account-data', JSON.stringify(ada));
    const signedIn = await openAccount({}, { storage });
    expect(signedIn.account.account).toBeUndefined();
    signedIn.app.session.signIn(sessionOf(signedIn.environment));
    signedIn.account.attachTo(signedIn.app);
    expect(signedIn.account.account).toEqual(ada);
    storage.write('phdv:account-data', '{"id"');
    expect((await openAccount({}, { storage })).account.account).toBeUndefined();
  });

  it('counts as not deleted when that fails [ACC-40]', async () => {
    const { account, app, environment } = await openAccount({
      accounts: { remove: () => Promise.reject(new Error('offline')) },
    });
    app.session.signIn(sessionOf(environment));
    expect(await account.changes.remove()).toBe(false);
    expect(account.isDeleted).toBe(false);
    const second = await openAccount();
    expect(await second.account.changes.remove()).toBe(true);
    expect(second.account.isDeleted).toBe(true);
  });

  it('keeps what was saved, and a failure to save is told [ACC-18]', async () => {
    const { account, app, environment } = await openAccount();
    app.session.signIn(sessionOf(environment));
    await account.changes.save({ firstName: 'Augusta' }, 'create');
    expect(account.account?.firstName).toBe('Augusta');
    const failing = await openAccount({
      accounts: { update: () => Promise.reject(new Error('offline')) },
    });
    await expect(failing.account.changes.save({ firstName: 'x' })).rejects.toThrow('offline');
  });
});

describe('a customer whom another tab signed in', () => {
  const other = { id: 'account-2', access: 'access-9', refresh: 'refresh-9', provider: 'password' };

  it('never sees the account of the one before, and has their own fetched at once', async () => {
    const own = { ...ada, id: 'account-2', firstName: 'Grace' };
    const answers = [ada, own];
    const { app, account, environment, names } = await openAccount({
      accounts: { account: async () => answers.shift() ?? own },
    });
    app.session.signIn(sessionOf(environment));
    await account.fetch();
    expect(account.account).toEqual(ada);
    app.session.signIn({ ...sessionOf(environment), authentication: other });
    expect(account.account).toBeUndefined();
    await account.fetch();
    expect(account.account).toEqual(own);
    expect(names()).toEqual(['account', 'account']);
  });

  it('is not given what was saved or fetched for the one before, nor logged out by its failure', async () => {
    for (const task of ['update', 'account'] as const) {
      let end = (_error?: Error) => {};
      const answer = () =>
        new Promise<typeof ada>((resolve, reject) => {
          end = (error) => (error ? reject(error) : resolve(ada));
        });
      for (const failure of [undefined, refusal('NotAuthorizedException', 'over', 401)]) {
        const { app, account, environment } = await openAccount({ accounts: { [task]: answer } });
        app.session.signIn(sessionOf(environment));
        const done =
          task === 'account' ? account.fetch() : account.changes.save({ firstName: 'Ada' });
        app.session.signIn({ ...sessionOf(environment), authentication: other });
        end(failure);
        await Promise.allSettled([done]);
        expect(app.session.authentication?.id).toBe('account-2');
        expect(app.session.firstName).toBeUndefined();
        expect(account.state).toBe('none');
      }
    }
  });
});
