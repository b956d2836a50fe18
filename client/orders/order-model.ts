import { types } from 'mobx-state-tree';
import type { OrderSummary } from '../../schemas/types/http/orders.ts';
import type { OrderAttempt } from './order-request.ts';
import { type OrderFlowState, orderStates } from './order-flow.ts';

/** How pre-authorisation stands [ORD-52, ORD-53]. */
const preauthorizeStates = ['stale', 'success', 'failed'] as const;

/** What is kept of the order under way and of the last one; everything but payment data [ORD-50, CHK-27]. */
export const keptOrder = {
  /** Where the order is on its way. */
  flow: types.optional(types.enumeration<OrderFlowState>([...orderStates]), 'idle'),
  attempt: types.frozen<OrderAttempt | undefined>(),
  /** When the attempt was pre-authorised, in milliseconds. */
  preauthorisedAt: types.maybe(types.number),
  paymentType: types.maybe(types.string),
  transactionId: types.maybe(types.string),
  transactionIdSuccess: types.maybe(types.string),
  expiredTransactionIds: types.array(types.string),
  /** Signed state string of the pre-authorisation [ORD-88]. */
  state: types.maybe(types.string),
  /** Names of the attempts that are not known to have ended: the next one takes over what they hold. */
  unfinished: types.maybe(types.string),
  customerOrderReference: types.maybe(types.string),
  preauthorizeState: types.optional(types.enumeration([...preauthorizeStates]), 'stale'),
  /** The last placed order as its customer sees it [ORD-134]. */
  summary: types.frozen<OrderSummary | undefined>(),
};
