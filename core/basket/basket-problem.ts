import type { BasketReason } from '../../schemas/types/http/orders.ts';
import type { DealProblemCode } from '../deals/check-deal.ts';
import { toDecimal } from '../money/money.ts';
import type { TipProblem } from './tip-problem.ts';

/** Why a basket cannot be ordered. */
export type BasketProblemCode =
  | DealProblemCode
  | 'basket-empty'
  | 'product-deal-only'
  | 'deal-locked'
  | 'deal-limit'
  | 'deal-conflict'
  | 'deal-threshold'
  | 'too-many-rewards'
  | 'discount-unavailable'
  | 'voucher-unavailable'
  | 'alcohol-needs-food'
  | 'minimum-order'
  | 'amount-due-negative'
  | 'payment-too-high'
  | TipProblem['code'];

/** One reason why a basket cannot be ordered; the wording key ends with the code. */
export interface BasketProblem {
  readonly code: BasketProblemCode;
  /** `basketItemId` or `basketDealId`, when it is about one line. */
  readonly line?: string;
  /** Product, deal, discount, payment type or pizza part it is about. */
  readonly entity?: string;
  readonly slot?: number;
  /** Most copies, toppings or changes allowed. */
  readonly limit?: number;
  /** Minor units: the gap to a minimum or threshold, or the most a payment type or a tip takes. */
  readonly amount?: number;
}

/** The reasons as the basket validator answers them: amounts as decimals, limits as amounts [BSK-44, BSK-45]. */
export const basketReasons = (problems: readonly BasketProblem[]): BasketReason[] =>
  problems.map(({ code, entity, line, amount, limit }) => {
    const about = entity ?? line;
    const figure = amount === undefined ? limit : toDecimal(amount);
    return {
      code,
      ...(about !== undefined && { entity: about }),
      ...(figure !== undefined && { amount: figure }),
    };
  });
