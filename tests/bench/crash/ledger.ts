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

  /** Calls that wait for their answer. */
  inFlight = 0;

  get orders(): number {
    return this.#placed.size;
  }

  /** What customers have been told up to now, to be held against a later look at the data. */
  told(): Told {
    const attempts = [...this.#attempts].map(([key, ids]) => [key, [...ids]] as const);
    return { placed: [...this.#placed], attempts, answers: [...this.answers.keys()] };
  }
}

/** What customers were told up to a moment. */
export interface Told {
  /** Transaction id and order id of each order. */
  readonly placed: readonly (readonly [string, string])[];
  /** Transaction ids by the caller's key. */
  readonly attempts: readonly (readonly [string, readonly string[]])[];
  readonly answers: readonly string[];
}

/** What the database does not know of any more, and answers that contradict each other. */
export async function brokenPromises(told: Told, ask: Ask): Promise<readonly Breach[]> {
  const rows = await ask(
    `select transaction_id, order_id from order_intent where state = 'placed'`,
  );
  const stored = new Map(rows.map((row) => [row['transaction_id'], row['order_id']]));
  const forgotten = told.placed.filter(([id, orderId]) => stored.get(id) !== orderId);
  const doubled = told.attempts.filter(([, ids]) => ids.length > 1);
  return [
    {
      name: 'acknowledged-orders-stay',
      says: 'An order that its customer was told of is there.',
      what: forgotten.map(([id]) => id),
    },
    {
      name: 'a-key-is-an-attempt',
      says: 'A call that is repeated with its key gets the answer of the first one.',
      what: doubled.map(([key, ids]) => `${key}: ${ids.join(', ')}`),
    },
    {
      name: 'no-server-error',
      says: 'No call is answered with an error that nobody foresaw.',
      what: told.answers.filter((answer) => answer.endsWith(' 500')),
    },
  ].filter(({ what }) => what.length > 0);
}
