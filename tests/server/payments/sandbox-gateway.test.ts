import { knownCard } from '../../../server/payments/sandbox/sandbox-card.ts';
import { SandboxGateway } from '../../../server/payments/sandbox/sandbox-gateway.ts';
import { paymentGatewayConformance } from '../../conformance/payment-gateway.ts';
import { engines } from '../storage/engines.ts';

const [embedded] = engines;

paymentGatewayConformance('sandbox', async () => {
  if (!embedded) throw new Error('The embedded database is always there.');
  const { database, stop } = await embedded.start();
  const gateway = new SandboxGateway({ database, secret: 's'.repeat(32), settleDelayMs: 60_000 });
  const tokenOf = async (transactionId: string, number: string): Promise<string> =>
    (await gateway.tokenise(transactionId, knownCard({ number })))?.cardToken ?? '';
  return {
    gateway,
    goodToken: (transactionId) => tokenOf(transactionId, '4111111111111111'),
    badToken: (transactionId) => tokenOf(transactionId, '4000000000000002'),
    goodWallet: { token: { paymentData: 'sandbox:approve' } },
    sign: gateway.sign,
    close: stop,
  };
});
