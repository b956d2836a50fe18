import { readFileSync } from 'node:fs';
import type { Choice } from '../../core/menu/choice.ts';
import type { Disposition } from '../../schemas/types/catalogue/hut.ts';
import type { BasketReason } from '../../schemas/types/http/orders.ts';

/**
 * A basket bought from the chain in `catalogue/` with the prices that the specification gives it, written by hand.
 * Amounts are decimals, as in the specification. What a vector leaves out is none or 0.
 */
export interface Vector {
  /** What it shows, as a fact. */
  readonly name: string;
  /** Rows of the specification it shows. */
  readonly rows: readonly string[];
  /** Hut of the chain; the one without fees and minimums when left out. */
  readonly hut?: string;
  /** Delivery when left out. */
  readonly disposition?: Disposition;
  /** Cash when left out. */
  readonly payment?: string;
  readonly basket: {
    readonly deals?: readonly VectorDeal[];
    readonly items?: readonly Choice[];
    readonly discountId?: string;
    /** Code of a voucher, whose discount is the basket's. */
    readonly voucher?: string;
    readonly tip?: number;
    /** Gift card credit. */
    readonly credit?: number;
  };
  readonly expect: {
    /** Prices of the deals, in order. */
    readonly deals?: readonly number[];
    readonly originalPrices?: readonly number[];
    readonly savings?: readonly number[];
    /** Prices of the loose items, in order. */
    readonly items?: readonly number[];
    readonly discount?: number;
    /** Surcharges above 0, by type. */
    readonly surcharges?: Readonly<Record<string, number>>;
    /** Taxes by name; not looked at when left out. */
    readonly taxes?: Readonly<Record<string, number>>;
    /** Tax that comes on top of the prices. */
    readonly taxOnTop?: number;
    readonly total: number;
    /** What gift-card deals and vouchers pay of the total. */
    readonly giftVoucher?: number;
    /** The total when left out. */
    readonly amountDue?: number;
    /** Why the basket is refused. */
    readonly reasons?: readonly BasketReason[];
  };
}

/** A deal with what is chosen for each of its slots. */
export interface VectorDeal {
  readonly dealId: string;
  readonly slots: readonly (readonly Choice[])[];
}

const groups = [
  'deal-kinds',
  'deal-rules',
  'pizzas',
  'totals',
  'surcharges',
  'vouchers',
  'sectors',
];

/** Every vector. */
export const vectors: readonly Vector[] = groups.flatMap(
  (group) =>
    JSON.parse(readFileSync(new URL(`${group}.json`, import.meta.url), 'utf8')) as Vector[],
);

/** The vectors that show a row; throws when none does, so that no proof is empty. */
export function vectorsOf(row: string): readonly Vector[] {
  const found = vectors.filter(({ rows }) => rows.includes(row));
  if (found.length === 0) throw new Error(`No vector shows ${row}.`);
  return found;
}
