import { type CallRules, isRecord, optional } from '../call-rules.ts';
import type { LetterContent } from '../accounts/letter-content.ts';
import type { OrderSummary } from '../../schemas/types/http/orders.ts';

/** What has become of an order: it was placed, came to nothing after that, or money of it went back. */
export type OrderNews =
  | { readonly event: 'placed' | 'failed' }
  | {
      readonly event: 'refunded';
      /** Given back, in minor units. */
      readonly amount: number;
    };

/** An order of which something is to be told. */
export type ToldOrder = OrderNews & {
  readonly order: OrderSummary;
  /** Moment of an order for later, in milliseconds; undefined for one as soon as possible. */
  readonly wantedAt: number | undefined;
  /** As they gave their name. */
  readonly customer: string;
  /** Language of the customer, one of the market's; undefined where none is known. */
  readonly language: string | undefined;
};

/** A letter about an order. */
export interface OrderLetter {
  /** One line. */
  readonly subject: string;
  readonly content: LetterContent;
}

/**
 * What a market's customers are written about their orders [GTW-30]. The letter is stored in the transaction in which the
 * order changes and sent from there [GTW-31], so `write` only puts words together: it waits for nobody. Where it throws, the
 * order goes on and no letter is written.
 */
export interface OrderLetters {
  /** The letter about what has become of an order; undefined where the market writes none. */
  write(told: ToldOrder): OrderLetter | undefined;
}

const isLetter = (value: unknown): boolean => {
  const { subject, content } = value as Readonly<Record<string, unknown>>;
  return typeof subject === 'string' && isRecord(content);
};

export const orderLettersCalls: CallRules<OrderLetters> = {
  write: {
    fits: optional((value) => isRecord(value) && isLetter(value)),
    otherwise: () => undefined,
  },
};
