import type { AccountPorts } from '../../../client/accounts/account-ports.ts';
import { AccountStore } from '../../../client/accounts/account-store.ts';
import type { AccountsApi } from '../../../client/accounts/accounts-api.ts';
import type { IdentityApi } from '../../../client/accounts/identity-api.ts';
import { AppStore } from '../../../client/app-store.ts';
import type { WholeEnvironment } from '../../../client/tiers.ts';
import { HttpError } from '../../../client/kernel/http-client.ts';
import type { Account, IdentitySession } from '../../../schemas/types/http/accounts.ts';
import { testEnvironment } from '../test-environment.ts';
import { type MarketId, testMarket } from '../../core/test-market.ts';

/** A refusal of the identity service. */
export const refusal = (name: string, message = '', status = 400): HttpError =>
  new HttpError({
    url: '/',
    status,
    statusText: '',
    type: 'application/json',
    text: '',
    json: { name, message },
  });

export const ada: Account = {
  id: 'account-1',
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '+919876543210',
  email: 'ada@example.com',
  marketingEmail: false,
  marketingSMS: false,
};

/** A session of Ada's that ends a while after the moment at which tests stand still. */
export const sessionOf = (
  environment: Pick<WholeEnvironment, 'now'>,
  lasts = 3_600_000,
  access = 'access-1',
): IdentitySession => ({
  authentication: { id: ada.id, access, refresh: 'refresh-1', provider: 'password' },
  expiresAt: environment.now() + lasts,
});

interface Answers {
  readonly identity?: Partial<IdentityApi>;
  readonly accounts?: Partial<AccountsApi>;
}

/** The application with an account store whose services a test answers; every call is written down. */
export const openAccount = async (
  { identity = {}, accounts = {} }: Answers = {},
  overrides: Partial<WholeEnvironment> = {},
  market: MarketId = 'uk',
) => {
  const environment = testEnvironment(await testMarket(market, []), overrides);
  const calls: (readonly [string, ...unknown[]])[] = [];
  const answered = <Api extends object>(own: Partial<Api>, usual: Api): Api =>
    Object.fromEntries(
      Object.entries({ ...usual, ...own }).map(([name, answer]) => [
        name,
        (...given: unknown[]) => {
          calls.push([name, ...given]);
          return (answer as (...given: unknown[]) => unknown)(...given);
        },
      ]),
    ) as Api;
  const ports: AccountPorts = {
    identity: answered<IdentityApi>(identity, {
      refresh: async () => sessionOf(environment, 3_600_000, 'access-2'),
      authorise: async () => '/elsewhere',
      exchange: async () => sessionOf(environment),
      signOut: async () => undefined,
    }),
    accounts: answered<AccountsApi>(accounts, {
      account: async () => ada,
      create: async (_tenant, account) => ({ ...ada, ...account }),
      update: async (_tenant, account) => ({ ...ada, ...account }),
      remove: async () => ada,
      saveProfile: async () => undefined,
    }),
  };
  const app = AppStore.create({}, environment);
  const account = AccountStore.create({}, environment);
  account.usePorts(ports);
  app.attachAccount(account);
  const names = () => calls.map(([name]) => name);
  return { app, account, answered, calls, environment, names };
};
