import { paymentErrors } from '../../core/payments/payment-errors.ts';
import { declaredType } from '../../core/payments/payment-types.ts';
import type { PaymentStatus } from '../../core/payments/return-addresses.ts';
import type { Environments } from '../kernel/environment.ts';
import { type CardDetails, isTokenAlive } from '../payments/card-details.ts';
import type { Roots } from '../root.ts';

/** How a provider's page leads back when nothing was paid. */
const unpaid: readonly (PaymentStatus | undefined)[] = ['decline', 'exception', 'cancel'];

/** Goes on with a payment whose page the customer opens, or comes back to [CHK-12, PAY-48, PAY-49, PAY-50, PAY-51]. */
export const openCardDetails = (
  { order, payment }: Roots['purchase'],
  { market, now }: Environments['purchase'],
  details: CardDetails | undefined,
  status: PaymentStatus | undefined,
): boolean => {
  const transactionId = details?.transactionId ?? order.transactionId;
  if (transactionId !== undefined && order.isProcessed(transactionId)) {
    order.fail({ modal: 'processed', name: 'processed', transactionId });
    return true;
  }
  if (!order.attempt || transactionId !== order.transactionId) return false;
  if (order.flow === 'idle') void order.advance('goes-to-provider');
  order.setSpent(unpaid.includes(status));
  if (status === 'decline') payment.refuseCard();
  if (status === 'exception') order.fail({ modal: 'authorise', name: 'Generic' });
  if (status === 'pending') void order.advance('payment-pending');
  const step = details?.step;
  const isTooLate =
    step?.kind === 'card-form'
      ? !isTokenAlive(step.validFrom, market.manifest.payments.tokenLifeMs, now())
      : status === undefined && order.isOver();
  if (isTooLate) {
    order.giveUpAttempt();
    order.fail({ modal: 'authorise', name: paymentErrors.tokenExpired });
    void order.advance('stopped');
  }
  return true;
};

/**
 * Places the order of a customer whom a provider sent back with success, without another click, or asks first how the
 * payment stands [PAY-33, PAY-34, PAY-47, PAY-52].
 */
export const returnFromProvider = (
  { order, payment }: Roots['purchase'],
  { market }: Environments['purchase'],
  returned: Readonly<Record<string, string>>,
): Promise<void> => {
  if (order.transactionId === undefined || !order.attempt) {
    order.fail({ modal: 'authorise', name: 'Generic' });
    return Promise.resolve();
  }
  payment.takeReturned(returned);
  const isWaited = declaredType(order.paymentType, market.manifest.payments)?.settlesLater === true;
  return order.advance(isWaited ? 'payment-pending' : 'payment-given');
};
