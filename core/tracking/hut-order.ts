import type { OrderPayment, OrderRequest } from '../../schemas/types/http/order-request.ts';

/** Parts of the order request that a hut gets as they came; nothing in them lets anyone pay or sign in. */
export const handedOn = [
  'hut',
  'disposition',
  'deals',
  'discount',
  'voucher',
  'surcharges',
  'isDealbotEnabled',
  'isMobileApp',
  'eta',
  'etaRange',
] as const satisfies readonly (keyof OrderRequest)[];

/** An order as a point of sale fetches it or is handed it; amounts are decimals. */
export interface HutOrder extends Pick<OrderRequest, (typeof handedOn)[number]> {
  readonly orderId: string;
  readonly customerOrderReference: string;
  readonly order_status: string;
  readonly orderTimeUTC: string;
  readonly isTest: boolean;
  readonly total: number;
  readonly paymentType: string;
  /** Age in years to check at hand-over, as there is alcohol in it [SHP-06]. */
  readonly ageCheck?: number;
  readonly customer: Omit<OrderRequest['customer'], 'accountId'>;
  /** How it is paid, with the taxes as we work them out: gift cards and wallet data are nobody else's business. */
  readonly payment: Pick<OrderPayment, 'type' | 'amount' | 'currency' | 'breakdown'> & {
    /** What is still to be paid at hand-over; 0 for an order that is paid. */
    readonly toBePaid: number;
  };
}
