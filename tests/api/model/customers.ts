import type { OrderRequest } from '../../../schemas/types/http/order-request.ts';
import type { PlaceRequest, Preauthorisation } from '../../../schemas/types/http/orders.ts';
import type { Way } from './ways.ts';

/** What a customer was told of an attempt that cannot be taken back. */
export interface Told {
  /** It is an order: its id. */
  orderId?: string;
  /** It came to nothing, and nothing is paid: the words that said so. */
  lost?: string;
}

/** One try of a customer to order. */
export interface Attempt {
  readonly way: Way;
  readonly request: OrderRequest;
  /** The key and the secret that its calls go with. */
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What says who is signed in; nothing for a guest. */
  readonly session: Readonly<Record<string, string>>;
  /** The same for attempts of which each took the place of the one before: one of them is an order at most. */
  readonly chain: number;
  /** Whether its first call is under way: another tab cannot name it yet. */
  isAsking: boolean;
  opened?: Preauthorisation;
  /** What the payer brought back from the bank. */
  brought: Partial<PlaceRequest>;
  readonly told: Told;
}

/** A browser with what it ordered, the latest last. */
export interface Customer {
  readonly attempts: Attempt[];
}

/** Most attempts that a browser remembers. */
const mostLeft = 8;

/** Everybody who orders in one run, and what they were told. */
export class Customers {
  readonly #customers: readonly Customer[] = [{ attempts: [] }, { attempts: [] }];
  #keys = 0;
  /** What no answer may have said, as it was found on the way. */
  readonly contradictions: string[] = [];

  of(who: number): Customer {
    const customer = this.#customers[who % this.#customers.length];
    if (!customer) throw new Error('Nobody orders.');
    return customer;
  }

  /** What a customer is at. */
  current(who: number): Attempt | undefined {
    return this.of(who).attempts.at(-1);
  }

  get attempts(): readonly Attempt[] {
    return this.#customers.flatMap(({ attempts }) => attempts);
  }

  /** A number that nobody had before. */
  next(): number {
    this.#keys += 1;
    return this.#keys;
  }

  /** What a browser at an attempt has left: the last one that opened, and those after it, which may have. */
  leftBefore({ chain }: Attempt): readonly Attempt[] {
    const tried = this.attempts.filter((attempt) => attempt.chain === chain);
    const from = tried.findLastIndex(({ opened }) => opened !== undefined);
    return tried.slice(Math.max(from, 0)).slice(-mostLeft);
  }

  /** Whether one that leaves an attempt takes its place: whoever knows of an order and orders again wants another one. */
  canTakePlaceOf({ chain, isAsking }: Attempt): boolean {
    const isKnown = this.attempts.some(
      (attempt) => attempt.chain === chain && attempt.told.orderId !== undefined,
    );
    return !isAsking && !isKnown;
  }

  attemptOf(transactionId: string | undefined): Attempt | undefined {
    return this.attempts.find(({ opened }) => opened?.transactionId === transactionId);
  }

  tellPlaced(transactionId: string, orderId: string): void {
    const attempt = this.attemptOf(transactionId);
    if (!attempt) return;
    const { told, opened } = attempt;
    if (orderId !== opened?.orderId) this.contradictions.push(`another order id: ${transactionId}`);
    if (told.lost !== undefined)
      this.contradictions.push(`placed after ${told.lost}: ${transactionId}`);
    told.orderId = orderId;
  }

  tellLost({ told, opened }: Attempt, words: string): void {
    if (told.orderId !== undefined) {
      this.contradictions.push(`${words} after it was placed: ${opened?.transactionId}`);
    }
    told.lost ??= words;
  }
}
