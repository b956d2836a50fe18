import { randomBytes } from 'node:crypto';
import { LateAnswerError } from '../../../core/engine/guard.ts';
import type { GatewayStatus } from '../../../core/payments/gateway-status.ts';
import type { Money } from '../../../core/money/money.ts';
import { askingLife, KilledError } from './life.ts';

/** A payment as the bank has it in its books, whatever the shop believes. */
export interface BankPayment {
  readonly id: string;
  readonly type: string;
  readonly amount: Money;
  status: GatewayStatus;
  /** How often money was held for it, and how often it was taken. */
  holds: number;
  takings: number;
  /** What was given back, in minor units, by the key of each refund. */
  readonly refunds: Map<string, number>;
  /** What the payer's cards and buttons come to, by the token that stands for each. */
  readonly tokens: Map<string, BankOutcome>;
  /** Whether the answer to the bank's question is all that it waits for. */
  isHeldByAnswer?: boolean;
  /** What has become of the bank's question to the payer, if it asked one. */
  question?: 'asked' | 'passed' | undefined;
}

/** What becomes of a payer's card or button. */
export const bankOutcomes = ['approve', 'decline', 'cancel', 'pending', 'challenge'] as const;
export type BankOutcome = (typeof bankOutcomes)[number];

/** How the bank misbehaves when it is asked. */
export const bankFaults = [
  /** It cannot be reached: nothing is done. */
  'unreachable',
  /** It does what it was asked, and its answer gets lost. */
  'answer lost',
  /** It does nothing, and says nothing. */
  'silent',
  /** It does what it was asked, and says nothing. */
  'silent but done',
  /** It says nothing, and does what it was asked much later. */
  'much later',
  /** It does what it was asked, and says what nobody understands. */
  'nonsense',
  /** It does what it was asked, and names another amount. */
  'another amount',
] as const;
export type BankFault = (typeof bankFaults)[number];

/** What the ids of orders that wait for a pop-up begin with. */
const orderPrefix = 'order-';

const statusOf: Readonly<Record<Exclude<BankOutcome, 'challenge'>, GatewayStatus>> = {
  approve: 'approved',
  decline: 'declined',
  cancel: 'cancelled',
  pending: 'pending',
};

/** States in which a payer may still pay. */
const isOpen = ({ status }: BankPayment): boolean =>
  status === 'created' || status === 'declined' || status === 'pending';

/** The bank behind a gateway: it remembers what it was asked for and what it did, and it misbehaves when it is told to. */
export class Bank {
  readonly #payments = new Map<string, BankPayment>();
  #faults: BankFault[] = [];
  #late: (() => unknown)[] = [];
  #meanwhile: (() => Promise<void>) | undefined;

  /** The next time it is asked, it misbehaves. */
  misbehave(fault: BankFault): void {
    this.#faults.push(fault);
  }

  /** While it is asked the next time, something else happens. */
  meanwhile(event: () => Promise<void>): void {
    this.#meanwhile = event;
  }

  /** Does what it had left for later. */
  catchUp(): void {
    for (const work of this.#late.splice(0)) {
      try {
        work();
      } catch {
        // What is no longer possible by then is not done.
      }
    }
  }

  /** It behaves from now on. */
  behave(): void {
    this.#faults = [];
    this.#meanwhile = undefined;
  }

  forgetAll(): void {
    this.behave();
    this.#late = [];
    this.#payments.clear();
  }

  /** Payments of attempts; orders that wait for a pop-up are none. */
  get payments(): readonly BankPayment[] {
    return [...this.#payments.values()].filter(({ id }) => !id.startsWith(orderPrefix));
  }

  /** Makes an order that a pop-up approves; its id. */
  openOrder(type: string, amount: Money): string {
    return this.open(`${orderPrefix}${this.#payments.size}`, type, amount).id;
  }

  find(id: string): BankPayment | undefined {
    return this.#payments.get(id);
  }

  known(id: string): BankPayment {
    const payment = this.find(id);
    if (!payment) throw new Error('The bank knows no such payment.');
    return payment;
  }

  open(id: string, type: string, amount: Money): BankPayment {
    const books = { holds: 0, takings: 0, refunds: new Map(), tokens: new Map() };
    const payment = this.find(id) ?? { id, type, amount, status: 'created' as const, ...books };
    this.#payments.set(id, payment);
    return payment;
  }

  /** The shop asks the bank; a process that was killed reaches nobody. @throws as the engine tells of a gateway */
  async asked<Answer extends object | undefined>(work: () => Answer): Promise<Answer> {
    const life = askingLife();
    const assertAlive = (): void => {
      if (life?.isOver) throw new KilledError();
    };
    assertAlive();
    const [fault, meanwhile] = [this.#faults.shift(), this.#meanwhile];
    this.#meanwhile = undefined;
    const silence = new LateAnswerError('model-bank', 'anything', 'did not answer');
    if (fault === 'unreachable') throw new Error('The bank cannot be reached.');
    if (fault === 'much later') this.#late.push(work);
    if (fault === 'silent' || fault === 'much later') {
      await meanwhile?.();
      throw silence;
    }
    const answer = work();
    await meanwhile?.();
    assertAlive();
    if (fault === 'silent but done') throw silence;
    if (fault === 'answer lost') throw new Error('The answer of the bank got lost.');
    if (fault === 'nonsense') return { status: 'very well' } as unknown as Answer;
    if (fault === 'another amount') return misquoted(answer);
    return answer;
  }

  /** A payer pays on a page or in a pop-up of the bank, or answers its question. */
  pay(id: string, outcome: BankOutcome): void {
    const payment = this.find(id);
    if (payment) this.#comesTo(payment, outcome);
  }

  /** A payer types a card into the bank's form, which gives the page a token for it. */
  typeCard(id: string, outcome: BankOutcome): string {
    const token = `card-${randomBytes(8).toString('hex')}`;
    this.find(id)?.tokens.set(token, outcome);
    return token;
  }

  /** The payer says yes to the bank's question: what was paid without a token of a form is held by that. */
  passQuestion(id: string): void {
    const payment = this.find(id);
    if (payment?.question !== 'asked') return;
    payment.question = 'passed';
    if (payment.tokens.size === 0) this.#comesTo(payment, 'approve');
    else if (payment.isHeldByAnswer) this.hold(id, id);
  }

  /** Holds a payment with a token. @returns whether the bank asks the payer first */
  hold(id: string, token: string): 'asks' | 'done' {
    const payment = this.known(id);
    const outcome = payment.tokens.get(token);
    if (!isOpen(payment) || outcome === undefined) return 'done';
    if (outcome === 'challenge' && payment.question !== 'passed') {
      payment.question = 'asked';
      return 'asks';
    }
    payment.tokens.delete(token);
    this.#comesTo(payment, outcome === 'challenge' ? 'approve' : outcome);
    return 'done';
  }

  capture(id: string): BankPayment {
    const payment = this.known(id);
    if (payment.status === 'approved') {
      payment.status = 'captured';
      payment.takings += 1;
    }
    return payment;
  }

  void(id: string): BankPayment {
    const payment = this.known(id);
    const { status } = payment;
    if (isOpen(payment) || status === 'approved' || status === 'cancelled')
      payment.status = 'voided';
    return payment;
  }

  refund(id: string, key: string, minor: number): BankPayment {
    const payment = this.known(id);
    if (payment.status !== 'captured' || payment.refunds.has(key)) return payment;
    const left = payment.amount.minor - sum(payment.refunds.values());
    if (minor > left) throw new Error(`The bank gives back ${left} at most.`);
    payment.refunds.set(key, minor);
    if (minor === left) payment.status = 'refunded';
    return payment;
  }

  #comesTo(payment: BankPayment, outcome: BankOutcome): void {
    if (!isOpen(payment)) return;
    if (outcome === 'challenge') {
      payment.question = 'asked';
      return;
    }
    payment.status = statusOf[outcome];
    if (outcome === 'approve') payment.holds += 1;
  }
}

const sum = (parts: Iterable<number>): number => [...parts].reduce((all, part) => all + part, 0);

/** An answer with another amount in it, where it names one. */
const misquoted = <Answer extends object | undefined>(answer: Answer): Answer => {
  const { amount } = (answer ?? {}) as { readonly amount?: Money };
  return amount ? { ...answer, amount: { ...amount, minor: amount.minor + 1 } } : answer;
};
