import type { Account } from '../../schemas/types/http/accounts.ts';
import type { Environment } from '../kernel/environment.ts';

/** Key of the stored account, under the prefix of the manifest [ACC-03]. */
const cacheKey = 'account-data';

/** The account as the last visit knew it. */
export interface AccountCache {
  /** Undefined when there is none, or what is there is no account. */
  read(): Account | undefined;
  write(account: Account): void;
  remove(): void;
}

const isAccount = (value: unknown): value is Account =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The account in the browser's storage [ACC-03]. */
export const accountCache = ({
  market,
  report,
  storage,
}: Pick<Environment, 'market' | 'report' | 'storage'>): AccountCache => {
  const key = market.manifest.storage.persistKeyPrefix + cacheKey;
  return {
    read() {
      const text = storage.read(key);
      const account = text === undefined ? undefined : parsed(text);
      return isAccount(account) ? account : undefined;
    },
    write(account) {
      try {
        storage.write(key, JSON.stringify(account));
      } catch (error) {
        report('warning', 'The account could not be stored', { error });
      }
    },
    remove: () => storage.remove(key),
  };
};
