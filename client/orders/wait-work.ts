import type { OrderSummary } from '../../schemas/types/http/orders.ts';
import type { PolledPayment } from '../../core/payments/payment-gateway.ts';
import type { ShownFailure } from './order-failures.ts';
import type { OrderFlowEvent } from './order-flow.ts';
import type { OrderPiece, OrderWork } from './order-work.ts';

/** How often placing is repeated by itself when the server says that the order is still open. */
const mostRepeats = 1;

const generic: ShownFailure = { modal: 'authorise', name: 'Generic' };

/** What the gateway knows in the end; undefined when it knew nothing, or a refusal, within the time for it. */
const askUntilKnown = async (work: OrderWork, id: string): Promise<OrderFlowEvent | undefined> => {
  const { environment, isIn } = work;
  const { pollIntervalMs, pollTimeoutMs } = environment.market.manifest.payments;
  for (let waited = 0; waited < pollTimeoutMs; waited += pollIntervalMs) {
    await environment.wait(pollIntervalMs);
    if (!isIn('polling')) return 'stopped';
    const status = await payment(work, id);
    if (status === 'approved') return 'payment-given';
    if (status !== 'pending') return undefined;
  }
  return undefined;
};

/** Asks the gateway until it knows, or too long [PAY-130, PAY-131, PAY-132]. */
export const poll: OrderPiece = async (work) => {
  const id = work.transactionId();
  const event = id === undefined ? undefined : await askUntilKnown(work, id);
  if (event) return event;
  work.failPolling();
  return 'stopped';
};

/** One failed call does not end polling [PAY-132]. */
const payment = async ({ environment }: OrderWork, id: string): Promise<PolledPayment> => {
  try {
    return await environment.payments.status(id);
  } catch (error) {
    environment.report('warning', 'The state of the payment could not be read', { error });
    return 'pending';
  }
};

/** Finds out what became of an order whose placing got no answer, however long it takes. */
export const check: OrderPiece = async (work) => {
  const { environment, isIn, transactionId } = work;
  const { pollIntervalMs } = environment.market.manifest.payments;
  for (;;) {
    await environment.wait(pollIntervalMs);
    const id = transactionId();
    if (!isIn('checking') || id === undefined) return 'stopped';
    const state = await intentState(work, id);
    if (state === 'placed') return 'placed';
    if (state === 'failed' || state === 'expired' || state === 'cancelled') {
      work.fail(generic);
      work.giveUp();
      return 'stopped';
    }
    if (state === undefined || state === 'placing') continue;
    if (work.repeats() < mostRepeats) return 'still-open';
    // The attempt and its key stay: whoever presses again asks for this very order.
    work.fail(generic);
    return 'stopped';
  }
};

const intentState = async (
  { environment }: OrderWork,
  id: string,
): Promise<OrderSummary['state'] | undefined> => {
  try {
    return (await environment.orders.summary(id)).state;
  } catch (error) {
    environment.report('warning', 'The order could not be looked up', { error });
    return undefined;
  }
};
