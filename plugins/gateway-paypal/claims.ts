import type { PluginDatabase } from '../../core/tables/plugin-database.ts';

/** Which payment of the shop a PayPal order pays. */
export class Claims {
  readonly #database: () => PluginDatabase;

  constructor(database: () => PluginDatabase) {
    this.#database = database;
  }

  /** Has an order pay a payment; whether it does, and no other. */
  async claim(orderId: string, transactionId: string): Promise<boolean> {
    await this.#database().query(
      'insert into claim (order_id, transaction_id) values ($1, $2) on conflict do nothing',
      [orderId, transactionId],
    );
    return (await this.transactionOf(orderId)) === transactionId;
  }

  async transactionOf(orderId: string): Promise<string | undefined> {
    const [found] = await this.#database().query<{ readonly transaction_id: string }>(
      'select transaction_id from claim where order_id = $1',
      [orderId],
    );
    return found?.transaction_id;
  }

  /** The order that pays a payment; the first, where a browser brought several. */
  async orderOf(transactionId: string): Promise<string | undefined> {
    const [found] = await this.#database().query<{ readonly order_id: string }>(
      'select order_id from claim where transaction_id = $1 order by claimed_at limit 1',
      [transactionId],
    );
    return found?.order_id;
  }
}
