import type { BasketReason, WrongField } from '../../schemas/types/http/orders.ts';

/** Names of what a server answers when it does not take an order; browsers choose the message by them [ORD-72]. */
const refusalNames = [
  'INVALID_REQUEST',
  'HUT_CLOSED',
  'BAD_PRICE_INTEGRITY',
  'FailedAlcoholValidation',
  /** There is alcohol in it, and the customer has not said to be old enough [SHP-06]. */
  'AGE_NOT_CONFIRMED',
  'MIN_ORDER_NOT_MET',
  'PAYMENT_TYPE_NOT_SUPPORTED',
  'SCHEDULED_TIME_PAST',
  'PAYMENT_AMOUNT_TOO_HIGH',
  'INSUFFICIENT_CREDIT',
  /** Nobody delivers to the address [CHK-54, CHK-61]. */
  'NOT_DELIVERED',
  /** Another hut delivers there [CHK-55]. */
  'OTHER_HUT_DELIVERS',
] as const;
export type RefusalName = (typeof refusalNames)[number];

/** Why an order is not taken. */
export interface Refusal {
  readonly name: RefusalName;
  readonly message: string;
  /** Amount missing to the minimum, as a decimal. */
  readonly gap?: number;
  readonly reasons?: readonly BasketReason[];
  readonly fields?: readonly WrongField[];
}
