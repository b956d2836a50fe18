import { describe, expect, it } from 'vitest';
import { accountSector } from '../../../client/accounts/account-sector.ts';
import { missingPasswordParts } from '../../../core/accounts/password-rule.ts';
import { phoneProblem } from '../../../core/accounts/phone-rule.ts';
import type { JsonObject } from '../../../core/manifest/json.ts';
import { openAccount, sessionOf } from '../accounts/open-account.ts';
import { everywhere, inEachMarket, manifestWith, marketWith } from './changed-markets.ts';

/** An account store in the British market, or as it is once its manifest holds a change. */
const open = async (
  answers: Parameters<typeof openAccount>[0],
  change: JsonObject,
  more: { readonly now?: () => number } = {},
) => {
  const waits: number[] = [];
  const market = await marketWith('uk', { account: change });
  const wait = async (milliseconds: number) => void waits.push(milliseconds);
  return { ...(await openAccount(answers, { market, wait, ...more })), waits };
};

describe('an account', () => {
  it('is fetched again after the time of the market [CST-68]', async () => {
    expect(inEachMarket(({ account }) => account.refetchWaitMs)).toEqual(everywhere(8000));
    let now = 1_000_000;
    const { app, account, environment, names } = await open(
      {},
      { refetchWaitMs: 5 },
      { now: () => now },
    );
    app.session.signIn(sessionOf(environment));
    await account.fetch();
    now += 4;
    await account.fetch();
    expect(names()).toHaveLength(1);
    now += 1;
    await account.fetch();
    expect(names()).toHaveLength(2);
  });

  it('has its token refreshed as long before its end as the market sets [CST-69]', async () => {
    expect(inEachMarket(({ account }) => account.tokenRefreshThresholdMs)).toEqual(
      everywhere(300_000),
    );
    const { app, environment, names } = await open({}, { tokenRefreshThresholdMs: 10 });
    app.session.signIn(sessionOf(environment, 11));
    await app.accessToken();
    expect(names()).toEqual([]);
    app.session.signIn(sessionOf(environment, 10));
    await app.accessToken();
    expect(names()).toEqual(['refresh']);
  });

  it('is asked for again as the market sets [CST-71]', async () => {
    expect(inEachMarket(({ account }) => account.graphqlRetry)).toEqual(
      everywhere({ retries: 3, firstDelayMs: 300, jitter: true }),
    );
    const lost = () => Promise.reject(new Error('lost'));
    const { app, account, environment, waits } = await open(
      { accounts: { account: lost } },
      { graphqlRetry: { retries: 2, firstDelayMs: 7, jitter: false } },
    );
    app.session.signIn(sessionOf(environment));
    await account.fetch();
    expect(waits).toEqual([7, 14]);
  });

  it('is made for the tenant of its market [CST-88]', async () => {
    expect(inEachMarket(({ account }) => account.tenantId)).toEqual({
      uk: '44-gbr-delivery',
      fr: undefined,
      in: undefined,
      ca: '01-can',
    });
    const { account, calls, environment } = await open({}, { tenantId: 'other' });
    await account.takeSession(sessionOf(environment));
    expect(calls.at(-1)).toEqual(['account', 'other']);
  });
});

it('a password needs what the market sets [CST-32]', () => {
  expect(inEachMarket(({ password }) => missingPasswordParts('abc', password))).toEqual(
    everywhere(['length', 'uppercase', 'number']),
  );
  const { password } = manifestWith('uk', {
    password: { minLength: 3, uppercase: false, number: false },
  });
  expect(missingPasswordParts('abc', password)).toEqual([]);
});

it('a phone number outside of checkout is what the generic pattern takes [CST-36]', () => {
  const digits = (count: number) => '1'.repeat(count);
  // What a market needs at least is a rule of its own.
  const problems = (...numbers: string[]) =>
    inEachMarket(({ phone }) =>
      numbers.map((number) => phoneProblem(number, { ...phone, minDigits: 0 })),
    );
  expect(problems(digits(5), digits(6), digits(15), digits(16))).toEqual(
    everywhere(['too-short', undefined, undefined, 'invalid']),
  );
  expect(problems('+1 (23) 45#6', '123-4567', '123.4567', 'x123456')).toEqual(
    everywhere([undefined, 'invalid', 'invalid', 'invalid']),
  );
  const { phone } = manifestWith('uk', {
    phone: { minDigits: 0, generic: { minDigits: 2, maxDigits: 3, allowedCharacters: '-' } },
  });
  expect(['1', '1-2', '1234', '1 2'].map((number) => phoneProblem(number, phone))).toEqual([
    'too-short',
    undefined,
    'invalid',
    'invalid',
  ]);
});

it('the account area has its own sector where the market has it, else that of the market [CST-15]', async () => {
  expect(manifestWith('in').accountArea.defaultSector).toBe('in-1');
  expect(inEachMarket(accountSector)).toEqual({ uk: 'uk-1', fr: 'fr-1', in: 'in-1', ca: 'ca-1' });
  const accountArea = { defaultSector: 'ca-2' };
  expect(accountSector(manifestWith('ca', { accountArea }))).toBe('ca-2');
  const { account, app, calls, environment } = await openAccount(
    {},
    { market: await marketWith('ca', { accountArea }) },
  );
  app.session.signIn(sessionOf(environment));
  await account.changes.saveProfile({});
  expect(calls.find(([name]) => name === 'saveProfile')?.[1]).toBe('ca-2');
});
