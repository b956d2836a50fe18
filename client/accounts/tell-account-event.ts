import type { Account } from '../../schemas/types/http/accounts.ts';
import type { AccountEvent, AccountEventName } from '../../schemas/types/webview/messages.ts';
import type { Environment } from '../kernel/environment.ts';

/** What may be told of an account: no tokens, and nothing that is not known. */
const dataOf = (customerId: string, account: Account | undefined): AccountEvent['data'] => {
  const { firstName, lastName, email, phone, marketingEmail, marketingSMS } = account ?? {};
  const known = { firstName, lastName, email, phone, marketingEmail, marketingSMS };
  const told = Object.entries(known).filter(([, value]) => value !== undefined && value !== null);
  return { customerId, ...(Object.fromEntries(told) as Partial<AccountEvent['data']>) };
};

/**
 * Tells every listener of the market what happened to an account.
 * @param customerId whose account; with nobody signed in nothing is told
 */
export const tellAccountEvent = (
  { market }: Pick<Environment, 'market'>,
  name: AccountEventName,
  customerId: string | undefined,
  account?: Account,
): void => {
  const { extensions } = market;
  if (customerId === undefined) return;
  for (const listener of extensions.all('account-listener')) {
    listener.heard({ name, data: dataOf(customerId, account) }, extensions.one('host'));
  }
};
