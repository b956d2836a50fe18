import { type RawBuilder, sql } from 'kysely';
import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import { catalogueChannel } from '../../../server/storage/channels.ts';
import type { Database } from '../../../server/storage/database.ts';

/** Tables of what is sold, with the column that names a row of a sector. */
const tables = [
  ['hut', 'hut_id'],
  ['product', 'product_id'],
] as const;

/** What a shop sells and where, which changes while people order. */
export class ModelMenu {
  readonly #database: Database;
  #isChanged = false;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Keeps it as it is for `restore`. */
  async keep(): Promise<void> {
    for (const [table] of tables) {
      const [own, kept] = [sql.table(table), sql.table(`kept_${table}`)];
      await sql`create table ${kept} as select * from ${own}`.execute(this.#database.db);
    }
  }

  /** Has a hut take no orders for now. */
  closeHut({ sector, id }: OrderRequest['hut']): Promise<void> {
    return this.#change(sql`
      update hut set document = jsonb_set(document, '{bounced}', '{"delivery": true}')
      where sector = ${sector} and hut_id = ${id}
    `);
  }

  /** Puts something on the price of what stands in every basket of a sector. */
  raisePrice({ sector }: OrderRequest['hut']): Promise<void> {
    return this.#change(sql`
      update product
      set document = jsonb_set(document, '{price}', to_jsonb((document ->> 'price')::numeric + 0.1))
      where sector = ${sector} and product_id in ('garlic-bread', 'frites')
    `);
  }

  /** Sells again what was sold when it was kept. */
  async restore(): Promise<void> {
    if (!this.#isChanged) return;
    for (const [table, id] of tables) {
      const [own, kept] = [sql.table(table), sql.table(`kept_${table}`)];
      await this.#change(sql`
        update ${own} set document = ${kept}.document from ${kept}
        where ${own}.sector = ${kept}.sector
          and ${sql.ref(`${table}.${id}`)} = ${sql.ref(`kept_${table}.${id}`)}
          and ${own}.document <> ${kept}.document
      `);
    }
    this.#isChanged = false;
  }

  async #change(change: RawBuilder<unknown>): Promise<void> {
    this.#isChanged = true;
    await change.execute(this.#database.db);
    await this.#database.publish(catalogueChannel, '');
  }
}
