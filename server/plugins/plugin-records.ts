import type { Transaction } from 'kysely';
import { inTime } from '../../core/engine/in-time.ts';
import type { PluginCustomer } from '../../core/server-half/plugin-customers.ts';
import type { AccountRow } from '../accounts/account-repository.ts';
import type { MarketRegistry } from '../markets/market-registry.ts';
import type { Tables } from '../storage/tables.ts';
import type { PluginServers } from './plugin-servers.ts';

/** How long a plugin may take for what it keeps of a customer, in milliseconds. */
const limitMs = 5_000;

/** What the plugins of a market keep of its customers [SEC-42]. */
export interface PluginRecords {
  /** All of it, by the ids of those that keep something. */
  dataOf(account: AccountRow): Promise<Readonly<Record<string, unknown>>>;
  /** Has it deleted, in the transaction that ends the account. @throws what a plugin throws: nothing is erased then */
  forget(tx: Transaction<Tables>, account: AccountRow): Promise<void>;
}

const customerOf = ({ id, email, phone }: AccountRow): PluginCustomer => ({
  id,
  email: email ?? undefined,
  phone: phone ?? undefined,
});

/** The records of a running server. */
export function pluginRecords({
  markets,
  pluginServers,
}: {
  readonly markets: Pick<MarketRegistry, 'byId'>;
  readonly pluginServers: PluginServers;
}): PluginRecords {
  /** The plugins of a market that keep something of customers, with their handles. */
  const keepersIn = (market: string) => {
    const running = markets.byId(market);
    return (running?.market.plugins ?? []).flatMap((loaded) => {
      const { id } = loaded.plugin;
      const customers = loaded.server?.customers;
      if (!running || !customers) return [];
      const handle = pluginServers.of(market, loaded, running.market.manifest);
      return [{ id, customers, handle }];
    });
  };
  const late = (id: string) => () =>
    new Error(`The plugin ${id} did not answer within ${limitMs} ms.`);
  return {
    async dataOf(account) {
      const told = await Promise.all(
        keepersIn(account.market).map(async ({ id, customers, handle }) => {
          const kept = customers.dataOf(customerOf(account), handle);
          return [id, await inTime(kept, limitMs, late(id))] as const;
        }),
      );
      return Object.fromEntries(told.filter(([, kept]) => kept !== undefined));
    },
    async forget(tx, account) {
      for (const { id, customers, handle } of keepersIn(account.market)) {
        const statements = pluginServers.statementsIn(tx, id);
        const forgetting = customers.forget(customerOf(account), handle, statements);
        await inTime(forgetting, limitMs, late(id));
      }
    },
  };
}
