import type { DefaultJson, MomentOrNow } from './column-types.ts';

/** How a customer found an order; one a order, the last that was sent [SHP-30]. */
export interface OrderRatingTable {
  transaction_id: string;
  /** 1 to 5. */
  stars: number;
  /** Empty where nothing was written, and after the personal data of the order was taken out. */
  words: string | null;
  /** Dishes that were rated by themselves, each with its stars. */
  dishes: DefaultJson;
  at: MomentOrNow;
}

/** Something that a customer says was wrong with an order; one of each kind [SHP-30]. */
export interface OrderProblemTable {
  transaction_id: string;
  kind: string;
  /** As with ratings. */
  words: string | null;
  at: MomentOrNow;
}
