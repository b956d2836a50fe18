import type { PluginStatements } from '../tables/plugin-database.ts';
import type { PluginServer } from './plugin-server.ts';

/** The owner of an account, as what a plugin keeps of them may be found. */
export interface PluginCustomer {
  /** Id of the account, which `account()` of a plugin's calls answers. */
  readonly id: string;
  readonly email: string | undefined;
  readonly phone: string | undefined;
}

/**
 * What a plugin does with what it keeps of customers in its own tables: it tells all of it to its owner, and forgets it with
 * the account [SEC-42]. A plugin that keeps nothing of them has none.
 */
export interface PluginCustomers<Options = Readonly<Record<string, unknown>>> {
  /**
   * Everything that is kept of a customer, as JSON, for their file of personal data, where it stands under the plugin's id.
   * Digests, codes and tokens are no data of theirs. Undefined where nothing is kept.
   */
  dataOf(customer: PluginCustomer, server: PluginServer<Options>): Promise<unknown>;
  /**
   * Deletes what leads to a customer whose account is being erased, within five seconds. It is of one transaction with the
   * end of the account: where it throws, all stays as it was, and the customer is told that the account is not gone.
   * @param statements the plugin's tables in that transaction; the handle's own `database` would wait for it
   */
  forget(
    customer: PluginCustomer,
    server: PluginServer<Options>,
    statements: PluginStatements,
  ): Promise<void>;
}
