import { SandboxGateway } from '../../../plugins/sandbox-gateway/sandbox-gateway.ts';
import type { OpenedPayment } from '../../../core/payments/gateway-payment.ts';
import { findIntent } from '../../../server/intents/intent-repository.ts';
import { LateInstallation } from '../../../server/open-installation.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';
import { cardToken } from './sandbox-payments.ts';

/** Longer than any test: the sandbox settles nothing by itself. */
const settleDelayMs = 3_600_000;

/** Starts a server whose sandbox settles no payment by itself. */
export const startUnsettled = (
  environment: ServerOptions['environment'] = {},
  onLog?: ServerOptions['onLog'],
): Promise<TestServer> =>
  startServer({
    environment: { sandboxSettleMs: settleDelayMs, ...environment },
    ...(onLog && { onLog }),
  });

/** A second sandbox on the same data: what the gateway knows without the shop knowing it. */
function gatewayItself({ database }: TestServer): SandboxGateway {
  const installation = new LateInstallation();
  installation.open({ database, settleDelayMs });
  return new SandboxGateway(installation);
}

/** The word of the gateway that a payment is approved, signed, whatever has become of the payment. */
export const approvalOf = async (server: TestServer, transactionId: string) =>
  JSON.parse(await gatewayItself(server).trial.messageOf(transactionId, 'approved')) as object;

/** Tells the shop what the gateway says. */
export const tellShop = (server: TestServer, notification: object) =>
  server.post('/v1/payment-providers/notifications', notification);

async function openedPayment(server: TestServer, transactionId: string): Promise<OpenedPayment> {
  const intent = await findIntent(server.db, transactionId);
  if (!intent) throw new Error(`There is no order ${transactionId}.`);
  return {
    transactionId,
    type: intent.payment_type,
    amount: { minor: intent.due_minor, currency: intent.currency },
    reference: intent.customer_order_reference,
    memory: {},
  };
}

/** Has the gateway approve a card payment without the shop hearing of it; answers the word that it would send. */
export async function approveUnheard(server: TestServer, transactionId: string) {
  const token = await cardToken(server, transactionId, 'approve');
  await gatewayItself(server).authorise(await openedPayment(server, transactionId), token);
  return approvalOf(server, transactionId);
}
