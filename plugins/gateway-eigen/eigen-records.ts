import type { PluginDatabase } from '../../core/tables/plugin-database.ts';

/** What the card page said of a payment. */
export interface Told {
  readonly action: string;
  readonly approval: string;
  readonly token: string;
  /** Minor units, as the database counts large numbers. */
  readonly minor: number | string;
}

/** What the terminal was asked, and whether it did that; null while the answer is missing. */
export interface Change {
  readonly name: string;
  readonly minor: number | string;
  readonly is_done: boolean | null;
}

/** What is known of payments: neither page nor terminal can be asked about one. */
export class EigenRecords {
  readonly #database: () => PluginDatabase;

  constructor(database: () => PluginDatabase) {
    this.#database = database;
  }

  /** Keeps what a signed address says; the last word counts, as a card may be refused and another taken. */
  async tell(transactionId: string, { action, approval, token, minor }: Told): Promise<void> {
    await this.#database().query(
      `insert into told (transaction_id, action, approval, token, minor) values ($1, $2, $3, $4, $5)
      on conflict (transaction_id) do update
      set action = $2, approval = $3, token = $4, minor = $5, told_at = present_moment()`,
      [transactionId, action, approval, token, minor],
    );
  }

  async told(transactionId: string): Promise<Told | undefined> {
    const [found] = await this.#database().query<Told>(
      'select action, approval, token, minor from told where transaction_id = $1',
      [transactionId],
    );
    return found;
  }

  changes(transactionId: string): Promise<readonly Change[]> {
    return this.#database().query<Change>(
      'select name, minor, is_done from change where transaction_id = $1',
      [transactionId],
    );
  }

  /** Writes down that a change is about to be asked for; whether nobody did before. */
  async begin(transactionId: string, name: string, minor: number): Promise<boolean> {
    const begun = await this.#database().query(
      `insert into change (transaction_id, name, minor) values ($1, $2, $3)
      on conflict do nothing returning name`,
      [transactionId, name, minor],
    );
    return begun.length > 0;
  }

  async end(transactionId: string, name: string, isDone: boolean): Promise<void> {
    await this.#database().query(
      'update change set is_done = $3 where transaction_id = $1 and name = $2',
      [transactionId, name, isDone],
    );
  }
}
