import { signedPart } from '../../../server/payments/notification.ts';
import { SandboxGateway } from '../../../server/payments/sandbox/sandbox-gateway.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';
import { cardToken } from './sandbox-payments.ts';

/** Longer than any test: the sandbox settles nothing by itself. */
const settleDelayMs = 3_600_000;

/** Starts a server whose sandbox settles no payment by itself. */
export const startUnsettled = (
  environment: ServerOptions['environment'] = {},
): Promise<TestServer> =>
  startServer({ environment: { sandboxSettleMs: settleDelayMs, ...environment } });

/** A second sandbox on the same data: what the gateway knows without the shop knowing it. */
async function gatewayItself({ database }: TestServer): Promise<SandboxGateway> {
  const { secret } = await database.db
    .selectFrom('installation_secret')
    .select('secret')
    .where('name', '=', 'sandbox-gateway')
    .executeTakeFirstOrThrow();
  return new SandboxGateway({ database, secret, settleDelayMs });
}

/** The word of the gateway that a payment is approved, signed, whatever has become of the payment. */
export async function approvalOf(server: TestServer, transactionId: string) {
  const gateway = await gatewayItself(server);
  const message = { notificationId: `${transactionId}:x`, transactionId, status: 'approved' };
  return { ...message, signature: gateway.sign(signedPart(message)) };
}

/** Tells the shop what the gateway says. */
export const tellShop = (server: TestServer, notification: object) =>
  server.post('/v1/payment-providers/notifications', notification);

/** Has the gateway approve a card payment without the shop hearing of it; answers the word that it would send. */
export async function approveUnheard(server: TestServer, transactionId: string) {
  const gateway = await gatewayItself(server);
  await gateway.authorise(transactionId, await cardToken(server, transactionId, 'approve'));
  return approvalOf(server, transactionId);
}
