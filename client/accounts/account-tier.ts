import type { Environment } from '../kernel/environment.ts';
import { AccountStore, type AccountTier } from './account-store.ts';
import { createAccountsApi } from './accounts-api.ts';
import { createIdentityApi } from './identity-api.ts';

/** An account store with its services over HTTP, ready to be attached to the application. */
export const openAccount = (environment: Environment): AccountTier => {
  const { http } = environment;
  const account = AccountStore.create({}, environment);
  account.usePorts({ accounts: createAccountsApi(http), identity: createIdentityApi(http) });
  return account;
};
