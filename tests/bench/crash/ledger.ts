import type { Ask, Breach } from '../../invariants/order-invariants.ts';

/** What customers were told, which no crash may take back. */
export class Ledger {
  /** Orders that were answered as placed, by transaction id. */
  readonly #placed = new Map<string, string>();
  /** Attempts that were answered, by the caller's key. */
  readonly #attempts = new Map<string, Set<string>>();
  /** How calls were answered, by status. */
  readonly answers = new Map<string, number>();

  placed(transactionId: string, orderId: string): void {
    this.#placed.set(transactionId, orderId);
  }

  attempt(key: string, transactionId: string): void {
    const known = this.#attempts.get(key) ?? new Set();
    this.#attempts.set(key, known.add(transactionId));
  }

  answered(call: string, status: number): void {
    const name = `${call} ${status}`;
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
  }

  get orders(): number {
    return this.#placed.size;
  }

  /** What the database does not know of any more, and answers that contradict each other. */
  async breaches(ask: Ask): Promise<readonly Breach[]> {
    const rows = await ask(
      `select transaction_id, order_id from order_intent where state = 'placed'`,
    );
    const stored = new Map(rows.map((row) => [row['transaction_id'], row['order_id']]));
    const forgotten = [...this.#placed].filter(([id, orderId]) => stored.get(id) !== orderId);
    const doubled = [...this.#attempts].filter(([, ids]) => ids.size > 1);
    return [
      {
        name: 'acknowledged-orders-stay',
        says: 'An order that its customer was told of is there.',
        what: forgotten.map(([id]) => id),
      },
      {
        name: 'a-key-is-an-attempt',
        says: 'A call that is repeated with its key gets the answer of the first one.',
        what: doubled.map(([key, ids]) => `${key}: ${[...ids].join(', ')}`),
      },
      {
        name: 'no-server-error',
        says: 'No call is answered with an error that nobody foresaw.',
        what: [...this.answers.keys()].filter((answer) => answer.endsWith(' 500')),
      },
    ].filter(({ what }) => what.length > 0);
  }
}
