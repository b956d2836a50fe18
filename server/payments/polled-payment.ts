import type { PolledPayment } from '../../core/payments/gateway-payment.ts';
import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import { findIntent } from '../intents/intent-repository.ts';
import type { OrderContext } from '../intents/order-context.ts';
import { notFound } from '../shell/problem-error.ts';
import { PaymentAtGateway } from './payment-at-gateway.ts';

const polled: Readonly<Record<GatewayStatus, PolledPayment>> = {
  created: 'pending',
  pending: 'pending',
  approved: 'approved',
  captured: 'approved',
  declined: 'declined',
  exception: 'exception',
  cancelled: 'cancelled',
  voided: 'cancelled',
  refunded: 'cancelled',
};

/**
 * How the payment of an order stands, as browsers poll it [PAY-130]. What is paid at the door is approved.
 * @throws ProblemError 404 for a payment nobody knows
 */
export async function polledPayment(
  context: OrderContext,
  transactionId: string,
): Promise<PolledPayment> {
  const intent = await findIntent(context.database.db, transactionId);
  if (!intent) throw notFound('The payment');
  if (intent.gateway === null) return 'approved';
  const status = await new PaymentAtGateway(context, intent).standing();
  return polled[status ?? 'created'];
}
