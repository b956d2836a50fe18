import type { AccountsApi } from './accounts-api.ts';
import type { IdentityApi } from './identity-api.ts';

/** The services an account lives at. */
export interface AccountPorts {
  readonly identity: IdentityApi;
  readonly accounts: AccountsApi;
}
