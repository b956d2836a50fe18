import { setTimeout as delay } from 'node:timers/promises';
import type { PolledPayment } from '../../core/payments/gateway-payment.ts';
import type { GatewayStatus } from '../../core/payments/gateway-status.ts';
import { findIntent, type Intent } from '../intents/intent-repository.ts';
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

/** How long a gateway is waited for, in milliseconds: browsers ask again after three seconds. */
const patienceMs = 1_500;

/**
 * Tells how the payment of an order stands, as browsers poll it [PAY-130]: pending where its gateway does not say. What is
 * paid at the door is approved. While a gateway is asked about a payment, nobody asks it about that one again.
 * @returns what tells it; it throws ProblemError 404 for a payment nobody knows
 */
export function paymentPolls(
  context: OrderContext,
): (transactionId: string) => Promise<PolledPayment> {
  const asked = new Map<string, Promise<PolledPayment>>();

  const askGateway = async (intent: Intent): Promise<PolledPayment> => {
    const { transaction_id: transactionId } = intent;
    try {
      const status = await new PaymentAtGateway(context, intent).standing();
      return polled[status ?? 'created'];
    } catch (error) {
      context.log.warn({ err: error, transactionId }, 'a gateway did not say how a payment stands');
      return 'pending';
    } finally {
      asked.delete(transactionId);
    }
  };

  return async (transactionId) => {
    const intent = await findIntent(context.database.db, transactionId);
    if (!intent) throw notFound('The payment');
    if (intent.gateway === null) return 'approved';
    const answer = asked.get(transactionId) ?? askGateway(intent);
    asked.set(transactionId, answer);
    const waiting = new AbortController();
    const late = delay(patienceMs, 'pending' as const, waiting).catch(() => 'pending' as const);
    return Promise.race([answer, late]).finally(() => waiting.abort());
  };
}
