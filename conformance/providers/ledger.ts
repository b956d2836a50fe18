import { randomBytes } from 'node:crypto';
import type { Money } from '../../core/money/money.ts';

/** A call is refused, as a provider refuses it. */
export class StandInRefusal extends Error {
  override readonly name = 'StandInRefusal';
  readonly status: number;

  constructor(status: number, why: string) {
    super(why);
    this.status = status;
  }
}

/** A payment as a stand-in of a provider keeps it. */
export interface LedgerPayment {
  /** The provider's id. */
  readonly id: string;
  /** What the shop calls it: its transaction id. */
  readonly reference: string;
  readonly amount: Money;
  state: 'open' | 'pending' | 'held' | 'taken' | 'declined' | 'cancelled';
  /** Minor units that were taken. */
  taken: number;
  /** What was given back, by the shop's keys. */
  readonly refunds: Map<string, LedgerRefund>;
  /** Whatever else a provider keeps of a payment. */
  readonly facts: Record<string, string>;
}

export interface LedgerRefund {
  readonly id: string;
  readonly key: string;
  readonly minor: number;
}

/** What a customer, or their bank, makes of an open payment. */
export type CustomerChoice = 'approve' | 'decline' | 'pending' | 'cancel';

/** What a provider says wrongly, for a shop that has to notice. */
export interface Lies {
  readonly minorMore?: number;
  readonly currency?: string;
  /** A word for a status that no document knows. */
  readonly status?: string;
  /** It answers every call with 503. */
  readonly isDown?: boolean;
}

const newId = (): string => randomBytes(8).toString('hex');

/** The payments of a stand-in, with what every provider makes sure of: order of calls, amounts, idempotency keys. */
export class Ledger {
  readonly #payments = new Map<string, LedgerPayment>();
  readonly #answers = new Map<string, { readonly body: string; readonly result: unknown }>();
  lies: Lies = {};

  /**
   * Does what a key names once; the same key with another body is refused.
   * @param key the caller's idempotency key
   */
  once<Result>(key: string | undefined, body: string, work: () => Result): Result {
    if (key === undefined || key === '') throw new StandInRefusal(400, 'no idempotency key');
    const before = this.#answers.get(key);
    if (before && before.body !== body) throw new StandInRefusal(400, 'key used for another call');
    if (before) return before.result as Result;
    const result = work();
    this.#answers.set(key, { body, result });
    return result;
  }

  /** @param id the provider's own; made where the provider goes by the shop's */
  open(
    reference: string,
    amount: Money,
    facts: Readonly<Record<string, string>> = {},
    id = newId(),
  ): LedgerPayment {
    if (reference === '') throw new StandInRefusal(400, 'no reference');
    if (!Number.isInteger(amount.minor) || amount.minor <= 0) {
      throw new StandInRefusal(400, 'no amount');
    }
    const payment: LedgerPayment = {
      id,
      reference,
      amount,
      state: 'open',
      taken: 0,
      refunds: new Map(),
      facts: { ...facts },
    };
    this.#payments.set(id, payment);
    return payment;
  }

  find(id: string): LedgerPayment | undefined {
    return this.#payments.get(id);
  }

  get(id: string): LedgerPayment {
    const found = this.find(id);
    if (!found) throw new StandInRefusal(404, 'no such payment');
    return found;
  }

  byReference(reference: string): LedgerPayment | undefined {
    return [...this.#payments.values()].findLast((one) => one.reference === reference);
  }

  /** The payment of a shop's transaction. @throws where it was never opened, which is the test's mistake */
  of(reference: string): LedgerPayment {
    const found = this.byReference(reference);
    if (!found) throw new Error(`No payment of ${reference} was opened.`);
    return found;
  }

  /** The customer's doing at the provider's page or form. @param takesAtOnce whether it is taken there and then */
  choose(payment: LedgerPayment, choice: CustomerChoice, takesAtOnce = false): void {
    if (!['open', 'pending', 'declined'].includes(payment.state)) return;
    const approved = takesAtOnce ? 'taken' : 'held';
    const states = {
      approve: approved,
      decline: 'declined',
      pending: 'pending',
      cancel: 'cancelled',
    } as const;
    payment.state = states[choice];
    if (payment.state === 'taken') payment.taken = payment.amount.minor;
  }

  take(payment: LedgerPayment, minor: number): void {
    if (payment.state !== 'held') throw new StandInRefusal(400, 'nothing is held');
    if (!(minor > 0) || minor > payment.amount.minor) throw new StandInRefusal(400, 'too much');
    payment.state = 'taken';
    payment.taken = minor;
  }

  cancel(payment: LedgerPayment): void {
    if (payment.state === 'taken') throw new StandInRefusal(400, 'taken already');
    payment.state = 'cancelled';
  }

  giveBack(payment: LedgerPayment, key: string, minor: number): LedgerRefund {
    const before = payment.refunds.get(key);
    if (before && before.minor !== minor) throw new StandInRefusal(400, 'key used for another');
    if (before) return before;
    if (payment.state !== 'taken') throw new StandInRefusal(400, 'nothing is taken');
    if (!(minor > 0) || minor > payment.taken - this.given(payment)) {
      throw new StandInRefusal(400, 'more than is left');
    }
    const refund = { id: newId(), key, minor };
    payment.refunds.set(key, refund);
    return refund;
  }

  /** Minor units that were given back. */
  given({ refunds }: LedgerPayment): number {
    return [...refunds.values()].reduce((sum, { minor }) => sum + minor, 0);
  }

  /** The amount of a payment as the stand-in tells it. */
  told({ amount: { minor, currency } }: LedgerPayment): Money {
    const { minorMore = 0, currency: other = currency } = this.lies;
    return { minor: minor + minorMore, currency: other };
  }

  /** The provider's word for how a payment stands, unless it is told to say another. */
  word({ state }: LedgerPayment, words: Readonly<Record<LedgerPayment['state'], string>>): string {
    return this.lies.status ?? words[state];
  }
}
