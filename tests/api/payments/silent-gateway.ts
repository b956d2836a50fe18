import { signedMessage, signer } from '../../../plugins/sandbox-gateway/provider/signed-words.ts';
import { installationSecret } from '../../../server/storage/installation-secret.ts';
import { type ServerOptions, startServer, type TestServer } from '../start-server.ts';
import { cardToken, settlesAfter } from './sandbox-payments.ts';

/** Longer than any test: the sandbox settles nothing by itself. */
const settleDelayMs = 3_600_000;

/** Starts a server whose sandbox settles no payment by itself. */
export const startUnsettled = (
  environment: ServerOptions['environment'] = {},
  onLog?: ServerOptions['onLog'],
): Promise<TestServer> =>
  startServer({
    environment: { ...settlesAfter(settleDelayMs), ...environment },
    ...(onLog && { onLog }),
  });

/** A key of the shop's account at the sandbox. */
const keyOf = ({ db }: TestServer, name: string) =>
  installationSecret(db, `plugin sandbox-gateway ${name}`);

/** The word of the gateway that a payment is approved, signed, whatever has become of the payment. */
export const approvalOf = async (server: TestServer, transactionId: string) =>
  JSON.parse(
    await signedMessage(
      transactionId,
      'approved',
      signer(() => keyOf(server, 'signing-key')),
    ),
  ) as object;

/** Tells the shop what the gateway says. */
export const tellShop = (server: TestServer, notification: object) =>
  server.post('/v1/payment-providers/notifications', notification);

/** Has the gateway approve a card payment without the shop hearing of it; answers the word that it would send. */
export async function approveUnheard(server: TestServer, transactionId: string) {
  const token = await cardToken(server, transactionId, 'approve');
  const path = `/sandbox/gateway/v1/payments/${transactionId}/authorise`;
  const authorization = `Bearer ${await keyOf(server, 'api-key')}`;
  await server.post(path, { token }, { authorization });
  return approvalOf(server, transactionId);
}
