import type { PGlite, Transaction } from '@electric-sql/pglite';

interface OpenTransaction {
  readonly statements: Transaction;
  /** Tells PGlite's transaction callback how to end. */
  readonly decide: (end: 'commit' | 'rollback') => void;
}

/**
 * PGlite's transactions, which are callbacks, as separate begin, commit and rollback: what messages can say.
 * PGlite lets one transaction run at a time and makes other statements wait for it.
 */
export class WorkerTransactions {
  readonly #database: PGlite;
  readonly #open = new Map<number, OpenTransaction>();
  readonly #ends = new Map<number, Promise<void>>();
  #lastId = 0;

  constructor(database: PGlite) {
    this.#database = database;
  }

  /** Begins a transaction and answers its number. */
  async begin(): Promise<number> {
    const id = ++this.#lastId;
    await new Promise<void>((begun, failed) => {
      const end = this.#database.transaction(async (statements) => {
        const decision = new Promise<'commit' | 'rollback'>((decide) => {
          this.#open.set(id, { statements, decide });
        });
        begun();
        if ((await decision) === 'rollback') await statements.rollback();
      });
      this.#ends.set(id, end);
      end.catch(failed);
    });
    return id;
  }

  /** The statements of an open transaction. */
  statementsOf(id: number): Transaction {
    const open = this.#open.get(id);
    if (open === undefined) throw new Error(`No open transaction ${id}`);
    return open.statements;
  }

  /** Ends a transaction; rejects when the commit fails. A transaction that has ended already stays as it is. */
  async end(id: number, decision: 'commit' | 'rollback'): Promise<void> {
    const ended = this.#ends.get(id);
    this.#open.get(id)?.decide(decision);
    this.#open.delete(id);
    this.#ends.delete(id);
    await ended;
  }

  /** Rolls back what is still open. */
  async rollbackAll(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((id) => this.end(id, 'rollback')));
  }
}
